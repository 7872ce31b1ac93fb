import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { fold, lowerTr } from '~/kernel/turkish'
import { searchMinimum, type SearchNote } from '../catalogue'
import { readKnownSlots } from './store-known-slots.server'
import { type Asked, type Hits, readMatches, withSimilar } from './store-search.server'
import { readSpellings } from './store-spellings.server'
import { getDictionary } from './synonyms/synonyms.server'
import { nearest } from './understanding/nearest'
import type { Dictionary } from './understanding/synonyms'
import { type SearchTerms, type Slot, searchTerms, termsOf } from './understanding/terms'

/** Hits of a search, with the way in which they were found. */
export type Found = { ids: number[]; total: number; note: SearchNote }

/** First hits that a suggested spelling is read from. */
const askedForSpelling = 5

/**
 * The hits of a typed search, the one rule of pages, suggestions and API. When nothing fits it as typed: similar words, then
 * words near those of synonyms, then without the words that no product has. Null for less than three characters.
 */
export async function findHits(
  db: Db,
  visitor: Visitor,
  typed: string,
  asked: Asked = {},
): Promise<Found | null> {
  const dictionary = await getDictionary(db)
  const terms = searchTerms(typed, dictionary)
  if (!terms) return null
  const own = await readMatches(db, visitor, terms, asked)
  if (own.total > 0) {
    const meant = await meantBy(db, terms, own)
    return { ...own, note: { asTyped: own.exact > 0, meant, leftOut: [] } }
  }
  const near = nearSynonyms(terms, dictionary)
  if (near) {
    const hits = await readMatches(db, visitor, near.terms, asked)
    if (hits.total > 0)
      return {
        ...hits,
        note: { asTyped: false, meant: near.text, leftOut: [] },
      }
  }
  return findTheRest(db, visitor, near ?? { terms, text: null }, own, asked)
}

/**
 * Hits without the words that no visible product has: first without those that nothing resembles, then without all of them. No
 * hits when no word is left, or all are known.
 */
async function findTheRest(
  db: Db,
  visitor: Visitor,
  { terms, text }: { terms: SearchTerms; text: string | null },
  { similar }: Hits,
  asked: Asked,
): Promise<Found> {
  const { slots } = terms
  const resembled = withSimilar(slots, similar)
  const known = slots.length > 1 ? await readKnownSlots(db, visitor, [...resembled, ...slots]) : []
  const kept = [0, slots.length].map((from) => slots.filter((_, place) => known[from + place]))
  const [widest, narrowest] = kept as [Slot[], Slot[]]
  const tries = narrowest.length < widest.length ? [widest, narrowest] : [widest]
  for (const rest of tries) {
    const leftOut = slots.filter((slot) => !rest.includes(slot))
    if (leftOut.length === 0 || leftOut.some(isNumber) || !isEnough(rest)) continue
    const hits = await readMatches(db, visitor, { ...terms, slots: rest }, asked)
    if (hits.total === 0) continue
    const meant = (hits.exact === 0 && (await meantBy(db, terms, hits))) || text
    const note = {
      asTyped: false,
      meant,
      leftOut: leftOut.map(({ typed }) => asWritten(terms.text, typed)),
    }
    return { ...hits, note }
  }
  return {
    ids: [],
    total: 0,
    note: { asTyped: false, meant: null, leftOut: [] },
  }
}

/** A long number is a code or barcode: without it the search is another one. */
const isNumber = ({ typed }: Slot) => /^\d{3,}$/.test(typed)

const isEnough = (slots: readonly Slot[]) =>
  slots.reduce((sum, { typed }) => sum + typed.length, 0) >= searchMinimum

/** The search with its misspelt words as the hits with similar words have them; null when nothing changes. */
async function meantBy(db: Db, terms: SearchTerms, { ids, exact, similar }: Hits): Promise<string | null> {
  if (similar.size === 0 || ids.length === exact) return null
  const first = ids.slice(exact, exact + askedForSpelling)
  const candidates = [...similar.values()].flatMap(({ words }) => words)
  const spellings = await readSpellings(db, first, candidates)
  const replaced = new Map<string, string>()
  for (const [typed, { words }] of similar) {
    const word = words.find((other) => spellings.has(other))
    // A word that is not typed to its end is no misspelling.
    if (word && !word.startsWith(typed)) replaced.set(typed, lowerTr(spellings.get(word)!))
  }
  return replaced.size > 0 ? withReplaced(terms.text, replaced) : null
}

/** The search with words that are near those of synonyms; null when there are none. */
function nearSynonyms(
  { text, tokens }: SearchTerms,
  dictionary: Dictionary,
): { terms: SearchTerms; text: string } | null {
  const replaced = new Map<string, string>()
  const known = new Set(dictionary.written.keys())
  for (const token of tokens) {
    if (token.kind !== 'word' || known.has(token.text)) continue
    const word = nearest(token.text, [...known])
    // The same word with another ending is no misspelling.
    if (word && !word.startsWith(token.text) && !token.text.startsWith(word))
      replaced.set(token.text, dictionary.written.get(word)!)
  }
  if (replaced.size === 0) return null
  const corrected = tokens.map((token) => {
    const word = replaced.get(token.text)
    return word ? { ...token, text: fold(word), any: [fold(word)] } : token
  })
  return {
    terms: termsOf(text, corrected, dictionary),
    text: withReplaced(text, replaced),
  }
}

const withReplaced = (text: string, replaced: ReadonlyMap<string, string>) =>
  text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => replaced.get(fold(word)) ?? word)

/** The folded words as the visitor typed them. */
function asWritten(text: string, folded: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return folded
    .split(' ')
    .map((word) => words.find((typed) => fold(typed) === word) ?? word)
    .join(' ')
}
