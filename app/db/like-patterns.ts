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

/**
 * The same for rows with a telephone (`+905321112233`). The beginning of one, as `0532-111` or `532-111`, is one pattern as well: it has
 * nothing but digits and separators, and begins with 0 or +90 or is divided by a sign.
 */
export function patternsWithPhone(words: string): string[] {
  const typed = words.trim()
  const digits = typed.replace(/[\s()+./-]/g, '')
  const begins = /^(?:90|0)([2-5]\d{2,9})$/.exec(/^[(+0]/.test(typed) ? digits : '')
  const divided = /^([2-5]\d{4,9})$/.exec(/\d[()./-]+ ?\d/.test(typed) ? digits : '')
  const national = (begins ?? divided)?.[1]
  return national && /\D/.test(typed) ? [`%90${national}%`] : patternsOf(words)
}
