import { sql } from 'drizzle-orm'
import { briefly, longerLifetime } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { Sees, Visitor } from '~/features/identity/identity'
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

/**
 * How common the words of a search are, which decides how they are searched. The process keeps these numbers for 5 s: they
 * are estimates, and many visitors type the same beginnings.
 */
export async function readSpread(db: Db, { sees }: Visitor, slots: readonly Slot[]): Promise<Spread> {
  const words = distinct(slots)
  const [{ documents, seen }, counts] = await Promise.all([
    briefly(db, `search-documents for ${sees}`, () => readExtent(db, sees), longerLifetime),
    briefly(db, `search-words ${words.map(keyOf).join()}`, () => readCounts(db, words), longerLifetime),
  ])
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

/** All documents, and those of products that this level sees. */
async function readExtent(db: Db, sees: Sees): Promise<{ documents: number; seen: number }> {
  const { rows } = await db.execute<{ documents: number; seen: number }>(sql`
    select
      (select greatest(reltuples, 1) from pg_class where oid = 'search_documents'::regclass)::float8 as documents,
      (select coalesce(sum(bit_count(bits)), 0) from listing_bits
        where kind = ${kind.visible} and list_id = ${retail} and layer = ${layer.all} and key = ${sees}::int)::float8 as seen`)
  return rows[0]!
}

async function readCounts(db: Db, words: readonly Word[]): Promise<Map<string, Count>> {
  const texts = words.map(({ text }) => text)
  const { rows } = await db.execute<Count & Pick<Word, 'exact'> & { word: string }>(sql`
    select w.word, w.exact, coalesce(s.sum, 0)::float8 as sum, coalesce(s.most, 0)::float8 as most
    from unnest(${sql.param(texts)}::text[], ${sql.param(words.map(({ exact }) => exact))}::bool[]) w(word, exact)
    cross join lateral (
      select sum(s.products) as sum, max(s.products) as most from search_words s
      where s.word >= w.word collate "C" and s.word < (w.word || case when w.exact then chr(1) else chr(1114111) end) collate "C"
    ) s`)
  return new Map(rows.map(({ word, exact, sum, most }) => [keyOf({ text: word, exact }), { sum, most }]))
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
