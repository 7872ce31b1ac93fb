import type { Transaction } from '~/db/connection.server'
import { postPayment } from '~/features/ledger/ledger.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { Kurus } from '~/kernel/money'
import type { PaidItem, PaymentAttempt } from './attempt'
import { markSettled, refundCapture } from './attempts.server'
import { text } from './text'

const mark = 'kalem-'

/** The part of a payment for the debt on a ledger line, or for none. */
export function accountItem(lineId: number | null, name: string, price: Kurus): PaidItem {
  return { id: lineId === null ? 'cari' : `${mark}${lineId}`, name, price, physical: false }
}

const debtOf = ({ id }: PaidItem) => (id.startsWith(mark) ? [Number(id.slice(mark.length))] : [])

/**
 * Settles a captured payment onto an account: credits it once to its chosen debts, in the transaction that records it
 * and holds the attempt's lock. The instalment fee is the price of the card and is not credited. Money of a wrong
 * amount or for a deleted customer is returned.
 */
export async function settleAccountPayment(
  db: Transaction,
  attempt: PaymentAttempt & { purpose: 'account' },
  now: Date,
): Promise<void> {
  if (attempt.reason === 'amount_differs') return refundCapture(db, attempt, 'amount_differs', now)
  const { id, businessPartnerId: partnerId, amount, installmentFee, items } = attempt
  const posted = await postPayment(db, {
    partnerId,
    amount: amount - installmentFee,
    means: 'card',
    debts: items.flatMap(debtOf),
    postedOn: dayInIstanbul(now),
    documentNo: receiptNo(id),
    key: `card ${id}`,
    description: text.onAccount(items.map(({ name }) => name).join(', ')),
    actor: 'payment',
  })
  if (posted.status === 'no_partner') return refundCapture(db, attempt, 'no_account', now)
  await markSettled(db, attempt, now)
}

/** The number of a card payment on statement and receipt: the start of the provider's reference. */
const receiptNo = (attemptId: string) => `KK-${attemptId.slice(0, 8).toUpperCase()}`
