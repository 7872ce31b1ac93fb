import { desc, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { shipments } from './tables.server'

/** Ids of the orders with a parcel of this tracking number, newest parcel first. */
export async function findTrackedOrders(db: Db, trackingNumber: string): Promise<number[]> {
  if (trackingNumber === '') return []
  const rows = await db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(eq(shipments.trackingNumber, trackingNumber))
    .orderBy(desc(shipments.id))
    .limit(10)
  return [...new Set(rows.map(({ orderId }) => orderId))]
}
