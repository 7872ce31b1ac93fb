import { data } from 'react-router'
import { findPayable, getOwnOrder } from '~/features/orders/orders.server'
import type { PaymentAttempt } from '~/features/payments/payments'
import { findAttempt } from '~/features/payments/payments.server'
import { text } from '~/features/payments/text'
import type { Shop } from '~/shop.server'

/** Throws 404 for an id that names no attempt. */
export async function requireAttempt({ db }: Shop, id: string): Promise<PaymentAttempt> {
  const attempt = await findAttempt(db, id)
  if (!attempt) throw data(null, 404)
  return attempt
}

/** Whether what an attempt pays for still waits for it: its order may have been replaced, cancelled or paid meanwhile. */
export async function mayStillPay({ db, clock }: Shop, attempt: PaymentAttempt): Promise<boolean> {
  const now = clock()
  if (attempt.expiresAt <= now) return false
  if (attempt.purpose !== 'order') return true
  return (await findPayable(db, attempt.orderCode, now))?.paysFor?.kind === 'order'
}

/** Whether a payment is the visitor's own: of an own order, or onto the account of the visitor's company. */
export async function isOwnPayment({ db, visitor }: Shop, attempt: PaymentAttempt): Promise<boolean> {
  return attempt.purpose === 'order'
    ? (await getOwnOrder(db, visitor, attempt.orderCode)) !== null
    : visitor.kind === 'member' && visitor.partner.id === attempt.businessPartnerId
}

/** How a payment stands, as far as whoever came back from the bank may know; `own`: the order is this visitor's. */
export type PaymentView = {
  id: string
  outcome: 'paid' | 'failed' | 'waiting' | 'expired' | 'returned'
  /** Turkish; null: the outcome says all. */
  reason: string | null
  amount: number
  code: string | null
  /** Paid onto the account of a company. */
  onAccount: boolean
  own: boolean
  /** Whether the same order can be paid once more. */
  retry: boolean
}

const outcomes = {
  created: 'waiting',
  started: 'waiting',
  captured: 'waiting',
  failed: 'failed',
  expired: 'expired',
  settled: 'paid',
  returned: 'returned',
} as const

export async function viewPayment(visit: Shop, attempt: PaymentAttempt): Promise<PaymentView> {
  const { id, state, reason, amount } = attempt
  const code = attempt.purpose === 'order' ? attempt.orderCode : null
  const order = code === null ? null : await getOwnOrder(visit.db, visit.visitor, code)
  const waits = order?.status === 90 && order.expiresAt !== null && order.expiresAt > visit.clock()
  const tells = state === 'failed' || state === 'returned' || reason === 'under_review'
  const told = tells ? reason : null
  // Nobody has been at the bank with it, so no result is to come.
  const isVain = state === 'created' && !(await mayStillPay(visit, attempt))
  return {
    ...{ id, amount, code, onAccount: attempt.purpose === 'account' },
    outcome: isVain ? 'expired' : outcomes[state],
    reason: told && text.declined[told],
    own: order !== null,
    retry: state === 'failed' && waits,
  }
}
