import { and, asc, eq, exists, inArray, isNull, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { paymentNotices } from '~/features/fulfilment/notices/tables.server'
import { orderRequestDecisions, orderRequests } from '~/features/checkout/approval/tables.server'
import { orderRefunds, orderReturns } from '~/features/fulfilment/returns/tables.server'
import { orderStatuses } from '../status/status'
import { orders } from '../tables.server'

const mostNamed = 20

/**
 * Codes of the orders that are not over: on their way, within the time for withdrawal, coming back, with money that is
 * still to be sent or looked for. Of a customer that ends all of them; else only those that no customer has.
 */
export async function findUnfinishedOrders(
  db: Db,
  userId: number,
  endingPartnerId: number | null,
): Promise<string[]> {
  const own = and(
    isNull(orders.businessPartnerId),
    eq(orders.shopperId, sql`(select id from shoppers where user_id = ${userId})`),
  )
  const theirs = endingPartnerId === null ? own : or(own, eq(orders.businessPartnerId, endingPartnerId))
  const isOpen = or(
    notInArray(orders.status, [orderStatuses.completed, orderStatuses.cancelled]),
    exists(
      db
        .select({ id: orderReturns.id })
        .from(orderReturns)
        .where(
          and(
            eq(orderReturns.orderId, orders.id),
            inArray(orderReturns.state, ['asked', 'accepted', 'received']),
          ),
        ),
    ),
    exists(
      db
        .select({ id: orderRefunds.id })
        .from(orderRefunds)
        .where(and(eq(orderRefunds.orderId, orders.id), eq(orderRefunds.state, 'due'))),
    ),
    exists(
      db
        .select({ id: paymentNotices.id })
        .from(paymentNotices)
        .where(and(eq(paymentNotices.orderId, orders.id), eq(paymentNotices.state, 'waiting'))),
    ),
  )
  const rows = await db
    .select({ code: orders.code })
    .from(orders)
    .where(and(theirs, isOpen))
    .orderBy(asc(orders.id))
    .limit(mostNamed)
  return rows.map(({ code }) => code)
}

/** Whether a customer has ever ordered. */
export async function hasOrders(db: Db, partnerId: number): Promise<boolean> {
  return (await db.$count(orders, eq(orders.businessPartnerId, partnerId))) > 0
}

/**
 * Takes a user out of the requests for approval: what never became an order goes, the others say `called` for their name.
 * The order that was made of one stays as it was.
 */
export async function forgetRequests(db: Transaction, userId: number, called: string): Promise<void> {
  const requests = orderRequests
  const { requestId, orderId } = orderRequestDecisions
  const ordered = db
    .select({ requestId })
    .from(orderRequestDecisions)
    .where(and(eq(requestId, requests.id), sql`${orderId} is not null`))
  await db.delete(requests).where(and(eq(requests.requesterId, userId), notExists(ordered)))
  const nobody = { firstName: called, lastName: '', phone: '', email: '', neighbourhood: '', street: '' }
  await db
    .update(requests)
    .set({
      ...{ requesterName: called, requesterEmail: '', note: '' },
      address: sql`${requests.address} || ${JSON.stringify(nobody)}::jsonb`,
      invoice: { kind: 'bireysel', tckn: null },
    })
    .where(eq(requests.requesterId, userId))
  await db
    .update(orderRequestDecisions)
    .set({ deciderName: called })
    .where(eq(orderRequestDecisions.deciderId, userId))
}
