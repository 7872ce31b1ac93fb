import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { documentKey, mayServe } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { findOrderPartnerId } from '~/features/orders/orders.server'
import type { Storage } from '~/features/media/media.server'
import { orderReturnPhotos, orderReturns } from './tables.server'

/**
 * Returns a picture of a return, for the staff who decide about it. Returns null for everybody
 * else, as if it did not exist.
 */
export async function openReturnPhoto(
  { db, storage }: { db: Db; storage: Storage },
  visitor: Visitor,
  id: string,
): Promise<{ name: string; mediaType: string; bytes: Buffer } | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const { name, mediaType, returnId } = orderReturnPhotos
  const [row] = await db
    .select({ name, mediaType, orderId: orderReturns.orderId })
    .from(orderReturnPhotos)
    .innerJoin(orderReturns, eq(orderReturns.id, returnId))
    .where(eq(orderReturnPhotos.id, id))
  if (!row || !(await mayServe(db, visitor, 'returns.decide', await findOrderPartnerId(db, row.orderId))))
    return null
  const bytes = await storage.read(documentKey(id))
  return bytes && { name: row.name, mediaType: row.mediaType, bytes }
}
