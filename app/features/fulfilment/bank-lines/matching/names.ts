import { fold } from '~/kernel/turkish'

/** Words of a company's form and trade, which people leave out and banks shorten. */
const common = new Set(
  'ltd sti limited sirketi sirket as a s anonim tic ticaret san sanayi ve ith ithalat ihr ihracat paz pazarlama ins insaat gida tekstil kollektif komandit koop kooperatifi'.split(
    ' ',
  ),
)

/** The words of a name or text, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The words by which a company or person is known: without forms of company. A name of such words only keeps them. */
export function ownWords(name: string): string[] {
  const words = wordsOf(name)
  const own = words.filter((word) => !common.has(word))
  return own.length > 0 ? own : words
}

/** True when a text holds a name: at least two of its own words, all of a person's, the first two of a company's, beside each other. */
export function holdsName(text: readonly string[], name: string): boolean {
  const own = ownWords(name)
  if (own.length < 2) return own.length === 1 && own[0]!.length >= 6 && text.includes(own[0]!)
  if (own.length <= 3 && own.every((word) => text.includes(word))) return true
  return isCompany(name) && text.some((word, at) => word === own[0] && text[at + 1] === own[1])
}

const isCompany = (name: string): boolean => wordsOf(name).some((word) => common.has(word))

/** Finds names in texts by their first words, in one pass over each text. */
export function nameFinder<T extends { name: string }>(all: readonly T[]): (text: readonly string[]) => T[] {
  const byStart = new Map<string, T[]>()
  for (const one of all) {
    const key = ownWords(one.name).slice(0, 2).join(' ')
    const same = byStart.get(key)
    if (same) same.push(one)
    else byStart.set(key, [one])
  }
  return (text) => {
    const words = text.filter((word) => !common.has(word))
    const found = new Map<T, number>()
    for (const [at, word] of words.entries())
      for (const key of [`${word} ${words[at + 1] ?? ''}`, word.length >= 6 ? word : ''])
        for (const one of byStart.get(key) ?? [])
          found.set(one, ownWords(one.name).filter((own) => words.includes(own)).length)
    const best = Math.max(0, ...found.values())
    return [...found].filter(([, count]) => count === best).map(([one]) => one)
  }
}
