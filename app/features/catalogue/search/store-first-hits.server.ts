import { sql } from 'drizzle-orm'
import { atMost } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { isSeen, seenBits } from '../listing/store-seen.server'
import {
  beyondTheName,
  documentsAmong,
  firstDocuments,
  queryOf,
  readHits,
  typosBelow,
} from './store-word-hits.server'
import type { Spread } from './store-word-spread.server'
import type { SearchTerms, Slot } from './understanding/terms'

/** Documents, in the shop's order, that are searched at most for the first hits of common words. */
export const mostLookedAt = 3_000
/** Documents are searched until they are likely to contain so many times the wanted hits. */
const spare = 4
/** Most hits that a page of first hits shows. */
export const mostWanted = 60
/** Words of fewer products are searched completely, which is as quick. */
const few = 1_500
/** The number of documents is PostgreSQL's estimate: twice as many expected hits allow for its error. */
const doubtless = 2
/** Several words may occur together less often than their frequencies say. One common hit may be chance, two are not. */
const leastShown = 2

/**
 * The first hits of words that more than `counted` products have, found among the shop's first documents and names: a
 * suggestion of five does not read thousands. Null when these may not contain enough hits.
 */
export async function readFirstHits(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  { documents, expected, least, wanted, counted }: Spread & { wanted: number; counted: number },
): Promise<number[] | null> {
  if (wanted > mostWanted || least < few || expected < doubtless * counted) return null
  const { slots } = terms
  const begun = slots.length > 1 ? await readHits(db, visitor, terms, null) : []
  if (begun.length > counted && begun.length >= wanted) return firstOf(wanted, begun)
  const likely = (spare * Math.max(wanted, typosBelow) * documents) / expected
  const lookedAt = Math.min(Math.ceil(likely), mostLookedAt)
  const hits = await readHits(db, visitor, terms, documentsAmong(lookedAt, slots))
  const shown = hits.length - begun.length
  const areShown = shown >= leastShown && (shown * documents) / lookedAt >= doubtless * counted
  if (slots.length > 1 && hits.length <= counted && !areShown) return null
  const best = hits.filter(({ score }) => score < beyondTheName)
  // Hits in names come before all others, also when they are late in the shop's order.
  const named = best.length < wanted ? await readNamed(db, visitor, slots, { wanted, lookedAt }) : []
  const ids = firstOf(wanted, [...best, ...named, ...hits])
  return ids.length === wanted ? ids : null
}

const firstOf = (wanted: number, hits: readonly { id: number }[]) =>
  [...new Set(hits.map(({ id }) => id))].slice(0, wanted)

/** The first products with these words in their names, in the shop's order; the first `lookedAt` documents had too few. */
async function readNamed(
  db: Db,
  visitor: Visitor,
  slots: readonly Slot[],
  { wanted, lookedAt }: { wanted: number; lookedAt: number },
): Promise<{ id: number }[]> {
  const seen = seenBits(visitor)
  const inOrder = sql`order by d.rank, d.product_id limit ${atMost(wanted)}`
  const { rows: near } =
    lookedAt < mostLookedAt
      ? await db.execute<{ id: number }>(
          sql`
            with ${seen} select d.product_id as id from (${firstDocuments(mostLookedAt)}) d
            where d.name_words @@ ${queryOf(slots)} and ${isSeen} ${inOrder}`,
        )
      : { rows: [] }
  if (near.length === wanted) return near
  // Words that are rare among so many documents are rare in all: the index of names finds every product.
  const { rows: all } = await db.execute<{ id: number }>(sql`
    with ${seen}, d as materialized (
      select product_id, rank from search_documents d where d.name_words @@ ${queryOf(slots)})
    select d.product_id as id from d where ${isSeen} ${inOrder}`)
  return all
}
