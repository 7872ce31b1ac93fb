import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { fold } from '~/kernel/turkish'
import { searchMaximum, searchMinimum } from './catalogue'
import { comparableCode } from './codes'
import { chunkSize } from './store-list-plan.server'
import { type Similar, similarWords } from './store-similar-words.server'
import { productVisible, variantVisible } from './store-visible.server'
import { rarest, readSpread, type Spread } from './store-word-spread.server'

/** With fewer hits than this the search also looks for similar words. */
const typosBelow = 10
const mostWords = 8
const mostMisspelt = 3
const mostSimilarHits = 300
const longestMisspelt = 30
/** A search has so many hits at most, a hundred pages: nobody reads on, and each further one costs. */
export const mostHits = 3_000
/** Words that more products are likely to have are looked for along the shop's own order, until there are enough. */
const manyProducts = 6_000
/** Of common words the first hits are looked for among so many documents that the shop puts first, */
const mostLookedAt = 3_000
/** when these are likely to hold so many times what is wanted. */
const spare = 4
/** So many hits are enough for anybody who is shown the first of them. */
const mostWanted = 60

export type SearchTerms = { text: string; folded: string; words: string[] }

/** What a customer typed, as it is searched; null when it is too short. Costs the same however long it was (promise L43). */
export function searchTerms(typed: string): SearchTerms | null {
  const text = typed
    .slice(0, 2 * searchMaximum)
    .trim()
    .slice(0, searchMaximum)
  const folded = fold(text)
  const words = [...new Set(folded.match(/[\p{L}\p{N}]+/gu))].slice(0, mostWords)
  if (text.length < searchMinimum || words.length === 0) return null
  return { text, folded, words: words.filter((word) => !isBeginningOfAnother(word, words)) }
}

// What begins with the longer one begins with the shorter one as well.
const isBeginningOfAnother = (word: string, words: readonly string[]) =>
  words.some((other) => other !== word && other.startsWith(word))

/** Ids of what was found, best first, and how many there are: `ids` may be only the first that were wanted. */
export type Hits = { ids: number[]; total: number }

/**
 * Ids of what a search finds, best first: the exact code of a product or visible variant, then where all words begin
 * words of the name, then of everything the product is found by, then where words are similar. At most `mostHits`.
 */
export async function findHits(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  wanted = mostHits,
): Promise<Hits> {
  const spread = await readSpread(db, visitor, terms.words)
  const first = await readFirstHits(db, visitor, terms, { ...spread, wanted })
  if (first) return { ids: first, total: mostHits }
  const documents = spread.likely > manyProducts ? { matching: mostHits } : {}
  const rare = rarest(terms.words, (word) => spread.sums.get(word) ?? 0)
  const found = (await readHits(db, visitor, terms, { ...documents, rare })).map(({ id }) => id)
  if (found.length >= typosBelow) return allOf(found)
  const similar = await similarWords(db, terms.words.filter(mayBeMisspelt).slice(0, mostMisspelt))
  if (similar.size === 0) return allOf(found)
  const amongFirst = wanted <= mostWanted && areCommon(terms, similar, spread)
  return allOf([
    ...new Set([
      ...found,
      ...(await readSimilarHits(db, visitor, terms, similar, { ...spread, amongFirst })),
    ]),
  ])
}

const allOf = (ids: number[]): Hits => ({ ids, total: ids.length })

/**
 * The first hits of words so common that there are more than a search tells of. The shop's first documents hold them:
 * whoever types is spared reading thousands to be shown five. Null where that is not sure.
 */
async function readFirstHits(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  { documents, expected, wanted }: Spread & { wanted: number },
): Promise<number[] | null> {
  const lookedAt = Math.ceil((spare * Math.max(wanted, typosBelow) * documents) / expected)
  // The number of documents is the server's estimate: twice as many hits as needed leave room for its error.
  if (wanted > mostWanted || expected < 2 * mostHits || lookedAt > mostLookedAt) return null
  const hits = await readHits(db, visitor, terms, { first: lookedAt, rare: null })
  const best = hits.filter(({ score }) => score < beyondTheName)
  // Where few of the shop's first have the words in their names, there are few such names: they come before all others.
  const named = best.length < wanted ? await readNamed(db, visitor, terms, wanted) : []
  const ids = [...new Set([...best.map(({ id }) => id), ...named, ...hits.map(({ id }) => id)])]
  // Several words may be found together less often than each by itself tells: it shows among the first.
  const areMany = terms.words.length === 1 || (hits.length * documents) / lookedAt >= 2 * mostHits
  return areMany && ids.length >= wanted ? ids.slice(0, wanted) : null
}

/** Ids of the first products with these words in their names, in the shop's order. */
async function readNamed(
  db: Db,
  visitor: Visitor,
  { words }: SearchTerms,
  wanted: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select d.product_id as id from search_documents d ${seenBy(visitor)}
    where d.name_words @@ ${beginnings(words)} order by d.rank, d.product_id limit ${wanted}`)
  return rows.map(({ id }) => id)
}

const beyondTheName = 2

/** `documents`: only so many of those that match are looked at, the shop's first, or only the shop's first of all. */
async function readHits(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  documents: { matching?: number; first?: number; rare: readonly string[] | null },
): Promise<{ id: number; score: number }[]> {
  const code = comparableCode(terms.text)
  const query = beginnings(terms.words)
  const { rows } = await db.execute<{ id: number; score: number }>(sql`
    with hit as (
      select p.id, 0 as score, 0 as rank
      from variants v join products p on p.id = v.product_id and ${productVisible(visitor)}
      where (v.code_normalized = ${code} or v.barcode = ${terms.text}) and ${variantVisible(visitor)}
      union all
      select p.id, 0, 0 from products p
      where p.code = any(${sql.param([terms.text, code])}::text[]) and ${productVisible(visitor)}
      union all
      select d.product_id, case when d.name_words @@ ${query} then 1 else ${beyondTheName} end, d.rank
      from (${matching(query, documents, visitor)}) d ${seenBy(visitor)}
    )
    select id, min(score) as score from hit group by id order by min(score), min(rank), id limit ${mostHits}`)
  return rows
}

function matching(
  query: SQL,
  { matching, first, rare }: { matching?: number; first?: number; rare: readonly string[] | null },
  visitor: Visitor,
): SQL {
  // Only what is seen counts, else the number of hits would tell how many are hidden.
  if (matching)
    return sql`
      select d.* from search_documents d ${seenBy(visitor)}
      where d.words @@ ${query} order by d.rank, d.product_id limit ${matching}`
  if (!first) return sql`select * from search_documents d where ${found(query, rare && beginnings(rare))}`
  return sql`
    select * from (select * from search_documents order by rank, product_id limit ${first}) d where words @@ ${query}`
}

// The function of @@ does the same as the operator, and is none that an index is asked for.
function found(query: SQL, rare: SQL | null): SQL {
  return rare ? sql`d.words @@ ${rare} and ts_match_vq(d.words, ${query})` : sql`d.words @@ ${query}`
}

/** Only documents `d` of products with a variant that this visitor sees. */
function seenBy({ sees }: Visitor): SQL {
  return sql`
    join listing_bits seen on seen.kind = 0 and seen.list_id = 0 and seen.layer = -1 and seen.key = ${sees}::int
      and seen.chunk = d.product_id / ${chunkSize} and get_bit(seen.bits, d.product_id % ${chunkSize}) = 1`
}

// Words hold only letters and digits, nothing that a tsquery reads.
const beginnings = (words: readonly string[]) =>
  sql`${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`

/** Whether the shop's first documents hold enough of what may have been meant. */
function areCommon(
  { words }: SearchTerms,
  similar: ReadonlyMap<string, Similar>,
  { documents }: Spread,
): boolean {
  const [{ most } = { most: 0 }] = similar.values()
  return words.length === 1 && (most * mostLookedAt) / documents >= mostWanted
}

async function readSimilarHits(
  db: Db,
  visitor: Visitor,
  { words, folded }: SearchTerms,
  similar: ReadonlyMap<string, Similar>,
  { sums, amongFirst }: Spread & { amongFirst: boolean },
): Promise<number[]> {
  const either = (word: string) =>
    [`'${word}':*`, ...(similar.get(word)?.words ?? []).map((meant) => `'${meant}'`)].join(' | ')
  const queryOf = (words: readonly string[]) =>
    sql`${words.map((word) => `(${either(word)})`).join(' & ')}::tsquery`
  const rare = rarest(words, (word) => (sums.get(word) ?? 0) + (similar.get(word)?.sum ?? 0))
  const first = sql`select * from search_documents order by rank, product_id limit ${mostLookedAt}`
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select p.id, p.name_folded, d.rank
      from (${amongFirst ? first : sql`select * from search_documents`}) d
      ${seenBy(visitor)} join products p on p.id = d.product_id
      where ${found(queryOf(words), rare && !amongFirst ? queryOf(rare) : null)} limit ${mostSimilarHits}
    ) hit
    order by word_similarity(${folded}, name_folded) desc, rank, id`)
  return rows.map(({ id }) => id)
}

// A code or measure with another digit is another one, not a misspelling.
function mayBeMisspelt(word: string): boolean {
  return word.length >= searchMinimum && word.length <= longestMisspelt && !/\p{N}/u.test(word)
}
