import { normalizeCode } from '~/kernel/turkish'

/**
 * A product or variant code as it is compared: folded, in capitals, without spaces. Folding rather than Turkish
 * casing, so that `dr-20-sİ`, `DR-20-SI` and `dr-20-si` are one code.
 */
export function comparableCode(code: string): string {
  return normalizeCode(code).replace(/\s+/g, '')
}
