import { normalizeText } from '~/kernel/turkish'

/** Values between commas; a comma of a value's own has a backslash before it. */
export function splitList(list: string): string[] {
  return list
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '')
}

/** `Kordonlar > Deri, Aksesuar` as paths of names, the deepest first: it is the product's own category. */
export function splitPaths(list: string): string[][] {
  return splitList(list)
    .map((path) => path.split('>').map(normalizeText).filter(Boolean))
    .filter((path) => path.length > 0)
    .toSorted((a, b) => b.length - a.length)
}
