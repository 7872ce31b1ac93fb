import type { Db } from '~/db/connection.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { getBankAccounts, getPaymentName } from '~/features/payments/payments.server'
import { paymentTypes } from '~/features/payments/payments'
import { acceptedAsConsumer } from '../contracts/contracts.server'
import { isSignedFor } from '../own/order-link.server'
import type { Order } from './order'
import { mayAct, maySee } from '../own/own-orders.server'
import { findOrder, type OrderKey, type StoredOrder } from './read-store.server'
import { mayBuyerCancel, orderStatuses } from '../status/status'

/**
 * Returns the order of a link from the order's email; null when the shop did not sign the link or
 * there is no such order.
 */
export async function getOrderBySignedLink(
  db: Db,
  link: { code: string; signature: string; secret: string },
): Promise<Order | null> {
  if (!isSignedFor(link.secret, link.code, link.signature)) return null
  return getOrder(db, link.code)
}

/**
 * Returns the visitor's own order: of the session, or of the business partner. Null for everybody
 * else's order, so that the answer does not reveal that it exists.
 */
export async function getOwnOrder(db: Db, visitor: Visitor, key: OrderKey | string): Promise<Order | null> {
  const shopperId = visitor.isNew ? null : await findShopper(db, visitor)
  const stored = await findOrder(db, typeof key === 'string' ? { code: key } : key)
  if (!stored || !maySee(visitor, shopperId, stored)) return null
  const order = await completeOrder(db, stored)
  return { ...order, cancellable: order.cancellable && mayAct(visitor) }
}

/** Returns an order by its id, without checking its owner; null when there is none. */
export async function getOrderById(db: Db, id: number): Promise<Order | null> {
  const stored = await findOrder(db, { id })
  return stored && completeOrder(db, stored)
}

/**
 * Returns an order by its code, without checking its owner: for emails and staff, never for a
 * visitor.
 */
export async function getOrder(db: Db, code: string): Promise<Order | null> {
  const stored = await findOrder(db, { code })
  return stored && completeOrder(db, stored)
}

async function completeOrder(db: Db, stored: StoredOrder): Promise<Order> {
  const { shopperId: _shopper, businessPartnerId: _partner, priceListId, ...order } = stored
  const { status, payment } = order
  const waits =
    (status === orderStatuses.awaitingPayment && payment.type === paymentTypes.transfer) ||
    (order.due > 0 && status !== orderStatuses.cancelled)
  return {
    ...order,
    payment: { ...payment, name: await getPaymentName(db, payment.type) },
    bankAccounts: waits ? await getBankAccounts(db) : [],
    cancellable: mayBuyerCancel(status),
    isConsumer: priceListId === (await retailPriceKey(db)).listId || acceptedAsConsumer(order.contracts),
  }
}
