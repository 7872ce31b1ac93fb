import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Member } from '~/features/identity/identity'
import { findShopper } from '~/features/identity/identity.server'
import { type AcceptedText, readContracts } from '../contracts/contract-store.server'
import { paymentNotices } from '~/features/fulfilment/notices/tables.server'
import { orderRefundAccounts, orderRefunds, orderReturns } from '~/features/fulfilment/returns/tables.server'
import { orderInvoices, orderLines, orders, orderStatusHistory, shipments } from '../tables.server'

/**
 * What the shop keeps of a member's orders, row by row: those they placed, and to an owner those of the company. The
 * texts that were accepted go with them, and what has happened to them since.
 */
export async function exportOrders(db: Db, member: Member) {
  const shopperId = await findShopper(db, member)
  // Those of a company they have left are its owners' now, with what was written to them since.
  const theirs = or(isNull(orders.businessPartnerId), eq(orders.businessPartnerId, member.partner.id))
  const placed = shopperId === null ? sql`false` : and(eq(orders.shopperId, shopperId), theirs)
  const ofCompany =
    member.partner.role === 'owner' ? eq(orders.businessPartnerId, member.partner.id) : sql`false`
  const heads = await db.select().from(orders).where(or(placed, ofCompany)).orderBy(desc(orders.placedAt))
  const ids = heads.map(({ id }) => id)
  if (ids.length === 0) return []
  const [lines, history, contracts, parcels, returns, refunds, accounts, invoices, notices] =
    await Promise.all([
      db.select().from(orderLines).where(inArray(orderLines.orderId, ids)),
      db.select().from(orderStatusHistory).where(inArray(orderStatusHistory.orderId, ids)),
      readContracts(db, ids),
      db.select().from(shipments).where(inArray(shipments.orderId, ids)),
      db.select().from(orderReturns).where(inArray(orderReturns.orderId, ids)),
      db.select().from(orderRefunds).where(inArray(orderRefunds.orderId, ids)),
      db.select().from(orderRefundAccounts).where(inArray(orderRefundAccounts.orderId, ids)),
      db.select().from(orderInvoices).where(inArray(orderInvoices.orderId, ids)),
      db.select().from(paymentNotices).where(inArray(paymentNotices.orderId, ids)),
    ])
  const of = {
    lines: by(lines),
    history: by(history),
    contracts: by(contracts.map(exportContract)),
    shipments: by(parcels),
  }
  const since = {
    returns: by(returns),
    refunds: by(refunds),
    refundAccount: by(accounts),
    invoices: by(invoices),
    notices: by(notices),
  }
  return heads.map(({ shopperId: _, ...head }) => ({
    ...head,
    ...{ lines: of.lines(head.id), history: of.history(head.id), contracts: of.contracts(head.id) },
    ...{ shipments: of.shipments(head.id), returns: since.returns(head.id), refunds: since.refunds(head.id) },
    ...{ refundAccount: since.refundAccount(head.id), invoices: since.invoices(head.id) },
    paymentNotices: since.notices(head.id),
  }))
}

/** Rows of an order out of those of all. */
function by<T extends { orderId: number }>(rows: T[]): (orderId: number) => T[] {
  const groups = Map.groupBy(rows, ({ orderId }) => orderId)
  return (orderId) => groups.get(orderId) ?? []
}

const exportContract = ({ orderId, text, acceptedAt, ip }: AcceptedText) => {
  const { title, version, plainText } = text
  return { orderId, title, version, text: plainText, acceptedAt, ip }
}
