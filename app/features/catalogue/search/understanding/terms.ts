import { fold } from '~/kernel/turkish'
import { searchMaximum, searchMinimum } from '../../catalogue'
import { stemsOf } from './endings'
import { type Dictionary, noSynonyms } from './synonyms'
import { type Token, tokensOf, withoutFillers } from './typed-words'

/** A word that products must have, or begin one of theirs with. It contains only letters and digits. */
export type Word = { text: string; exact: boolean }

/** One demand of a search: a product fits when it has all words of one of the ways. */
export type Slot = {
  /** As typed, folded. */
  typed: string
  /** The typed word alone, which may be misspelt; null for numbers, measures and phrases with a synonym. */
  mayBeMisspelt: string | null
  ways: Word[][]
}

/** A search as it is looked up: a product must fit every slot. */
export type SearchTerms = {
  text: string
  folded: string
  tokens: readonly Token[]
  slots: Slot[]
}

const mostSlots = 8
/** Words that one search looks up at most, whatever synonyms and endings add (promise L43). */
const mostWords = 32
const longestMisspelt = 30
/** Beginnings of short words of a synonym mean other things: `gri` is not `grimsi`. */
const shortWord = 4

/** Reads a typed search; null when it has fewer than three characters. The cost does not grow with its length. */
export function searchTerms(typed: string, dictionary: Dictionary = noSynonyms): SearchTerms | null {
  const text = typed
    .slice(0, 2 * searchMaximum)
    .trim()
    .slice(0, searchMaximum)
  const tokens = tokensOf(text)
  if (text.length < searchMinimum || tokens.length === 0) return null
  return termsOf(text, tokens, dictionary)
}

/** The terms of these tokens. */
export function termsOf(text: string, tokens: readonly Token[], dictionary: Dictionary): SearchTerms {
  const slots = withoutFillers(toPhrases(tokens, dictionary)).map(toSlot)
  const kept = slots.filter((slot) => !isBeginningOfAnother(slot, slots)).slice(0, mostSlots)
  return {
    text,
    folded: fold(text),
    tokens,
    slots: isTooShort(tokens) ? [] : bounded(kept),
  }
}

/** One or two letters begin too many words. A code such as `K-1` is still found, by itself. */
const isTooShort = (tokens: readonly Token[]) =>
  tokens.reduce((sum, { text }) => sum + text.length, 0) < searchMinimum

type Phrase = {
  text: string
  tokens: readonly Token[]
  meanings: readonly (readonly string[])[]
}

/** Groups tokens into phrases that have synonyms, the longest first, and single tokens. */
function toPhrases(tokens: readonly Token[], { meaningsOf, longest }: Dictionary): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(longest, tokens.length - at)
    let meanings: Phrase['meanings'] = []
    while (length > 0) {
      const found = spellings(tokens.slice(at, at + length)).flatMap((key) => meaningsOf.get(key) ?? [])
      if (found.length > 0) {
        meanings = found
        break
      }
      length--
    }
    const own = tokens.slice(at, at + Math.max(1, length))
    phrases.push({
      text: own.map(({ text }) => text).join(' '),
      tokens: own,
      meanings,
    })
    at += own.length
  }
  return phrases
}

/** The phrase as typed, and with the stem of its last word: Turkish puts endings there. */
function spellings(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ text }) => text)
  const before = words.slice(0, -1)
  return [words.at(-1)!, ...stemsOf(words.at(-1)!).map(({ text }) => text)].map((last) =>
    [...before, last].join(' '),
  )
}

function toSlot({ text, tokens, meanings }: Phrase): Slot & { text: string } {
  const [only] = tokens.length === 1 ? tokens : []
  const literal = only ? waysOf(only) : [tokens.map((token) => ({ text: token.any[0]!, exact: false }))]
  const meant = meanings.map((words) =>
    words.map((word) => ({
      text: word,
      exact: word.length < shortWord || /^\d+\D*$/.test(word),
    })),
  )
  const isWord = only?.kind === 'word' && meanings.length === 0 && !/\d/.test(text)
  const mayBeMisspelt = isWord && text.length >= searchMinimum && text.length <= longestMisspelt ? text : null
  return {
    text,
    typed: text,
    mayBeMisspelt,
    ways: unique([...literal, ...meant]),
  }
}

/** The ways in which products may have one typed word. */
function waysOf({ text, kind, any }: Token): Word[][] {
  if (kind === 'measure') return any.map((measure) => [{ text: measure, exact: true }])
  if (kind === 'number') return any.map((figure) => [{ text: figure, exact: any.length > 1 }])
  const stems = stemsOf(text)
  // A stem whose beginnings count finds the word itself, too.
  const own = stems.some(({ exact }) => !exact) ? [] : [[{ text, exact: false }]]
  return [...own, ...stems.map((stem) => [stem]), ...lettersAndDigits(text)]
}

/** `dr1001` may be written `DR-1001` in the catalogue. */
function lettersAndDigits(word: string): Word[][] {
  const parts = word.match(/\p{L}+|\d+/gu) ?? []
  const isCode = parts.length === 2 && parts.every(({ length }) => length > 1)
  return isCode ? [parts.map((text) => ({ text, exact: false }))] : []
}

const unique = (ways: readonly Word[][]): Word[][] => [
  ...new Map(ways.map((way) => [JSON.stringify(way), way])).values(),
]

// Every word that begins with the longer one also begins with the shorter one.
function isBeginningOfAnother({ ways, typed }: Slot, slots: readonly Slot[]): boolean {
  const [word] = ways.length === 1 && ways[0]!.length === 1 ? ways[0]! : []
  if (!word || word.exact) return false
  return slots.some((other) => other.typed !== typed && other.ways.every((way) => beginsWith(way, word)))
}

const beginsWith = (way: readonly Word[], { text }: Word) => way.some((word) => word.text.startsWith(text))

/** Drops the last ways when all slots together have too many words; each slot keeps its first way. */
function bounded(slots: readonly Slot[]): Slot[] {
  let left = mostWords - slots.reduce((sum, { ways }) => sum + ways[0]!.length, 0)
  return slots.map((slot) => {
    const [first, ...others] = slot.ways
    const kept = others.filter(({ length }) => {
      if (length > left) return false
      left -= length
      return true
    })
    return { ...slot, ways: [first!, ...kept] }
  })
}
