import type { DeclineReason } from '../../attempts/attempt'
import type { CardInfo } from '../gateway'
import { text } from './text'

/** Behaviours of the test bank's cards. */
export type CardKind =
  | 'pays'
  | DeclineReason
  /** Captured, but the bank answers no query for two minutes. */
  | 'silent'
  /** Captured, and the browser never returns. */
  | 'never_returns'
  /** Reported by both the bank's server and the browser. */
  | 'returns_twice'
  /** Captured 25 minutes later, after the order's time to pay. */
  | 'late'
  /** One lira less is captured than requested. */
  | 'changed_amount'

export type TestCard = { number: string; kind: CardKind; label: string; info: CardInfo }

const credit: CardInfo = {
  family: 'Bonus',
  bank: 'Deneme Bankası',
  kind: 'credit',
  installments: [1, 2, 3, 4, 5, 6, 9, 12],
}
const other: CardInfo = { ...credit, family: 'World', installments: [1, 2, 3, 6] }
const debit: CardInfo = { ...credit, family: '', kind: 'debit', installments: [1] }

const card = (number: string, kind: CardKind, info = credit): TestCard => ({
  number,
  kind,
  info,
  label: text.cards[number] ?? '',
})

/** Numbers that no bank issues. Every other number is declined as invalid. */
export const testCards: readonly TestCard[] = [
  card('5528790000000008', 'pays'),
  card('4603450000000000', 'pays', other),
  card('5890040000000016', 'pays', debit),
  card('4111111111111129', 'insufficient_funds'),
  card('4125111111111115', 'expired_card'),
  card('4124111111111116', 'wrong_cvc'),
  card('4126111111111114', 'lost_card'),
  card('4129111111111111', 'do_not_honour'),
  card('4000000000000119', 'silent'),
  card('4000000000000127', 'never_returns'),
  card('4000000000000101', 'returns_twice'),
  card('4000000000000143', 'late'),
  card('4000000000000150', 'changed_amount'),
]

/** The test card of this number, written with or without spaces. */
export function findCard(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, '')
  return testCards.find((card) => card.number === digits)
}

/** Properties of a card by its first digits. */
export function cardInfo(bin: string): CardInfo | null {
  return testCards.find(({ number }) => number.startsWith(bin))?.info ?? null
}
