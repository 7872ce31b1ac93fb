import { sql, type SQL } from 'drizzle-orm'
import { atMost } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { comparableCode } from './codes'
import type { SearchTerms, Slot, Word } from './understanding/terms'
import { isSeen, seenBits } from '../listing/store-seen.server'
import { productVisible, variantVisible } from '../selling/store-visible.server'

/** Most hits of a search: a hundred pages. Each further one would cost time, and nobody reads so far. */
export const mostHits = 3_000
/** With fewer hits than this the search also looks for similar words. */
export const typosBelow = 10
/** A beginning that more names share is too common to prefer them. */
const mostBegun = 1_000

/** 0: exact code; 1: the name begins with the words; 2: the name fits all slots; from 3: one more for each that it does not. */
export type Hit = { id: number; score: number }
export const beyondTheName = 3

/** Products found by code, by the beginning of their name or in `documents` (a query of such rows), best first. */
export async function readHits(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  documents: SQL | null,
): Promise<Hit[]> {
  const code = comparableCode(terms.text)
  const missing = terms.slots.map((slot) => sql`(not ts_match_vq(d.name_words, ${queryOf([slot])}))::int`)
  const named = sql`2 + ${sql.join(missing, sql` + `)}`
  const { rows } = await db.execute<Hit>(sql`
    with ${seenBits(visitor)}, begun as materialized (${namesBegunWith(terms)}), hit as (
      select p.id, 0 as score, 0 as rank
      from variants v join products p on p.id = v.product_id and ${productVisible(visitor)}
      where (v.code_normalized = ${code} or v.barcode = ${terms.text}) and ${variantVisible(visitor)}
      union all
      select p.id, 0, 0 from products p
      where p.code = any(${sql.param([terms.text, code])}::text[]) and ${productVisible(visitor)}
      union all
      select d.product_id, 1, d.rank from begun d where (select count(*) from begun) <= ${atMost(mostBegun)} and ${isSeen}
      ${documents ? sql`union all select d.product_id, ${named}, d.rank from (${documents}) d where ${isSeen}` : sql``}
    )
    select id, min(score) as score from hit group by id order by min(score), min(rank), id limit ${atMost(mostHits)}`)
  return rows
}

// Only for several words: a single word begins too many names.
function namesBegunWith({ folded, slots }: SearchTerms): SQL {
  const from = slots.length > 1 ? folded.replaceAll(/\s+/g, ' ') : null
  return sql`
    select p.id as product_id, p.rank from products p
    where p.name_folded collate "C" >= (select ${from}::text)
      and p.name_folded collate "C" < (select ${from}::text || chr(1114111))
    limit ${atMost(mostBegun + 1)}`
}

/** Documents that fit all slots. The index finds those that fit the `rare` ones, and the others are checked in these. */
export function documentsWith(slots: readonly Slot[], rare: readonly Slot[] | null): SQL {
  return sql`select * from search_documents d where ${found(queryOf(slots), rare && queryOf(rare))}`
}

/** The first `most` of them in the shop's order. Only visible ones count: the number must not reveal hidden products. */
export function firstDocumentsWith(slots: readonly Slot[], most: number): SQL {
  return sql`
    select d.* from search_documents d
    where d.words @@ ${toQuery(slots)} and ${isSeen} order by d.rank, d.product_id limit ${atMost(most)}`
}

/** Those among the first `count` documents in the shop's order. */
export function documentsAmong(count: number, slots: readonly Slot[]): SQL {
  return sql`select * from (${firstDocuments(count)}) d where words @@ ${queryOf(slots)}`
}

/** The first documents in the shop's order. */
export const firstDocuments = (count: number): SQL =>
  sql`select * from search_documents order by rank, product_id limit (select ${count}::int)`

/** Condition on documents `d`. `ts_match_vq` is the function behind `@@`: it uses no index, so only `rare` words do. */
export function found(query: SQL, rare: SQL | null): SQL {
  return rare ? sql`d.words @@ ${rare} and ts_match_vq(d.words, ${query})` : sql`d.words @@ ${query}`
}

/**
 * A tsquery of the slots, hidden from the planner: otherwise it plans the statement anew for each search, which takes as long
 * as the search.
 */
export const queryOf = (slots: readonly Slot[]): SQL => sql`(select ${toQuery(slots)})`

/** The same for the planner to see. The words contain only letters and digits and no operator of a tsquery. */
const toQuery = (slots: readonly Slot[]): SQL =>
  sql`${slots.map(({ ways }) => `(${ways.map(written).join(' | ')})`).join(' & ')}::tsquery`

const written = (way: readonly Word[]) =>
  `(${way.map(({ text, exact }) => (exact ? `'${text}'` : `'${text}':*`)).join(' & ')})`
