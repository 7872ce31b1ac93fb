import { normalizeText } from '~/kernel/turkish'

/** Values separated by commas; a backslash precedes a comma inside a value. */
export function splitList(list: string): string[] {
  return list
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '')
}

/** `Kordonlar > Deri, Aksesuar` as paths of names, the deepest first, which becomes the main category. */
export function splitPaths(list: string): string[][] {
  return splitList(list)
    .map((path) => path.split('>').map(normalizeText).filter(Boolean))
    .filter((path) => path.length > 0)
    .toSorted((a, b) => b.length - a.length)
}
