import { normalizeCode } from '~/kernel/turkish'

/**
 * A product or variant code in the form that comparisons use: folded, in capitals, without spaces. Folding instead of Turkish
 * casing makes `dr-20-sİ`, `DR-20-SI` and `dr-20-si` one code.
 */
export function comparableCode(code: string): string {
  return normalizeCode(code).replace(/\s+/g, '')
}
