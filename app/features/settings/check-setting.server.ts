import { toTl } from '~/kernel/money'
import { isAmbiguousAmount, readAmount } from '~/kernel/read-amount'
import { formatNumber } from '~/kernel/turkish'
import type { SettingField } from './catalogue.server'
import { text } from './text'

const wrong = text.wrongValue

/** The value to store for an entry; null to store none, so that the usual value holds; or the sentence that refuses it. */
export function checkSetting(
  field: SettingField,
  typed: string,
): { value: string | null } | { error: string } {
  const entry = field.kind === 'long' ? typed.replaceAll('\r\n', '\n').trim() : typed.trim()
  if (entry === '') return { value: null }
  switch (field.kind) {
    case 'yes':
      return entry === 'true' || entry === 'false' ? { value: entry } : { error: wrong.yes }
    case 'choice':
      return Object.hasOwn(field.choices ?? {}, entry) ? { value: entry } : { error: wrong.choice }
    case 'number':
      return checkNumber(field, entry)
    case 'money':
      return checkMoney(entry)
    case 'picture':
    case 'film':
      return /^[0-9a-f]{16,64}$/.test(entry) ? { value: entry } : { error: wrong.file }
    case 'text':
    case 'long':
      return checkText(field, entry)
  }
}

function checkNumber({ least = 0, most = 999_999_999 }: SettingField, entry: string) {
  const number = /^\d{1,9}$/.test(entry) ? Number(entry) : Number.NaN
  return number >= least && number <= most
    ? { value: String(number) }
    : { error: wrong.number(formatNumber(least), formatNumber(most)) }
}

function checkMoney(entry: string) {
  if (isAmbiguousAmount(entry)) return { error: wrong.ambiguous(entry) }
  const amount = readAmount(entry)
  return amount >= 0 ? { value: toTl(amount).toFixed(2) } : { error: wrong.money }
}

function checkText({ kind, pattern }: SettingField, entry: string) {
  const most = kind === 'long' ? 10_000 : 300
  if (entry.length > most) return { error: wrong.long(formatNumber(most)) }
  if (pattern && !pattern.matches.test(entry)) return { error: pattern.told }
  return { value: entry }
}
