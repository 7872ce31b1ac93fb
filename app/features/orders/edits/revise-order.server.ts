import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { BasketLine } from '~/features/basket/basket'
import { changeReservation, sellStock } from '~/features/catalogue/catalogue.server'
import type { Kurus } from '~/kernel/money'
import { linesOf } from '../record/order-store.server'
import type { Cause, LockedOrder } from '../status/change-status.server'
import { enqueueNews } from '../status/news.server'
import { orderStatuses } from '../status/status'
import { orderLines, orders, orderStatusHistory } from '../tables.server'
import type { LineAmounts, OrderAmounts } from './edit'

/** A line of an order that an edit may change. */
export type EditableLine = LineAmounts & {
  id: number
  position: number
  variantId: number
  productCode: string
  productName: string
  variantName: string
  packageSize: number
  isPromo: boolean
}

/** The lines of an order in their order, for an edit. */
export async function readEditableLines(db: Transaction, orderId: number): Promise<EditableLine[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position)
}

/** The new state of an order. `lines`: those that stay, with their new amounts; the others are removed. */
export type Revision = {
  lines: readonly EditableLine[]
  added: readonly BasketLine[]
  amounts: OrderAmounts
  carrierId: number
  due: Kurus
}

/**
 * Writes the revision of a locked order before its packing: lines, totals, stock, a row of history, and an email to the buyer. Returns
 * the pieces that are left of a variant when the stock does not suffice; the caller then rolls back.
 */
export async function reviseOrder(
  db: Transaction,
  order: LockedOrder,
  { lines, added, amounts, carrierId, due }: Revision,
  { actor, reason, note = '', now }: Cause,
): Promise<{ status: 'done' } | { status: 'insufficient'; available: ReadonlyMap<number, number> }> {
  const before = await readEditableLines(db, order.id)
  const moves = [
    ...before.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
    ...[...lines, ...added].map(({ variantId, quantity }) => ({ variantId, quantity })),
  ]
  const isReserved = order.status === orderStatuses.awaitingPayment
  const taken = await (isReserved ? changeReservation : sellStock)(db, order.code, moves)
  if (taken.status === 'insufficient') return taken
  const removed = before.filter(({ id }) => !lines.some((line) => line.id === id)).map(({ id }) => id)
  if (removed.length > 0) await db.delete(orderLines).where(inArray(orderLines.id, removed))
  for (const line of lines) {
    const old = before.find(({ id }) => id === line.id)
    if (old && (old.quantity !== line.quantity || old.unitPrice !== line.unitPrice))
      await db.update(orderLines).set(amountsOf(line)).where(eq(orderLines.id, line.id))
  }
  if (added.length > 0) {
    const next = Math.max(...before.map(({ position }) => position)) + 1
    const rows = linesOf(added).map((row, at) => ({ ...row, orderId: order.id, position: next + at }))
    await db.insert(orderLines).values(rows)
  }
  await db
    .update(orders)
    .set({ ...amounts, carrierId, due })
    .where(eq(orders.id, order.id))
  const { status } = order
  const [change] = await db
    .insert(orderStatusHistory)
    .values({ orderId: order.id, fromStatus: status, status, actor, reason, note, createdAt: now })
    .returning({ id: orderStatusHistory.id })
  await enqueueNews(db, order.code, 'edited', change!.id)
  order.grandTotal = amounts.grandTotal
  order.due = due
  return { status: 'done' }
}

/** Records that the part of the total which an edit added is paid. Does nothing for an order without one. */
export async function settleDue(
  db: Transaction,
  order: LockedOrder,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  if (order.due === 0) return
  await db.update(orders).set({ due: 0 }).where(eq(orders.id, order.id))
  const { status } = order
  const change = { fromStatus: status, status, actor, reason: 'due_paid', createdAt: now }
  await db.insert(orderStatusHistory).values({ orderId: order.id, ...change })
  order.due = 0
}

const amountsOf = ({
  quantity,
  unitPrice,
  net,
  kdv,
  gross,
  campaignDiscount,
  couponDiscount,
  chargedNet,
  chargedKdv,
}: LineAmounts): Omit<LineAmounts, 'kdvRate'> => ({
  quantity,
  unitPrice,
  net,
  kdv,
  gross,
  campaignDiscount,
  couponDiscount,
  chargedNet,
  chargedKdv,
})
