import { isDay, type PaymentMeans } from '../../app/features/ledger/ledger'
import { readAmount } from '../../app/kernel/read-amount'
import type { Options, Refusal, Shapes } from '../command-line/take-apart'
import { text } from './ledger-text'

/** The words on the receipt, and the day on which it counts; without a day it is today. */
export type DocumentInput = { day: string | null; document: string; note: string }

export type LedgerCommand =
  | { name: 'payment'; partner: string; amount: number; means: PaymentMeans; paper: DocumentInput }
  /** Negative: in the customer's favour. */
  | { name: 'opening'; partner: string; amount: number; due: string | null; paper: DocumentInput }
  | { name: 'difference'; partner: string; amount: number; paper: DocumentInput }
  | { name: 'transfer'; partner: string; to: string; amount: number; paper: DocumentInput }
  | { name: 'statement'; partner: string; from: string | null; to: string | null }

const meansNames: Record<string, PaymentMeans> = {
  nakit: 'cash',
  havale: 'transfer',
  kart: 'card',
  cek: 'cheque',
  senet: 'note',
}

const paperOptions = ['date', 'document', 'note'] as const

export const ledgerShapes: Shapes<LedgerCommand['name']> = {
  payment: { words: 2, options: ['means', ...paperOptions] },
  opening: { words: 2, options: ['side', 'due', ...paperOptions] },
  difference: { words: 2, options: ['side', ...paperOptions] },
  transfer: { words: 3, options: paperOptions },
  statement: { words: 1, options: ['from', 'to'] },
}

/** A command about a customer's account, or the mistake in it. The count of its words and its options are right. */
export function readLedgerCommand(
  name: LedgerCommand['name'],
  words: readonly string[],
  options: Options,
): LedgerCommand | Refusal {
  const [partner = ''] = words
  const wrong = ['date', 'due', 'from', 'to'].find(
    (day) => options[day] !== undefined && !isDay(options[day]),
  )
  if (wrong) return { error: text.badDay(wrong, options[wrong]!) }
  if (name === 'statement') return { name, partner, from: options.from ?? null, to: options.to ?? null }
  const amount = readAmount(words.at(-1)!)
  if (!(amount > 0)) return { error: text.badAmount(words.at(-1)!) }
  const { date, document = '', note = '' } = options
  if (document.length > 40 || note.length > 200) return { error: text.tooLong }
  const paper = { day: date ?? null, document, note }
  switch (name) {
    case 'payment': {
      const means = meansNames[options.means ?? '']
      return means
        ? { name, partner, amount, means, paper }
        : { error: text.badMeans(Object.keys(meansNames)) }
    }
    case 'transfer':
      return { name, partner, to: words[1]!, amount, paper }
    case 'opening':
    case 'difference': {
      const { side = 'borc', due = null } = options
      if (side !== 'borc' && side !== 'alacak') return { error: text.badSide(side) }
      const signed = side === 'borc' ? amount : -amount
      return name === 'opening'
        ? { name, partner, amount: signed, due, paper }
        : { name, partner, amount: signed, paper }
    }
  }
}
