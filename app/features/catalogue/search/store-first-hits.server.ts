import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import {
  beginnings,
  beyondTheName,
  documentsAmong,
  firstDocuments,
  readHits,
  type SearchTerms,
  seenBy,
  typosBelow,
} from './store-word-hits.server'
import type { Spread } from './store-word-spread.server'

/** Of common words the first hits are looked for among so many documents that the shop puts first, */
export const mostLookedAt = 3_000
/** when these are likely to hold so many times what is wanted. */
const spare = 4
/** So many hits are enough for anybody who is shown the first of them. */
export const mostWanted = 60
/** Of words that fewer products have, all of these are looked at just as quickly. */
const few = 1_500
/** The server's number of documents is an estimate: twice as many hits leave room for its error. */
const doubtless = 2
/** Several words may be found together less often than each by itself tells. It shows among the first, once by chance. */
const leastShown = 2

/**
 * The first hits of words that more products have than are counted. The shop's first documents and names hold them: whoever
 * types is spared reading thousands to be shown five. Null where that is not sure.
 */
export async function readFirstHits(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  { documents, expected, least, wanted, counted }: Spread & { wanted: number; counted: number },
): Promise<number[] | null> {
  if (wanted > mostWanted || least < few || expected < doubtless * counted) return null
  const { words } = terms
  const begun = words.length > 1 ? await readHits(db, visitor, terms, null) : []
  if (begun.length > counted && begun.length >= wanted) return firstOf(wanted, begun)
  const likely = (spare * Math.max(wanted, typosBelow) * documents) / expected
  const lookedAt = Math.min(Math.ceil(likely), mostLookedAt)
  const hits = await readHits(db, visitor, terms, documentsAmong(lookedAt, words))
  const shown = hits.length - begun.length
  const areShown = shown >= leastShown && (shown * documents) / lookedAt >= doubtless * counted
  if (words.length > 1 && hits.length <= counted && !areShown) return null
  const best = hits.filter(({ score }) => score < beyondTheName)
  // Names come before all others, wherever the shop puts them.
  const named = best.length < wanted ? await readNamed(db, visitor, words, { wanted, lookedAt }) : []
  const ids = firstOf(wanted, [...best, ...named, ...hits])
  return ids.length === wanted ? ids : null
}

const firstOf = (wanted: number, hits: readonly { id: number }[]) =>
  [...new Set(hits.map(({ id }) => id))].slice(0, wanted)

/** The first products with these words in their names, in the shop's order; so many documents were looked at for more. */
async function readNamed(
  db: Db,
  visitor: Visitor,
  words: readonly string[],
  { wanted, lookedAt }: { wanted: number; lookedAt: number },
): Promise<{ id: number }[]> {
  const within = sql`${seenBy(visitor)} where d.name_words @@ ${beginnings(words)}`
  const inOrder = sql`order by d.rank, d.product_id limit ${wanted}`
  const { rows: near } =
    lookedAt < mostLookedAt
      ? await db.execute<{ id: number }>(
          sql`select d.product_id as id from (${firstDocuments(mostLookedAt)}) d ${within} ${inOrder}`,
        )
      : { rows: [] }
  if (near.length === wanted) return near
  // What is rare among so many is rare: all of it is looked up, by the index of names.
  const { rows: all } = await db.execute<{ id: number }>(sql`
    with d as materialized (select product_id, rank from search_documents d where d.name_words @@ ${beginnings(words)})
    select d.product_id as id from d ${seenBy(visitor)} ${inOrder}`)
  return all
}
