import { fold, lowerTr } from '~/kernel/turkish'
import { stemsOf } from './endings'

/** A synonym as staff write it. A product that fits one of the meanings fits the phrase. */
export type Synonym = {
  phrase: string
  meanings: readonly string[]
  bothWays: boolean
}

/** Phrase → meanings, each as folded words; the phrase's words are joined by a space. */
export type Dictionary = {
  meaningsOf: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Words of the longest phrase. */
  longest: number
  /** The words of phrases, which misspelt words are compared with, as staff wrote them: `gumus` → "gümüş". */
  written: ReadonlyMap<string, string>
}

export const noSynonyms: Dictionary = {
  meaningsOf: new Map(),
  longest: 0,
  written: new Map(),
}

/** Limits of a record and of all records, so that a search does bounded work. */
export const synonymLimits = {
  records: 1_000,
  meanings: 6,
  words: 5,
  characters: 60,
} as const

/** The dictionary of these records. `wordsOf` splits a text as searches do. */
export function toDictionary(
  synonyms: readonly Synonym[],
  wordsOf: (text: string) => readonly string[],
): Dictionary {
  const meaningsOf = new Map<string, string[][]>()
  const written = new Map<string, string>()
  const add = (from: string, to: string) => {
    const [phrase, meaning] = [wordsOf(from), wordsOf(to)]
    if (phrase.length === 0 || meaning.length === 0) return
    for (const word of lowerTr(from).match(/[\p{L}\p{M}]+/gu) ?? []) written.set(fold(word), word)
    for (const key of keysOf(phrase)) {
      const known = meaningsOf.get(key) ?? []
      const isNew = meaning.join(' ') !== key && known.every((other) => other.join(' ') !== meaning.join(' '))
      if (isNew && known.length < synonymLimits.meanings) meaningsOf.set(key, [...known, [...meaning]])
    }
  }
  for (const { phrase, meanings, bothWays } of synonyms) {
    for (const meaning of meanings) {
      add(phrase, meaning)
      if (bothWays) add(meaning, phrase)
    }
  }
  const phrases = [...meaningsOf.keys()].map((key) => key.split(' '))
  return {
    meaningsOf,
    longest: Math.max(0, ...phrases.map(({ length }) => length)),
    written,
  }
}

/** The phrase, and with its last word without its ending: "saat kordonu" is also found by "saat kordonum". */
function keysOf(words: readonly string[]): string[] {
  const [before, last] = [words.slice(0, -1), words.at(-1)!]
  const stems = stemsOf(last).flatMap(({ text, exact }) => (exact ? [] : text))
  return [last, ...stems].map((word) => [...before, word].join(' '))
}
