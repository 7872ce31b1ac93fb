import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { Order } from '../record/order'
import { getOrderBySignedLink, getOwnOrder } from '../record/read-order.server'

/** How somebody shows that an order is theirs: by their session or by the signed link of its email. */
export type OrderAccess = { visitor: Visitor } | { signature: string; secret: string }

/** The order, if this is its buyer. Null: not theirs, or there is none. */
export function getAccessibleOrder(db: Db, access: OrderAccess, code: string): Promise<Order | null> {
  return 'visitor' in access
    ? getOwnOrder(db, access.visitor, code)
    : getOrderBySignedLink(db, { ...access, code })
}
