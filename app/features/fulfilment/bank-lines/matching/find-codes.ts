import { normalizeCode } from '~/kernel/turkish'

/** The signs of a code or text in one row: folded capitals and digits, nothing else. */
export const compact = (text: string): string => normalizeCode(text).replace(/[^A-Z0-9]/g, '')

/** Shorter texts are found by accident. */
const shortest = 6

/**
 * Finds the given codes in texts: in any case, with spaces, dashes or line breaks inside, and glued to other words. Built once for
 * many texts.
 */
export function codeFinder(codes: readonly string[]): (text: string) => string[] {
  const byPlain = new Map(codes.map((code) => [compact(code), code]))
  const lengths = [...new Set([...byPlain.keys()].map(({ length }) => length))].filter(
    (one) => one >= shortest,
  )
  return (text) => {
    const plain = compact(text)
    const found = new Set<string>()
    for (const length of lengths)
      for (let at = 0; at + length <= plain.length; at++) {
        const code = byPlain.get(plain.slice(at, at + length))
        if (code !== undefined) found.add(code)
      }
    return [...found]
  }
}

const mostCandidates = 60

/** Pieces of a text that may be order codes of this length: whole words, neighbouring words joined, and windows of a longer word. */
export function codeCandidates(text: string, length: number): string[] {
  const words = normalizeCode(text)
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
  const found = new Set<string>()
  for (const [first, word] of words.entries()) {
    for (let at = 0; at + length <= word.length; at++) found.add(word.slice(at, at + length))
    let joined = ''
    for (let next = first; joined.length < length && next < words.length; next++) joined += words[next]!
    if (joined.length === length) found.add(joined)
  }
  // Codes have no 0, 1, O and I.
  return [...found].filter((one) => /^[2-9A-HJ-NP-Z]+$/.test(one)).slice(0, mostCandidates)
}
