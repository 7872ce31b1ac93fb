import type { Kurus } from '~/kernel/money'

/** The sign between lira and kuruş. */
export type DecimalSign = ',' | '.'

/** `ambiguous`: `1.234` may be 1234 TL or 1,234 TL. */
export type ReadAmount = { kurus: Kurus } | 'wrong' | 'ambiguous'

/** Most digits before the kuruş: sums stay whole numbers. */
const mostDigits = 12

/** The decimal sign that an amount shows beyond doubt; null when it shows none. `1.234,50` shows a comma, `1.234` nothing. */
export function decimalSignOf(typed: string): DecimalSign | null {
  const plain = bare(typed).replace(/[^\d.,]/g, '')
  const last = plain.search(/[.,]\d*$/)
  if (last < 0) return null
  const sign = plain.charAt(last) as DecimalSign
  const decimals = plain.length - last - 1
  if (decimals === 1 || decimals === 2) return sign
  const other = sign === ',' ? '.' : ','
  // A sign that groups thousands leaves the other one for the kuruş.
  return plain.split(sign).length > 2 ? other : null
}

/** An amount of a bank file with its sign: `1.234,50`, `1234.50 TL`, `-1,234.50`, `(12,00)`, `12,00-`. `sign`: the file's decimal sign. */
export function readBankAmount(typed: string, sign: DecimalSign | null): ReadAmount {
  const isNegative = /^\s*[(−–-]|[)−–-]\s*$/.test(withoutCurrency(typed))
  const plain = bare(typed)
  if (/^\d+$/.test(plain)) return inKurus(plain, '', isNegative)
  const decimal = decimalSignOf(plain) ?? sign
  if (decimal === null) return /^\d{1,3}[.,]\d{3}$/.test(plain) ? 'ambiguous' : 'wrong'
  const [whole = '', kurus = '', ...more] = plain.split(decimal)
  const group = decimal === ',' ? '.' : ','
  const isGrouped = whole.includes(group)
  const isWhole = isGrouped
    ? new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)
    : /^\d*$/.test(whole) && whole + kurus !== ''
  if (!isWhole || more.length > 0 || !/^\d{0,2}$/.test(kurus)) return 'wrong'
  return inKurus(whole.replaceAll(group, ''), kurus, isNegative)
}

function inKurus(whole: string, kurus: string, isNegative: boolean): ReadAmount {
  if (whole.length > mostDigits) return 'wrong'
  const amount = Number(`${whole}${kurus.padEnd(2, '0')}`)
  return { kurus: isNegative && amount !== 0 ? -amount : amount }
}

const withoutCurrency = (typed: string) => typed.replace(/TL|TRY|₺/gi, '')
const bare = (typed: string) => withoutCurrency(typed).replace(/[\s\u00a0'’+()−–-]/g, '')
