import type { Db } from '~/db/connection.server'
import { documentKey, mayServe } from '~/features/customers/customers.server'
import type { Storage } from '~/features/media/media.server'
import {
  findOrderPartnerId,
  type OrderAccess,
  getOrderBySignedLink,
  getOrderById,
  getOwnOrder,
} from '~/features/orders/orders.server'
import { findReceipt } from './store.server'

/**
 * Returns the receipt of a transfer, for the buyer and for staff who check transfers. Returns null
 * for everybody else, as if it did not exist.
 */
export async function openNoticeReceipt(
  { db, storage }: { db: Db; storage: Storage },
  access: OrderAccess,
  id: string,
): Promise<{ name: string; mediaType: string; bytes: Buffer } | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const receipt = await findReceipt(db, id)
  if (!receipt || !(await maySee(db, access, receipt.orderId))) return null
  const bytes = await storage.read(documentKey(id))
  return bytes && { name: receipt.name, mediaType: receipt.mediaType, bytes }
}

async function maySee(db: Db, access: OrderAccess, orderId: number): Promise<boolean> {
  if ('signature' in access) {
    const order = await getOrderById(db, orderId)
    return order !== null && (await getOrderBySignedLink(db, { ...access, code: order.code })) !== null
  }
  const { visitor } = access
  if (visitor.kind === 'staff')
    return mayServe(db, visitor, 'payments.confirm', await findOrderPartnerId(db, orderId))
  return (await getOwnOrder(db, visitor, { id: orderId })) !== null
}
