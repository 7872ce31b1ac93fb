import type { Transaction } from '~/db/connection.server'
import { postPayment } from '~/features/ledger/ledger.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { Kurus } from '~/kernel/money'
import type { PaidItem, PaymentAttempt } from './attempts/attempt'
import { markSettled, returnCapture } from './attempts/attempts.server'
import { text } from './text'

const mark = 'kalem-'

/** A part of a payment onto an account, for the debt on a line of the ledger or for none. */
export function accountItem(lineId: number | null, name: string, price: Kurus): PaidItem {
  return { id: lineId === null ? 'cari' : `${mark}${lineId}`, name, price, physical: false }
}

const debtOf = ({ id }: PaidItem) => (id.startsWith(mark) ? [Number(id.slice(mark.length))] : [])

/**
 * What happens when money for an account has been taken, in the transaction that notes it and holds the attempt's lock:
 * it is credited once, to the debts it was meant for. The difference of instalments is the card's price, not the
 * customer's credit. Another amount than was asked for, or for a customer there is no more, goes back.
 */
export async function settleAccountPayment(
  db: Transaction,
  attempt: PaymentAttempt & { purpose: 'account' },
  now: Date,
): Promise<void> {
  if (attempt.reason === 'amount_differs') return returnCapture(db, attempt, 'amount_differs', now)
  const { id, businessPartnerId: partnerId, amount, installmentFee, items } = attempt
  const posted = await postPayment(db, {
    ...{ partnerId, amount: amount - installmentFee, means: 'card', debts: items.flatMap(debtOf) },
    ...{ postedOn: dayInIstanbul(now), documentNo: receiptNo(id), key: `card ${id}` },
    ...{ description: text.onAccount(items.map(({ name }) => name).join(', ')), actor: 'payment' },
  })
  if (posted.status === 'no_partner') return returnCapture(db, attempt, 'no_account', now)
  await markSettled(db, attempt, now)
}

/** What the customer's statement and receipt call a card payment: the start of the name that the provider knows it by. */
const receiptNo = (attemptId: string) => `KK-${attemptId.slice(0, 8).toUpperCase()}`
