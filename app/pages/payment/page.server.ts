import { data } from 'react-router'
import { type OrderStatus, orderStatuses } from '~/features/orders/orders'
import { findPayable, getOwnOrder } from '~/features/orders/orders.server'
import type { PaymentAttempt } from '~/features/payments/payments'
import { findAttempt } from '~/features/payments/payments.server'
import { text } from '~/features/payments/text'
import type { RequestContext } from '~/server/shop.server'

/** The attempt with this id. Throws 404 when there is none. */
export async function requireAttempt({ db }: RequestContext, id: string): Promise<PaymentAttempt> {
  const attempt = await findAttempt(db, id)
  if (!attempt) throw data(null, 404)
  return attempt
}

/** True while the purpose of an attempt is open: its order may have been replaced, cancelled or paid meanwhile. */
export async function mayStillPay({ db, clock }: RequestContext, attempt: PaymentAttempt): Promise<boolean> {
  const now = clock()
  if (attempt.expiresAt <= now) return false
  if (attempt.purpose !== 'order') return true
  return (await findPayable(db, attempt.orderCode, now))?.paysFor?.kind === 'order'
}

/** True for a payment of the visitor's order or onto the account of the visitor's company. */
export async function isOwnPayment(
  { db, visitor }: RequestContext,
  attempt: PaymentAttempt,
): Promise<boolean> {
  return attempt.purpose === 'order'
    ? (await getOwnOrder(db, visitor, attempt.orderCode)) !== null
    : visitor.kind === 'member' && visitor.partner.id === attempt.businessPartnerId
}

/** The state of a payment as far as its payer may know; `own`: the order is this visitor's. */
export type PaymentView = {
  id: string
  /** `already_paid`: the order was paid by another payment. */
  outcome: 'paid' | 'already_paid' | 'failed' | 'waiting' | 'expired' | 'returned'
  /** Turkish; null when the outcome says enough. */
  reason: string | null
  amount: number
  code: string | null
  /** True for a payment onto a company's account. */
  onAccount: boolean
  own: boolean
  /** True when the same order can be paid again. */
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

/** The state of a payment as its page shows it; the reason is given only for failed, returned and reviewed ones. */
export async function viewPayment(visit: RequestContext, attempt: PaymentAttempt): Promise<PaymentView> {
  const { id, state, reason, amount } = attempt
  const code = attempt.purpose === 'order' ? attempt.orderCode : null
  const order = code === null ? null : await getOwnOrder(visit.db, visit.visitor, code)
  const waits = order?.status === 90 && order.expiresAt !== null && order.expiresAt > visit.clock()
  const tells = state === 'failed' || state === 'returned' || reason === 'under_review'
  const told = tells ? reason : null
  return {
    id,
    amount,
    code,
    onAccount: attempt.purpose === 'account',
    outcome: await outcomeOf(visit, attempt),
    reason: told && text.declined[told],
    own: order !== null,
    retry: state === 'failed' && waits,
  }
}

async function outcomeOf(visit: RequestContext, attempt: PaymentAttempt): Promise<PaymentView['outcome']> {
  const outcome = outcomes[attempt.state]
  if (outcome === 'paid' || outcome === 'returned') return outcome
  if (await isPaidOtherwise(visit, attempt)) return 'already_paid'
  // The bank was never called, so no result will come.
  const isVain = attempt.state === 'created' && !(await mayStillPay(visit, attempt))
  return isVain ? 'expired' : outcome
}

/** True when the order of an attempt without a capture is paid otherwise. */
export async function isPaidOtherwise(
  { db, clock }: RequestContext,
  attempt: PaymentAttempt,
): Promise<boolean> {
  if (attempt.purpose !== 'order' || attempt.state === 'settled') return false
  const found = await findPayable(db, attempt.orderCode, clock())
  return found !== null && !unpaid.includes(found.order.status)
}

const unpaid: OrderStatus[] = [orderStatuses.awaitingPayment, orderStatuses.cancelled]
