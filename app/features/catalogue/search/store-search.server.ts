import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { fold } from '~/kernel/turkish'
import { searchMaximum, searchMinimum } from '../catalogue'
import { mostLookedAt, mostWanted, readFirstHits } from './store-first-hits.server'
import { type Similar, similarWords } from './store-similar-words.server'
import {
  documentsWith,
  firstDocuments,
  firstDocumentsWith,
  found,
  mostHits,
  readHits,
  type SearchTerms,
  seenBy,
  typosBelow,
} from './store-word-hits.server'
import { rarest, readSpread, type Spread } from './store-word-spread.server'

const mostWords = 8
const mostMisspelt = 3
const mostSimilarHits = 300
const longestMisspelt = 30
/** Words that more products are likely to have are searched in the shop's own order, until there are enough hits. */
const manyProducts = 6_000

/** Words of a typed search; null when it is too short. The cost does not grow with its length (promise L43). */
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

// Every word that begins with the longer one also begins with the shorter one.
const isBeginningOfAnother = (word: string, words: readonly string[]) =>
  words.some((other) => other !== word && other.startsWith(word))

/** Ids of the hits, best first, and the number of all hits; `ids` may be only the first ones. */
export type Hits = { ids: number[]; total: number }

/**
 * Ids of the products that a search finds, best first, at most `mostHits`: the exact code of a product or visible variant;
 * names that begin with the typed words; then products with a word for each typed word to begin, in the name first, then
 * anywhere; then products with similar words.
 * The caller asks only whether there are more than `counted`: when counting takes long, the total is `counted + 1`.
 */
export async function findHits(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  { wanted = mostHits, counted = mostHits }: { wanted?: number; counted?: number } = {},
): Promise<Hits> {
  // Hits that are shown are always counted.
  const atLeast = Math.max(counted, wanted)
  const spread = await readSpread(db, visitor, terms.words)
  const first = await readFirstHits(db, visitor, terms, { ...spread, wanted, counted: atLeast })
  if (first) return { ids: first, total: Math.min(atLeast + 1, mostHits) }
  const ids = await findAll(db, visitor, terms, spread, wanted <= mostWanted)
  return { ids, total: ids.length }
}

/** `isGlance`: the caller shows only the first hits. */
async function findAll(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  spread: Spread,
  isGlance: boolean,
): Promise<number[]> {
  const { words } = terms
  const documents =
    spread.likely > manyProducts
      ? firstDocumentsWith(words, visitor, mostHits)
      : documentsWith(
          words,
          rarest(words, (word) => spread.sums.get(word) ?? 0),
        )
  const ids = (await readHits(db, visitor, terms, documents)).map(({ id }) => id)
  if (ids.length >= typosBelow) return ids
  const similar = await similarWords(db, words.filter(mayBeMisspelt).slice(0, mostMisspelt))
  if (similar.size === 0) return ids
  const amongFirst = isGlance && areCommon(terms, similar, spread)
  const more = await readSimilarHits(db, visitor, terms, similar, { ...spread, amongFirst })
  return [...new Set([...ids, ...more])]
}

/** Whether the shop's first documents contain enough products with a similar word. */
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
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select p.id, p.name_folded, d.rank
      from (${amongFirst ? firstDocuments(mostLookedAt) : sql`select * from search_documents`}) d
      ${seenBy(visitor)} join products p on p.id = d.product_id
      where ${found(queryOf(words), rare && !amongFirst ? queryOf(rare) : null)} limit ${mostSimilarHits}
    ) hit
    order by word_similarity(${folded}, name_folded) desc, rank, id`)
  return rows.map(({ id }) => id)
}

// A word with digits is a code or a measure: with another digit it means something else.
function mayBeMisspelt(word: string): boolean {
  return word.length >= searchMinimum && word.length <= longestMisspelt && !/\p{N}/u.test(word)
}
