import type { Kurus } from '~/kernel/money'
import { normalizeText } from '~/kernel/turkish'
import { type BankCredit, type BankFile, most } from '../bank-lines'
import { text } from '../text'
import { readShortDay } from './day'
import { BankFileRefusal } from './refusal'

type Field = { tag: string; value: string; line: number }

/** Value day, entry day, mark (C, D, RC, RD), fund code, amount, kind, reference of the customer and of the bank. */
const movement =
  /^(\d{6})(?:\d{4})?(R?[CD])[A-Z]?(\d{1,12},\d{0,2})([A-Z][A-Z\d]{3})([^/\n]{0,35})(?:\/\/([^\n]{0,35}))?(?:\n([^\n]{0,80}))?$/
const balance = /^([CD])\d{6}([A-Z]{3})(\d{1,15},\d{0,2})$/

/** True for a text with the fields of MT940. */
export const isMt940 = (content: string): boolean =>
  /^:20:/m.test(content) && /^:(?:61|60[FM]):/m.test(content)

/** Reads statements in MT940: `:25:`, `:60F:`, `:61:`, `:86:` and `:62F:`. Their sum must give the closing balance. Throws BankFileRefusal. */
export function readMt940(content: string): BankFile {
  const credits: BankCredit[] = []
  const accounts = new Set<string>()
  let debits = 0
  let count = 0
  let sum: Kurus | null = null
  let last: BankCredit | 'debit' | null = null
  for (const { tag, value, line } of fieldsOf(content)) {
    const bad = () => new BankFileRefusal(text.mt.bad(line, tag))
    if (tag === '25') {
      const account = value.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
      if (account === '') throw new BankFileRefusal(text.mt.noAccount(line))
      accounts.add(account)
    } else if (tag === '60F' || tag === '60M') {
      sum = balanceIn(value, line) ?? missing(bad())
    } else if (tag === '62F' || tag === '62M') {
      const closing = balanceIn(value, line) ?? missing(bad())
      if (sum !== null && sum !== closing) throw new BankFileRefusal(text.mt.balance(line))
      sum = null
    } else if (tag === '61') {
      const found = movement.exec(value) ?? missing(bad())
      const [, day, mark, amount, , own = '', bank = '', extra = ''] = found
      const bookedOn = readShortDay(day!) ?? missing(bad())
      const kurus = kurusOf(amount!)
      // The reversal of a debit brings money, that of a credit takes it.
      const isCredit = mark === 'C' || mark === 'RD'
      if (sum !== null) sum += isCredit ? kurus : -kurus
      if (++count > most.lines) throw new BankFileRefusal(text.tooMany(most.lines))
      if (!isCredit || kurus === 0) debits += isCredit ? 0 : 1
      const reference = normalizeText(bank || own).replace(/^NONREF$/i, '')
      last = isCredit
        ? { line, bookedOn, amount: kurus, description: normalizeText(extra), sender: '', reference }
        : 'debit'
      if (typeof last === 'object' && kurus > 0) credits.push(last)
    } else if (tag === '86') {
      // A second :86: after the closing balance is about the whole statement.
      if (last === null && sum !== null) throw new BankFileRefusal(text.mt.orphan(line))
      if (last && typeof last === 'object') Object.assign(last, told(value, last.description))
      last = null
    }
  }
  if (sum !== null) throw new BankFileRefusal(text.mt.unfinished)
  return { format: 'mt940', account: accounts.size === 1 ? [...accounts][0]! : '', credits, debits }
}

function missing(error: BankFileRefusal): never {
  throw error
}

/** The fields with their first line. The envelope `{1:…}` and the closing `-` are left out. */
function fieldsOf(content: string): Field[] {
  const fields: Field[] = []
  for (const [at, raw] of content.split(/\r\n|\n|\r/).entries()) {
    const row = raw
      .replace(/^(?:\{[^{}]*\}|\{4:)+/, '')
      .replace(/-\}.*$/, '')
      .trimEnd()
    const opened = /^:(\d{2}[A-Z]?):(.*)$/.exec(row)
    if (opened) fields.push({ tag: opened[1]!, value: opened[2]!, line: at + 1 })
    else if (row === '' || row === '-') continue
    else if (fields.length === 0) throw new BankFileRefusal(text.mt.stray(at + 1))
    else fields.at(-1)!.value += `\n${row}`
  }
  return fields
}

function balanceIn(value: string, line: number): Kurus | null {
  const [, mark, currency, amount] = balance.exec(value.trim()) ?? []
  if (!amount) return null
  if (currency !== 'TRY' && currency !== 'TRL') throw new BankFileRefusal(text.currency(line, currency!))
  return mark === 'C' ? kurusOf(amount) : -kurusOf(amount)
}

function kurusOf(amount: string): Kurus {
  const [whole = '', kurus = ''] = amount.split(',')
  return Number(whole + kurus.padEnd(2, '0'))
}

/** Description and sender of an :86:. Banks write plain words, or parts `?20…` of which ?32 and ?33 name the sender. */
function told(value: string, before: string): Pick<BankCredit, 'description' | 'sender'> {
  const joined = value.replaceAll('\n', /\?\d{2}/.test(value) ? '' : ' ')
  const parts = [...joined.matchAll(/\?(\d{2})([^?]*)/g)].map(([, key, words]) => ({
    key: key!,
    words: words!,
  }))
  const words = (of: (key: number) => boolean) =>
    parts
      .filter(({ key }) => of(Number(key)))
      .map(({ words }) => words)
      .join('')
  const own =
    parts.length === 0 ? joined : words((key) => (key >= 20 && key <= 29) || (key >= 60 && key <= 63))
  return {
    description: normalizeText(`${before} ${own}`).slice(0, 500).trim(),
    sender: normalizeText(words((key) => key === 32 || key === 33)).slice(0, 160),
  }
}
