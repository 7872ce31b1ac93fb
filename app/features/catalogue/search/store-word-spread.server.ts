import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { kind, layer, retail } from '../listing/listing-numbers.server'
import type { Slot, Word } from './understanding/terms'

/** The cost of a word in the index grows with its products: slots so many times as common as the rarest are left out. */
const muchRarer = 8

export type Spread = {
  documents: number
  /** Number of products that fit each slot, at most: products with several of its words count several times. */
  sums: Map<Slot, number>
  /** The smallest of these numbers. */
  least: number
  /** Products that fit all slots, if they occurred independently of each other. */
  likely: number
  /** Visible products that fit all of them: at least so many for one slot, and estimated like `likely` for several. */
  expected: number
}

type Count = { sum: number; most: number }
const none: Count = { sum: 0, most: 0 }

/** How common the words of a search are, which decides how they are searched. */
export async function readSpread(db: Db, { sees }: Visitor, slots: readonly Slot[]): Promise<Spread> {
  const words = distinct(slots)
  const { rows } = await db.execute<
    Count & { word: string; exact: boolean; documents: number; seen: number }
  >(sql`
    select w.word, w.exact, coalesce(s.sum, 0)::float8 as sum, coalesce(s.most, 0)::float8 as most,
      (select greatest(reltuples, 1) from pg_class where oid = 'search_documents'::regclass)::float8 as documents,
      (select coalesce(sum(bit_count(bits)), 0) from listing_bits
        where kind = ${kind.visible} and list_id = ${retail} and layer = ${layer.all} and key = ${sees}::int)::float8 as seen
    from unnest(${sql.param(words.map(({ text }) => text))}::text[], ${sql.param(words.map(({ exact }) => exact))}::bool[])
      w(word, exact)
    cross join lateral (
      select sum(s.products) as sum, max(s.products) as most from search_words s
      where s.word >= w.word collate "C" and s.word < (w.word || case when w.exact then chr(1) else chr(1114111) end) collate "C"
    ) s`)
  const { documents, seen } = rows[0]!
  const counts = new Map(rows.map((row) => [keyOf({ text: row.word, exact: row.exact }), row as Count]))
  const countOf = (word: Word) => counts.get(keyOf(word)) ?? none
  const sums = new Map(slots.map((slot) => [slot, sumOf(slot, countOf)]))
  const shares = [...sums.values()].map((sum) => Math.min(sum / documents, 1))
  const likely = shares.reduce((likely, share) => likely * share, documents)
  const [only] = slots
  const surely = only ? mostOf(only, countOf) - Math.max(documents - seen, 0) : 0
  return {
    documents,
    sums,
    least: Math.min(...sums.values()),
    likely,
    expected: slots.length > 1 ? (likely * seen) / documents : surely,
  }
}

const keyOf = ({ text, exact }: Word) => `${text} ${exact}`

function distinct(slots: readonly Slot[]): Word[] {
  const words = slots.flatMap(({ ways }) => ways.flat())
  return [...new Map(words.map((word) => [keyOf(word), word])).values()]
}

const sumOf = ({ ways }: Slot, countOf: (word: Word) => Count) =>
  ways.reduce((sum, way) => sum + Math.min(...way.map((word) => countOf(word).sum)), 0)

/** Products that surely fit a slot: those with the most common word that is a way by itself. */
const mostOf = ({ ways }: Slot, countOf: (word: Word) => Count) =>
  Math.max(0, ...ways.map((way) => (way.length === 1 ? countOf(way[0]!).most : 0)))

/** Slots that a search looks up by the index; the others are checked in the documents found. Null: all slots. */
export function rarest(slots: readonly Slot[], sum: (slot: Slot) => number): readonly Slot[] | null {
  const least = Math.min(...slots.map(sum))
  const rare = slots.filter((slot) => sum(slot) <= muchRarer * least)
  return rare.length < slots.length ? rare : null
}
