import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { postPayment } from '~/features/ledger/ledger.server'
import { paymentTypes } from '~/features/payments/payments'
import { getSettings } from '~/features/settings/settings.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { Kurus } from '~/kernel/money'
import {
  setExpiry,
  type LockedOrder,
  lockOrder,
  enqueueNews,
  findPayable,
} from '~/features/orders/orders.server'
import { markPaid } from '../processing/staff-steps.server'
import type { Staff } from '../processing/staff'
import { orderStatuses } from '~/features/orders/orders'
import { text } from '../text'
import type { DecideNoticeOutcome } from './notices'
import * as store from './store.server'

type Notice = store.WaitingNotice

/**
 * Confirms that the money of a notice has arrived. An order that waits for its transfer is paid
 * when the amount covers it; a debt on an account is credited with the amount. `amount`: the money
 * received, when it differs from the notice.
 */
export function confirmNotice(
  db: Db,
  id: number,
  amount: Kurus | null,
  staff: Staff,
): Promise<DecideNoticeOutcome> {
  return decide(db, id, staff, async (db, notice, order) => {
    const received = amount ?? notice.amount
    if (order.paymentType === paymentTypes.openAccount)
      return creditAccount(db, notice, order.businessPartnerId, received, staff)
    if (order.status !== orderStatuses.awaitingPayment) return { status: 'not_waiting', is: order.status }
    const missing = order.grandTotal - received
    if (missing > 0) return { status: 'too_little', missing }
    await store.writeDecision(db, id, { state: 'confirmed', received, decidedAt: staff.now })
    await markPaid(db, order, staff)
    return { status: 'done', code: order.code, state: 'confirmed', received, tooMuch: -missing }
  })
}

/**
 * Refuses a notice whose money has not arrived. The buyer gets the reason by email, and the order
 * gets new time to be paid.
 */
export function refuseNotice(db: Db, id: number, reason: string, staff: Staff): Promise<DecideNoticeOutcome> {
  return decide(db, id, staff, async (db, { code }, order) => {
    await store.writeDecision(db, id, { state: 'refused', reason, decidedAt: staff.now })
    if (order.status === orderStatuses.awaitingPayment && !(await store.hasWaiting(db, order.id, id)))
      await startDaysAgain(db, order, staff.now)
    await enqueueNews(db, code, 'notice-decided', id)
    return { status: 'done', code, state: 'refused', received: 0, tooMuch: 0 }
  })
}

async function decide(
  db: Db,
  id: number,
  { actor }: Staff,
  work: (db: Transaction, notice: Notice, order: LockedOrder) => Promise<DecideNoticeOutcome>,
): Promise<DecideNoticeOutcome> {
  return transaction(db, async (db): Promise<DecideNoticeOutcome> => {
    const found = await store.findNotice(db, id)
    const order = found && (await lockOrder(db, found.code))
    if (!order) return { status: 'not_found' }
    // The notice is read again under the lock, so that only one decision is made.
    const notice = (await store.findNotice(db, id))!
    if (notice.state !== 'waiting') return { status: 'decided', is: notice.state }
    const before = { notice: id, state: notice.state, status: order.status }
    const outcome = await work(db, notice, order)
    if (outcome.status !== 'done') return outcome
    const { state, received } = outcome
    await audit(db, {
      actor,
      action: 'payment-notice',
      subject: `orders ${order.id}`,
      before,
      after: { notice: id, state, received, status: order.status },
    })
    return outcome
  })
}

async function creditAccount(
  db: Transaction,
  { id, code, bank }: Notice,
  partnerId: number | null,
  received: Kurus,
  { actor, now }: Staff,
): Promise<DecideNoticeOutcome> {
  // When the order was paid meanwhile in another way, the money settles the oldest debts.
  const paysFor = (await findPayable(db, code, now))?.paysFor
  const posted = await postPayment(db, {
    partnerId: partnerId!,
    amount: received,
    means: 'transfer',
    ...(paysFor?.kind === 'account' ? { debts: [paysFor.lineId] } : {}),
    postedOn: dayInIstanbul(now),
    documentNo: `HV-${id}`,
    description: text.transferOnAccount(bank, code),
    key: `notice ${id}`,
    actor,
  })
  if (posted.status === 'no_partner') throw new Error(`The order ${code} is nobody's`)
  await store.writeDecision(db, id, { state: 'confirmed', received, decidedAt: now })
  await enqueueNews(db, code, 'notice-decided', id)
  return { status: 'done', code, state: 'confirmed', received, tooMuch: 0 }
}

async function startDaysAgain(db: Transaction, order: LockedOrder, now: Date): Promise<void> {
  const days = (await getSettings(db)).number('checkout', 'havale_expiry_days', 3)
  await setExpiry(db, order, new Date(now.getTime() + days * 86_400_000))
}
