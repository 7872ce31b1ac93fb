import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { paymentTypes } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import { returnKinds } from '../record/fulfilment-record'
import type { LockedOrder } from '~/features/orders/orders.server'
import { refundable } from '../refunds/refund.server'
import { readShippedLines } from '../shipments/shipment-store.server'
import { orderStatuses } from '~/features/orders/orders'
import { costOf } from './right'
import { readPiecesBack } from './store.server'
import { orderRefunds } from './tables.server'

/** Returns the key of the refund for an order's unshipped pieces, which belongs to no return. */
export const unsentKey = (code: string) => `undelivered-${code}`

/**
 * Returns the refund in kuruş for all pieces that came back or will never be shipped, less their
 * earlier refunds, and at most the payment. `except`: returns to leave out because they are
 * calculated later. It is calculated from the totals and not from the last return, so that the sum
 * of all refunds is exact to the kuruş in any order.
 */
export async function owedFor(
  db: Transaction,
  order: LockedOrder,
  except: readonly number[] = [],
): Promise<Kurus> {
  const lines = await readShippedLines(db, order.id)
  const charged = { lines, grandTotal: order.grandTotal }
  const isAtDoor = order.paymentType === paymentTypes.cashOnDelivery
  const kinds = isAtDoor ? returnKinds.filter((kind) => kind !== 'undelivered') : returnKinds
  const back = await readPiecesBack(db, order.id, ['received', 'refunded'], { kinds, except })
  const [bought, kept] = [new Map<number, number>(), new Map<number, number>()]
  for (const { id, quantity, delivered, cancelled } of lines) {
    // Cash on delivery is paid when a parcel is handed over; pieces that were never delivered were
    // never paid for.
    const all = isAtDoor && order.status !== orderStatuses.shipped ? delivered : quantity
    const gone = isAtDoor ? Math.min(back.get(id) ?? 0, delivered) : (back.get(id) ?? 0) + cancelled
    bought.set(id, all)
    kept.set(id, Math.max(all - gone, 0))
  }
  const owed = costOf(charged, bought) - costOf(charged, kept) - (await readGiven(db, order))
  return Math.min(Math.max(owed, 0), await refundable(db, order))
}

async function readGiven(db: Transaction, { id, code }: LockedOrder): Promise<Kurus> {
  const forPieces = or(isNotNull(orderRefunds.returnId), eq(orderRefunds.key, unsentKey(code)))
  const [sum] = await db
    .select({ given: sql<number>`coalesce(sum(${orderRefunds.amount}), 0)`.mapWith(Number) })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderId, id), forPieces))
  return sum!.given
}
