import type { Db } from '~/db/connection.server'
import type { Purchase } from '~/features/measurement/measurement'
import { orderStatuses } from '../status/status'
import { getOrder } from './read-order.server'

/** Returns an order as its purchase is reported: goods and amounts, nothing about its buyer; null when there is none. */
export async function findPurchase(db: Db, code: string): Promise<Purchase | null> {
  const order = await getOrder(db, code)
  return (
    order && {
      code,
      isPlaced: order.status !== orderStatuses.awaitingPayment,
      isCancelled: order.status === orderStatuses.cancelled,
      grandTotal: order.grandTotal,
      shipping: order.shipping,
      items: order.lines.map(({ productCode, productName, quantity, chargedNet, chargedKdv }) => ({
        id: productCode,
        name: productName,
        quantity,
        price: Math.round((chargedNet + chargedKdv) / quantity),
      })),
    }
  )
}
