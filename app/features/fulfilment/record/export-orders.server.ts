import { inArray } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Member } from '~/features/identity/identity'
import { byOrder, exportOrders } from '~/features/orders/orders.server'
import { orderInvoices } from '../invoicing/tables.server'
import { paymentNotices } from '../notices/tables.server'
import { orderRefundAccounts, orderRefunds, orderReturns } from '../returns/tables.server'
import { shipments } from '../shipments/tables.server'

/**
 * Returns the shop's records of a member's orders and of everything that happened to them since,
 * row by row.
 */
export async function exportFullOrders(db: Db, member: Member) {
  const orders = await exportOrders(db, member)
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return []
  const [parcels, returns, refunds, accounts, invoices, notices] = await Promise.all([
    db.select().from(shipments).where(inArray(shipments.orderId, ids)),
    db.select().from(orderReturns).where(inArray(orderReturns.orderId, ids)),
    db.select().from(orderRefunds).where(inArray(orderRefunds.orderId, ids)),
    db.select().from(orderRefundAccounts).where(inArray(orderRefundAccounts.orderId, ids)),
    db.select().from(orderInvoices).where(inArray(orderInvoices.orderId, ids)),
    db.select().from(paymentNotices).where(inArray(paymentNotices.orderId, ids)),
  ])
  const parcelsOf = byOrder(parcels)
  const returnsOf = byOrder(returns)
  const refundsOf = byOrder(refunds)
  const accountsOf = byOrder(accounts)
  const invoicesOf = byOrder(invoices)
  const noticesOf = byOrder(notices)
  return orders.map((order) => ({
    ...order,
    shipments: parcelsOf(order.id),
    returns: returnsOf(order.id),
    refunds: refundsOf(order.id),
    refundAccount: accountsOf(order.id),
    invoices: invoicesOf(order.id),
    paymentNotices: noticesOf(order.id),
  }))
}
