import { toTl } from '~/kernel/money'
import { isAmbiguousAmount, readAmount } from '~/kernel/read-amount'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import type { SettingField } from './catalogue.server'

/** The value to store for an entry; null to store none, so that the usual value holds; or the sentence that refuses it. */
export function checkSetting(
  field: SettingField,
  typed: string,
): { value: string | null } | { error: string } {
  const entry = field.kind === 'long' ? typed.replaceAll('\r\n', '\n').trim() : typed.trim()
  if (entry === '') return { value: null }
  switch (field.kind) {
    case 'yes':
      return entry === 'true' || entry === 'false' ? { value: entry } : { error: 'Evet ya da Hayır seçin.' }
    case 'choice':
      return Object.hasOwn(field.choices ?? {}, entry)
        ? { value: entry }
        : { error: 'Listedekilerden birini seçin.' }
    case 'number':
      return checkNumber(field, entry)
    case 'money':
      return checkMoney(entry)
    case 'text':
    case 'long':
      return checkText(field, entry)
  }
}

function checkNumber({ least = 0, most = 999_999_999 }: SettingField, entry: string) {
  const number = /^\d{1,9}$/.test(entry) ? Number(entry) : Number.NaN
  return number >= least && number <= most
    ? { value: String(number) }
    : { error: `${formatNumber(least)} ile ${formatNumber(most)} arasında bir tam sayı yazın.` }
}

function checkMoney(entry: string) {
  if (isAmbiguousAmount(entry))
    return { error: `“${entry}” iki türlü okunur. Bin lira ise ${entry.replace('.', '')},00 yazın.` }
  const amount = readAmount(entry)
  return amount >= 0
    ? { value: toTl(amount).toFixed(2) }
    : { error: `Tutarı ${formatPrice(69_90).replace(/\s?TL$/, '')} gibi yazın.` }
}

function checkText({ kind, pattern }: SettingField, entry: string) {
  const most = kind === 'long' ? 10_000 : 300
  if (entry.length > most) return { error: `En çok ${formatNumber(most)} karakter yazın.` }
  if (pattern && !pattern.matches.test(entry)) return { error: pattern.told }
  return { value: entry }
}
