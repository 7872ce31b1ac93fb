import { and, asc, eq, gt, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Kurus } from '~/kernel/money'
import type { LinePieces, Shipment } from '../record/fulfilment-record'
import { formatCarrier } from '~/features/orders/orders'
import { carriers, orderLines, orders } from '~/features/orders/tables.server'
import { shipmentLines, shipments } from './tables.server'

/**
 * A line with its pieces that were shipped, were delivered, and will never be shipped. `charged`:
 * the amount its buyer is charged for it, in kuruş.
 */
export type ShippedLine = {
  id: number
  variantId: number
  quantity: number
  charged: Kurus
  shipped: number
  delivered: number
  cancelled: number
}

/** Each line of an order with its pieces sent, delivered and cancelled. */
export function readShippedLines(db: Db, orderId: number): Promise<ShippedLine[]> {
  const { id, variantId, quantity, chargedNet, chargedKdv, cancelled } = orderLines
  const sent = db
    .select({
      lineId: shipmentLines.orderLineId,
      shipped: sql<number>`sum(${shipmentLines.quantity})::int`.as('shipped'),
      delivered:
        sql<number>`coalesce(sum(${shipmentLines.quantity}) filter (where ${isNotNull(shipments.deliveredAt)}), 0)::int`.as(
          'delivered',
        ),
    })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(eq(shipments.orderId, orderId))
    .groupBy(shipmentLines.orderLineId)
    .as('sent')
  return db
    .select({
      id,
      variantId,
      quantity,
      cancelled,
      charged: sql<number>`${chargedNet} + ${chargedKdv}`.mapWith(Number),
      shipped: sql<number>`coalesce(${sent.shipped}, 0)`,
      delivered: sql<number>`coalesce(${sent.delivered}, 0)`,
    })
    .from(orderLines)
    .leftJoin(sent, eq(sent.lineId, id))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
}

/** Returns the pieces of an order that will never be shipped. */
export function readCancelled(db: Db, orderId: number): Promise<LinePieces[]> {
  const { id, cancelled, position } = orderLines
  return db
    .select({ lineId: id, quantity: cancelled })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), gt(cancelled, 0)))
    .orderBy(asc(position))
}

/** The id of the new shipment, written with its lines. */
export async function insertShipment(
  db: Transaction,
  shipment: typeof shipments.$inferInsert,
  lines: readonly LinePieces[],
): Promise<number> {
  const [row] = await db.insert(shipments).values(shipment).returning({ id: shipments.id })
  const shipmentId = row!.id
  await db
    .insert(shipmentLines)
    .values(lines.map(({ lineId, quantity }) => ({ shipmentId, orderLineId: lineId, quantity })))
  return shipmentId
}

/** Returns the parcels of an order in the order of shipment. */
export async function readShipments(db: Db, orderId: number): Promise<Shipment[]> {
  const rows = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.id))
  if (rows.length === 0) return []
  const { shipmentId, orderLineId, quantity } = shipmentLines
  const lines = await db
    .select({ shipmentId, lineId: orderLineId, quantity })
    .from(shipmentLines)
    .where(
      inArray(
        shipmentId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLineId))
  const inParcel = Map.groupBy(lines, (line) => line.shipmentId)
  return rows.map((row) => ({
    id: row.id,
    carrier: formatCarrier({ carrier: row.carrierName, depot: row.depot }),
    receiverPays: row.receiverPays,
    shippedAt: row.shippedAt,
    deliveredAt: row.deliveredAt,
    trackingNumber: row.trackingNumber,
    trackingUrl: row.trackingUrl,
    lines: (inParcel.get(row.id) ?? []).map(({ lineId, quantity }) => ({ lineId, quantity })),
  }))
}

/** Marks parcels as delivered, or only the parcel `only`. Returns how many were newly marked. */
export async function markDelivered(
  db: Transaction,
  orderId: number,
  now: Date,
  only?: number,
): Promise<number> {
  const open = and(eq(shipments.orderId, orderId), isNull(shipments.deliveredAt))
  const marked = await db
    .update(shipments)
    .set({ deliveredAt: now })
    .where(only === undefined ? open : and(open, eq(shipments.id, only)))
    .returning({ id: shipments.id })
  return marked.length
}

/** Returns the time of the last delivery; null when there is none. */
export async function readLastDelivery(db: Db, orderId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(shipments.deliveredAt) })
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
  return row!.at
}

/** Returns the carrier of a parcel: the given one, else the order's own. */
export async function findCarrierOf(db: Db, orderId: number, carrierId?: number) {
  const { id, name, vkn, kind, trackingUrl } = carriers
  const [row] = await db
    .select({ id, name, vkn, kind, trackingUrl, depot: orders.depot })
    .from(carriers)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(carriers.id, carrierId ?? orders.carrierId))
  return row ?? null
}
