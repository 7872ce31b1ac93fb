import { asc, sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import { orderInvoices } from '../invoicing/tables.server'
import { shipments } from '../shipments/tables.server'

/** Tracking numbers of these orders' parcels by the order's id, oldest parcel first; parcels without a number are missing. */
export async function readTrackingNumbers(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const numbers = new Map<number, string[]>()
  if (orderIds.length === 0) return numbers
  const { id, orderId, trackingNumber } = shipments
  const rows = await db
    .select({ orderId, trackingNumber })
    .from(shipments)
    .where(sql`${orderId} = ${anyOf(orderIds)} and ${trackingNumber} <> ''`)
    .orderBy(asc(id))
  for (const row of rows) numbers.set(row.orderId, [...(numbers.get(row.orderId) ?? []), row.trackingNumber])
  return numbers
}

/** Invoice numbers of these orders by the order's id; an order without an invoice is missing. */
export async function readInvoiceNumbers(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (orderIds.length === 0) return new Map()
  const { orderId, number } = orderInvoices
  const rows = await db
    .select({ orderId, number })
    .from(orderInvoices)
    .where(sql`${orderId} = ${anyOf(orderIds)}`)
  return new Map(rows.map((row) => [row.orderId, row.number]))
}
