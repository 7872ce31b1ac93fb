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
/** Words that more products are likely to have are looked for along the shop's own order, until there are enough. */
const manyProducts = 6_000

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
 * Ids of what a search finds, best first: the exact code of a product or visible variant, names that begin with several
 * words as they were typed, then where all words begin words of the name, then of everything the product is found by, then
 * where words are similar. At most `mostHits`.
 * `counted`: whether there are more than so many is all that is asked; where counting them takes long it is one more.
 */
export async function findHits(
  db: Db,
  visitor: Visitor,
  terms: SearchTerms,
  { wanted = mostHits, counted = mostHits }: { wanted?: number; counted?: number } = {},
): Promise<Hits> {
  // What is shown is counted in any case.
  const atLeast = Math.max(counted, wanted)
  const spread = await readSpread(db, visitor, terms.words)
  const first = await readFirstHits(db, visitor, terms, { ...spread, wanted, counted: atLeast })
  if (first) return { ids: first, total: Math.min(atLeast + 1, mostHits) }
  const ids = await findAll(db, visitor, terms, spread, wanted <= mostWanted)
  return { ids, total: ids.length }
}

/** `isGlance`: only the first of them will be looked at. */
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

// A code or measure with another digit is another one, not a misspelling.
function mayBeMisspelt(word: string): boolean {
  return word.length >= searchMinimum && word.length <= longestMisspelt && !/\p{N}/u.test(word)
}
