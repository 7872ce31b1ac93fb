import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { kind, layer, retail } from '../listing/listing-numbers.server'

/** The cost of a word in the index grows with its products: words so many times as common as the rarest are left out. */
const muchRarer = 8

export type Spread = {
  documents: number
  /** Number of products with words of each beginning. */
  sums: Map<string, number>
  /** The smallest of these numbers. */
  least: number
  /** Products with words of all these beginnings, if words occurred independently of each other. */
  likely: number
  /** Visible products with all of them: at least so many for one word, and estimated like `likely` for several. */
  expected: number
}

/** How common words are, which decides how they are searched. */
export async function readSpread(db: Db, { sees }: Visitor, words: readonly string[]): Promise<Spread> {
  const { rows } = await db.execute<{
    word: string
    sum: number
    most: number
    documents: number
    seen: number
  }>(sql`
    select w.word, coalesce(s.sum, 0)::float8 as sum, coalesce(s.most, 0)::float8 as most,
      (select greatest(reltuples, 1) from pg_class where oid = 'search_documents'::regclass)::float8 as documents,
      (select coalesce(sum(bit_count(bits)), 0) from listing_bits
        where kind = ${kind.visible} and list_id = ${retail} and layer = ${layer.all} and key = ${sees}::int)::float8 as seen
    from unnest(${sql.param(words)}::text[]) w(word)
    cross join lateral (
      select sum(s.products) as sum, max(s.products) as most from search_words s
      where s.word >= w.word collate "C" and s.word < (w.word || chr(1114111)) collate "C"
    ) s`)
  const { documents, seen, most } = rows[0]!
  const shares = rows.map(({ sum }) => Math.min(sum / documents, 1))
  const likely = shares.reduce((likely, share) => likely * share, documents)
  return {
    documents,
    sums: new Map(rows.map(({ word, sum }) => [word, sum])),
    least: Math.min(...rows.map(({ sum }) => sum)),
    likely,
    expected: rows.length > 1 ? (likely * seen) / documents : most - Math.max(documents - seen, 0),
  }
}

/** Words that a search looks up by the index; the others are checked in the documents found. Null: all words. */
export function rarest(words: readonly string[], sum: (word: string) => number): readonly string[] | null {
  const least = Math.min(...words.map(sum))
  const rare = words.filter((word) => sum(word) <= muchRarer * least)
  return rare.length < words.length ? rare : null
}
