import { desc, eq, and, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { storedColumns } from '~/db/stored-columns'
import type { Member } from '~/features/identity/identity'
import { findShopper } from '~/features/identity/identity.server'
import { type AcceptedText, readContracts } from '../contracts/contract-store.server'
import { orderLines, orders, orderStatusHistory } from '../tables.server'

/**
 * Returns the shop's records of a member's orders, row by row, with the accepted texts: the orders
 * they placed, and for an owner all orders of the company.
 */
export async function exportOrders(db: Db, member: Member) {
  const shopperId = await findShopper(db, member)
  // Orders for a company that the member has left now belong to that company, together with later
  // messages.
  const theirs = or(isNull(orders.businessPartnerId), eq(orders.businessPartnerId, member.partner.id))
  const placed = shopperId === null ? sql`false` : and(eq(orders.shopperId, shopperId), theirs)
  const ofCompany =
    member.partner.role === 'owner' ? eq(orders.businessPartnerId, member.partner.id) : sql`false`
  const heads = await db
    .select(storedColumns(orders))
    .from(orders)
    .where(or(placed, ofCompany))
    .orderBy(desc(orders.placedAt))
  const ids = heads.map(({ id }) => id)
  if (ids.length === 0) return []
  const [lines, history, contracts] = await Promise.all([
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)),
    db.select().from(orderStatusHistory).where(inArray(orderStatusHistory.orderId, ids)),
    readContracts(db, ids),
  ])
  const linesOf = byOrder(lines)
  const historyOf = byOrder(history)
  const contractsOf = byOrder(contracts.map(exportContract))
  return heads.map(({ shopperId: _, ...head }) => ({
    ...head,
    lines: linesOf(head.id),
    history: historyOf(head.id),
    contracts: contractsOf(head.id),
  }))
}

/** Groups rows by order; returns a function from an order's id to its rows. */
export function byOrder<T extends { orderId: number }>(rows: T[]): (orderId: number) => T[] {
  const groups = Map.groupBy(rows, ({ orderId }) => orderId)
  return (orderId) => groups.get(orderId) ?? []
}

const exportContract = ({ orderId, text, acceptedAt, ip }: AcceptedText) => {
  const { title, version, plainText } = text
  return { orderId, title, version, text: plainText, acceptedAt, ip }
}
