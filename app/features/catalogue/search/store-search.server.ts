import { sql } from 'drizzle-orm'
import { atMost } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { isSeen, seenBits } from '../listing/store-seen.server'
import { mostLookedAt, mostWanted, readFirstHits } from './store-first-hits.server'
import { type Similar, similarWords } from './store-similar-words.server'
import {
  documentsWith,
  firstDocuments,
  firstDocumentsWith,
  found,
  mostHits,
  queryOf,
  readHits,
  typosBelow,
} from './store-word-hits.server'
import { rarest, readSpread, type Spread } from './store-word-spread.server'
import type { SearchTerms, Slot } from './understanding/terms'

const mostMisspelt = 3
const mostSimilarHits = 300
/** The same among the first documents, where a glance needs a few. */
const mostGlanced = 100
/** Words that more products are likely to have are searched in the shop's own order, until there are enough hits. */
const manyProducts = 6_000

/** Ids of the hits, best first, and the number of all hits; `ids` may be only the first ones. */
export type Hits = {
  ids: number[]
  total: number
  /** Hits that fit the terms as they are; the others have similar words. */
  exact: number
  /** Similar words by misspelt word, when they were looked up. */
  similar: ReadonlyMap<string, Similar>
}

const none: ReadonlyMap<string, Similar> = new Map()

/** `counted`: the caller asks only whether there are more; when counting takes long, the total is `counted + 1`. */
export type Asked = { wanted?: number; counted?: number }

/**
 * Ids of the products that fit the terms, best first, at most `mostHits`: the exact code of a product or visible variant;
 * names that begin with the typed words; then products that fit every slot, by their name first, then anywhere; then products
 * with similar words.
 */
export async function readMatches(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  { wanted = mostHits, counted = mostHits }: Asked,
): Promise<Hits> {
  if (terms.slots.length === 0) return hitsOf((await readHits(db, visitor, terms, null)).map(({ id }) => id))
  // Hits that are shown are always counted.
  const atLeast = Math.max(counted, wanted)
  const spread = await readSpread(db, visitor, terms.slots)
  const first = await readFirstHits(db, visitor, terms, {
    ...spread,
    wanted,
    counted: atLeast,
  })
  if (first) return { ...hitsOf(first), total: Math.min(atLeast + 1, mostHits) }
  return readAll(db, visitor, terms, spread, wanted <= mostWanted)
}

const hitsOf = (ids: number[]): Hits => ({
  ids,
  total: ids.length,
  exact: ids.length,
  similar: none,
})

/** `isGlance`: the caller shows only the first hits. */
async function readAll(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  spread: Spread,
  isGlance: boolean,
): Promise<Hits> {
  const { slots } = terms
  const documents =
    spread.likely > manyProducts
      ? firstDocumentsWith(slots, mostHits)
      : documentsWith(
          slots,
          rarest(slots, (slot) => spread.sums.get(slot) ?? 0),
        )
  const ids = (await readHits(db, visitor, terms, documents)).map(({ id }) => id)
  if (ids.length >= typosBelow) return hitsOf(ids)
  const misspelt = slots.flatMap(({ mayBeMisspelt }) => mayBeMisspelt ?? []).slice(0, mostMisspelt)
  const similar = await similarWords(db, misspelt)
  if (similar.size === 0) return hitsOf(ids)
  const amongFirst = isGlance && areCommon(terms, similar, spread)
  const more = await readSimilarHits(db, visitor, terms, similar, {
    ...spread,
    amongFirst,
  })
  const all = [...new Set([...ids, ...more])]
  return { ids: all, total: all.length, exact: ids.length, similar }
}

/** Whether the shop's first documents contain enough products with a similar word. */
function areCommon(
  { slots }: SearchTerms,
  similar: ReadonlyMap<string, Similar>,
  { documents }: Spread,
): boolean {
  const [{ most } = { most: 0 }] = similar.values()
  return slots.length === 1 && (most * mostLookedAt) / documents >= mostWanted
}

async function readSimilarHits(
  db: Db,
  visitor: Visitor,
  { slots, folded }: SearchTerms,
  similar: ReadonlyMap<string, Similar>,
  { sums, amongFirst }: Spread & { amongFirst: boolean },
): Promise<number[]> {
  const wide = withSimilar(slots, similar)
  const sumOf = (slot: Slot) => {
    const own = slots.find(({ typed }) => typed === slot.typed)!
    return (sums.get(own) ?? 0) + (similar.get(own.mayBeMisspelt ?? '')?.sum ?? 0)
  }
  const rare = amongFirst ? null : rarest(wide, sumOf)
  const { rows } = await db.execute<{ id: number }>(sql`
    with ${seenBits(visitor)}
    select id from (
      select p.id, p.name_folded, d.rank
      from (${amongFirst ? firstDocuments(mostLookedAt) : sql`select * from search_documents`}) d
      join products p on p.id = d.product_id
      where ${found(queryOf(wide), rare && queryOf(rare))} and ${isSeen} limit ${atMost(amongFirst ? mostGlanced : mostSimilarHits)}
    ) hit
    order by word_similarity(${folded}, name_folded) desc, rank, id`)
  return rows.map(({ id }) => id)
}

/** The slots, which similar words fit as well. */
export function withSimilar(slots: readonly Slot[], similar: ReadonlyMap<string, Similar>): Slot[] {
  return slots.map((slot) => {
    const words = similar.get(slot.mayBeMisspelt ?? '')?.words ?? []
    return {
      ...slot,
      ways: [...slot.ways, ...words.map((text) => [{ text, exact: true }])],
    }
  })
}
