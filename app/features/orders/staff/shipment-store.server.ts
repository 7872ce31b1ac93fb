import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { LinePieces, Shipment } from '../aftercare'
import { formatCarrier } from '../carriers'
import { carriers, orderLines, orders, shipmentLines, shipments } from '../tables.server'

/** A line with how many of its pieces have left. */
export type ShippedLine = { id: number; variantId: number; quantity: number; shipped: number }

export function readShippedLines(db: Db, orderId: number): Promise<ShippedLine[]> {
  const { id, variantId, quantity } = orderLines
  const shipped = sql<number>`(select coalesce(sum(s.quantity), 0)::int from shipment_lines s where s.order_line_id = ${orderLines}.id)`
  return db
    .select({ id, variantId, quantity, shipped })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
}

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

/** Parcels of an order, in the order they left. */
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
    ...{ id: row.id, carrier: formatCarrier({ carrier: row.carrierName, depot: row.depot }) },
    ...{ receiverPays: row.receiverPays, shippedAt: row.shippedAt, deliveredAt: row.deliveredAt },
    ...{ trackingNumber: row.trackingNumber, trackingUrl: row.trackingUrl },
    lines: (inParcel.get(row.id) ?? []).map(({ lineId, quantity }) => ({ lineId, quantity })),
  }))
}

/** Marks parcels as handed over; `only` one of them, where it is given. Returns how many were not before. */
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

/** The carrier a parcel goes with: the one that is named, else the order's own. */
export async function findCarrierOf(db: Db, orderId: number, carrierId?: number) {
  const { id, name, vkn, kind, trackingUrl } = carriers
  const [row] = await db
    .select({ id, name, vkn, kind, trackingUrl, depot: orders.depot })
    .from(carriers)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(carriers.id, carrierId ?? orders.carrierId))
  return row ?? null
}
