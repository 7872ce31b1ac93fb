import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { Order } from '../record/order'
import { getOrderBySignedLink, getOwnOrder } from '../record/read-order.server'

/**
 * The proof that an order belongs to the caller: the session, or the signed link of the order's
 * email.
 */
export type OrderAccess = { visitor: Visitor } | { signature: string; secret: string }

/**
 * Returns the order when the caller is its buyer; null when it does not exist or belongs to
 * somebody else.
 */
export function getAccessibleOrder(db: Db, access: OrderAccess, code: string): Promise<Order | null> {
  return 'visitor' in access
    ? getOwnOrder(db, access.visitor, code)
    : getOrderBySignedLink(db, { ...access, code })
}
