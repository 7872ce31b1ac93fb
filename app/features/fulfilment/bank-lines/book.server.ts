import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { findEntryByKey, postByStaff } from '~/features/ledger/ledger.server'
import { orderStatuses } from '~/features/orders/orders'
import { lockOrder } from '~/features/orders/orders.server'
import { paymentTypes } from '~/features/payments/payments'
import { formatPrice } from '~/kernel/turkish'
import { confirmNotice } from '../notices/decide.server'
import { findNoticeOnAccount } from '../notices/store.server'
import type { Staff } from '../processing/staff'
import { confirmDue, confirmPayment } from '../processing/staff-steps.server'
import { type AsideOutcome, awaitedMoney, type BookOutcome, type LedgerOutcome } from './bank-lines'
import * as store from './store.server'

/**
 * Books lines as the payment of an order, or of the rest of its total, together: the payment and the marks on the lines are one transaction, under the locks
 * of lines and order. Less than the total books nothing.
 */
export function bookLines(
  db: Db,
  { lineIds, code }: { lineIds: readonly number[]; code: string },
  staff: Staff,
): Promise<BookOutcome> {
  return transaction(db, async (db): Promise<BookOutcome> => {
    const lines = await lockOpen(db, lineIds)
    if (!Array.isArray(lines)) return lines
    const order = await lockOrder(db, code)
    if (!order) return { status: 'no_order' }
    const awaited = awaitedMoney(order)
    if (awaited === 0 && order.paymentType !== paymentTypes.transfer) return { status: 'paid_otherwise' }
    if (awaited === 0) return { status: 'not_waiting', is: order.status }
    const received = lines.reduce((sum, { amount }) => sum + amount, 0)
    const excess = received - awaited
    if (excess < 0) return { status: 'too_little', missing: -excess }
    const confirm = order.status === orderStatuses.awaitingPayment ? confirmPayment : confirmDue
    const paid = await confirm(db, code, staff)
    if (paid.status !== 'done') throw new Error(`The locked order ${code} was not paid: ${paid.status}`)
    const decision = { state: 'order', orderId: order.id, actor: staff.actor, decidedAt: staff.now } as const
    const last = lines.at(-1)!
    await store.writeDecision(
      db,
      lines.map(({ id }) => id),
      decision,
    )
    if (excess > 0) await store.writeDecision(db, [last.id], { excess: Math.min(excess, last.amount) })
    for (const line of lines)
      await note(db, line, staff, { state: 'order', order: code, amount: line.amount, excess })
    return { status: 'done', code, excess }
  })
}

/**
 * Posts a line onto a dealer's account, with the operation for payments by hand. A waiting notice of the dealer about the same amount
 * is confirmed instead, which posts the payment for its order.
 */
export function postLine(
  db: Db,
  { lineId, partnerId }: { lineId: number; partnerId: number },
  staff: Staff,
): Promise<LedgerOutcome> {
  return transaction(db, async (db): Promise<LedgerOutcome> => {
    const lines = await lockOpen(db, [lineId])
    if (!Array.isArray(lines)) return lines
    const line = lines[0]!
    const entryId =
      (await postByNotice(db, line, partnerId, staff)) ?? (await post(db, line, partnerId, staff))
    if (entryId === null) return { status: 'no_partner' }
    const decision = {
      state: 'ledger',
      ledgerEntryId: entryId,
      actor: staff.actor,
      decidedAt: staff.now,
    } as const
    await store.writeDecision(db, [lineId], decision)
    await note(db, line, staff, { state: 'ledger', partner: partnerId, entry: entryId, amount: line.amount })
    return { status: 'done', entryId }
  })
}

/** Sets lines aside that are about no order, with the reason. */
export function setLinesAside(
  db: Db,
  { lineIds, reason }: { lineIds: readonly number[]; reason: string },
  staff: Staff,
): Promise<AsideOutcome> {
  return transaction(db, async (db): Promise<AsideOutcome> => {
    const lines = await lockOpen(db, lineIds)
    if (!Array.isArray(lines)) return lines
    const decision = { state: 'aside', reason, actor: staff.actor, decidedAt: staff.now } as const
    await store.writeDecision(db, lineIds, decision)
    for (const line of lines) await note(db, line, staff, { state: 'aside', reason })
    return { status: 'done' }
  })
}

/** Takes a line back that was set aside. Booked lines stay booked. */
export function takeLineBack(db: Db, lineId: number, staff: Staff): Promise<AsideOutcome> {
  return transaction(db, async (db): Promise<AsideOutcome> => {
    const [line] = await store.lockLines(db, [lineId])
    if (!line) return { status: 'not_found' }
    if (line.state !== 'aside') return { status: 'decided', is: line.state }
    await store.writeDecision(db, [lineId], { state: 'open', reason: '', actor: null, decidedAt: null })
    await note(db, line, staff, { state: 'open' })
    return { status: 'done' }
  })
}

type Line = Awaited<ReturnType<typeof store.lockLines>>[number]

async function lockOpen(
  db: Transaction,
  ids: readonly number[],
): Promise<Line[] | { status: 'not_found' } | { status: 'decided'; is: Line['state'] }> {
  const lines = await store.lockLines(db, ids)
  if (lines.length === 0 || lines.length !== new Set(ids).size) return { status: 'not_found' }
  const decided = lines.find(({ state }) => state !== 'open')
  return decided ? { status: 'decided', is: decided.state } : lines
}

async function postByNotice(
  db: Transaction,
  line: Line,
  partnerId: number,
  staff: Staff,
): Promise<number | null> {
  const noticeId = await findNoticeOnAccount(db, partnerId, line.amount)
  if (noticeId === null) return null
  const outcome = await confirmNotice(db, noticeId, line.amount, staff)
  // Another member of the staff may have decided it meanwhile.
  return outcome.status === 'done' ? findEntryByKey(db, `notice ${noticeId}`) : null
}

async function post(db: Transaction, line: Line, partnerId: number, staff: Staff): Promise<number | null> {
  const posted = await postByStaff(
    db,
    { name: 'payment', amount: line.amount, means: 'transfer' },
    {
      partnerId,
      postedOn: line.bookedOn,
      documentNo: line.reference.slice(0, 50) || `BH-${line.id}`,
      description: (line.description || line.sender || formatPrice(line.amount)).slice(0, 200),
      key: `bank line ${line.id}`,
      actor: staff.actor,
    },
  )
  return posted.status === 'no_partner' ? null : posted.entryId
}

function note(db: Transaction, { id, state }: Line, { actor }: Staff, after: object): Promise<void> {
  return audit(db, { actor, action: 'bank-line', subject: `bank_lines ${id}`, before: { state }, after })
}
