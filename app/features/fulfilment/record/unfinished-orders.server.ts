import { and, asc, eq, exists, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { orderStatuses } from '~/features/orders/orders'
import { orders } from '~/features/orders/tables.server'
import { paymentNotices } from '../notices/tables.server'
import { orderRefunds, orderReturns } from '../returns/tables.server'

const mostNamed = 20

/**
 * Returns the codes of a user's unfinished orders: on their way, within the withdrawal period, in a
 * return, or with money that has to be sent or checked. It reads the user's orders without a business
 * partner, and with `endingPartnerId` also all orders of that partner.
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
