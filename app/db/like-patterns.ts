import { fold } from '~/kernel/turkish'

/**
 * LIKE patterns over folded text, all of which must match: one for each word. A mobile telephone in any notation becomes its
 * last ten digits.
 */
export function patternsOf(words: string): string[] {
  const digits = words.replace(/[\s()+./-]/g, '')
  const isPhone = /^(90|0)?5\d{9}$/.test(digits)
  const parts = isPhone ? [digits.slice(-10)] : fold(words).split(/\s+/)
  return parts.filter(Boolean).map((part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`)
}
