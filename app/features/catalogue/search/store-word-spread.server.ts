import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { kind, layer, retail } from '../listing/listing-numbers.server'

/** Looking up a word costs by how many products have it: words so many times as common as the rarest are not looked up. */
const muchRarer = 8

export type Spread = {
  documents: number
  /** In how many products words with each of these beginnings are found. */
  sums: Map<string, number>
  /** The least of them. */
  least: number
  /** Products with words of all these beginnings, were words spread without regard to each other. */
  likely: number
  /** Products that have all of these and are seen: of a single word for sure, of several by the same token as `likely`. */
  expected: number
}

/** How common words are: what a search costs depends on it. */
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

/** Words that a search looks up: what else was typed is looked for in the documents that have these. Null: all of them. */
export function rarest(words: readonly string[], sum: (word: string) => number): readonly string[] | null {
  const least = Math.min(...words.map(sum))
  const rare = words.filter((word) => sum(word) <= muchRarer * least)
  return rare.length < words.length ? rare : null
}
