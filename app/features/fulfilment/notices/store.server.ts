import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { orders } from '~/features/orders/tables.server'
import { paymentTypes } from '~/features/payments/payments'
import type { PaymentNotice } from './notices'
import { paymentNotices } from './tables.server'

const shown = {
  id: paymentNotices.id,
  state: paymentNotices.state,
  bank: paymentNotices.bank,
  amount: paymentNotices.amount,
  paidOn: paymentNotices.paidOn,
  sender: paymentNotices.sender,
  note: paymentNotices.note,
  receiptId: paymentNotices.fileId,
  sentAt: paymentNotices.sentAt,
  reason: paymentNotices.reason,
}

/** Returns the notices about an order, earliest first. */
export function readNotices(db: Db, orderId: number): Promise<PaymentNotice[]> {
  return db
    .select(shown)
    .from(paymentNotices)
    .where(eq(paymentNotices.orderId, orderId))
    .orderBy(asc(paymentNotices.id))
}

export type WaitingNotice = PaymentNotice & { code: string }

/** Returns the undecided notices, oldest first. */
export function listWaitingNotices(db: Db): Promise<WaitingNotice[]> {
  return db
    .select({ ...shown, code: orders.code })
    .from(paymentNotices)
    .innerJoin(orders, eq(orders.id, paymentNotices.orderId))
    .where(eq(paymentNotices.state, 'waiting'))
    .orderBy(asc(paymentNotices.sentAt), asc(paymentNotices.id))
    .limit(500)
}

/** Returns a notice with the code of its order; null when there is none. */
export async function findNotice(db: Db, id: number): Promise<WaitingNotice | null> {
  const [row] = await db
    .select({ ...shown, code: orders.code })
    .from(paymentNotices)
    .innerJoin(orders, eq(orders.id, paymentNotices.orderId))
    .where(eq(paymentNotices.id, id))
  return row ?? null
}

/** The oldest waiting notice of a dealer's order on account about this amount, in kuruş; null when there is none. */
export async function findNoticeOnAccount(db: Db, partnerId: number, amount: number): Promise<number | null> {
  const [row] = await db
    .select({ id: paymentNotices.id })
    .from(paymentNotices)
    .innerJoin(orders, eq(orders.id, paymentNotices.orderId))
    .where(
      and(
        eq(paymentNotices.state, 'waiting'),
        eq(paymentNotices.amount, amount),
        eq(orders.businessPartnerId, partnerId),
        eq(orders.paymentType, paymentTypes.openAccount),
      ),
    )
    .orderBy(asc(paymentNotices.id))
    .limit(1)
  return row?.id ?? null
}

/** The notice sent with this key, or null: a repeated form finds its first result. */
export async function findNoticeByKey(db: Db, key: string) {
  const { id, orderId } = paymentNotices
  const [row] = await db.select({ id, orderId }).from(paymentNotices).where(eq(paymentNotices.key, key))
  return row ?? null
}

/** Returns a receipt's file and the owner of its order; null when there is none. */
export async function findReceipt(db: Db, fileId: string) {
  const { orderId, fileName: name, mediaType } = paymentNotices
  const [row] = await db
    .select({ orderId, name, mediaType })
    .from(paymentNotices)
    .where(eq(paymentNotices.fileId, fileId))
  return row ?? null
}

/** The id of the new notice. */
export async function insertNotice(
  db: Transaction,
  notice: typeof paymentNotices.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(paymentNotices).values(notice).returning({ id: paymentNotices.id })
  return row!.id
}

type Decision = Pick<typeof paymentNotices.$inferInsert, 'state' | 'received' | 'reason' | 'decidedAt'>

/** Writes the decision of staff about a notice. */
export async function writeDecision(db: Transaction, id: number, decision: Decision): Promise<void> {
  await db.update(paymentNotices).set(decision).where(eq(paymentNotices.id, id))
}

/** Confirms the waiting notices of a paid order. */
export async function confirmWaiting(db: Transaction, orderId: number, decidedAt: Date): Promise<void> {
  await db
    .update(paymentNotices)
    .set({ state: 'confirmed', decidedAt })
    .where(and(eq(paymentNotices.orderId, orderId), eq(paymentNotices.state, 'waiting')))
}

/** True when another notice of the order waits for a decision. */
export async function hasWaiting(db: Db, orderId: number, except = 0): Promise<boolean> {
  const { id, state } = paymentNotices
  const others = and(eq(paymentNotices.orderId, orderId), eq(state, 'waiting'), ne(id, except))
  return (await db.$count(paymentNotices, others)) > 0
}
