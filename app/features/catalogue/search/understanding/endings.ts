/** A shorter form of a typed word. `exact`: only this very word, because longer ones often mean something else. */
export type Stem = { text: string; exact: boolean }

/** Shortest stem. Shorter ones are words of their own too often: `mavi` is not an ending of `mav`. */
const leastStem = 4

/** Plurals and possessives: the word stays the same thing. Longer endings first. */
const sameThing = /(?:lar(?:i(?:n(?:i|a|da|dan)?)?|in|a|da|dan)?|ler(?:i(?:n(?:i|e|de|den)?)?|in|e|de|den)?)$/
const possessive = /(?:si|su)(?:n(?:i|u|in|un|a|e))?$/
const shortPossessive = /(?:i|u)(?:n(?:i|u|in|un|a|e))?$/
/** With something, made of something, of mine, of it. */
const related = /(?:li|lu|lik|luk|dan|den|tan|ten|im|um|in|un|a|e|da|de|ta|te)$/

const softened: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' }

/**
 * Stems of a folded word, without a dictionary: `kordonlar` and `kordonu` give `kordon`, `silikonlu` gives exactly
 * `silikon`. A word with digits has none. The words are compared by their beginnings, so a stem also finds the word itself.
 */
export function stemsOf(word: string): Stem[] {
  if (!/^[a-z]+$/.test(word)) return []
  const stems = new Map<string, boolean>()
  const add = (text: string, exact: boolean) => {
    if (text.length < leastStem || text === word || stems.get(text) === false) return
    stems.set(text, exact)
  }
  const plain = without(word, sameThing)
  if (plain) {
    add(plain, false)
    // `rulolari` and `kutularinda` also give the plural of a word with an ending of its own: `tokalilar`.
    const inner = without(plain, related)
    if (inner) add(inner, true)
  }
  for (const ending of [possessive, shortPossessive]) {
    const stem = without(word, ending)
    if (!stem) continue
    add(stem, false)
    const last = softened[stem.at(-1)!]
    if (last) add(stem.slice(0, -1) + last, false)
  }
  const base = without(word, related)
  if (base) {
    add(base, true)
    const inner = without(base, possessive) ?? without(base, shortPossessive)
    if (inner) add(inner, true)
  }
  return [...stems].map(([text, exact]) => ({ text, exact }))
}

function without(word: string, ending: RegExp): string | null {
  const stem = word.replace(ending, '')
  return stem !== word && stem.length >= leastStem ? stem : null
}
