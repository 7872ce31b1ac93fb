import { count, desc, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Member } from '~/features/identity/identity'
import type { Kurus } from '~/kernel/money'
import { seenBy } from '~/features/orders/orders.server'
import { orderInvoices } from './tables.server'
import { orders } from '~/features/orders/tables.server'

/** The invoice of the member's own order. `issuedOn` is a day as `2026-11-20`. */
export type InvoiceHead = {
  orderId: number
  code: string
  number: string
  issuedOn: string
  grandTotal: Kurus
  /** Whether its PDF is stored. */
  hasFile: boolean
}

/** Returns the invoices of a member's own orders, newest first. */
export async function listInvoices(
  db: Db,
  member: Member,
  { start, length }: { start: number; length: number },
): Promise<{ invoices: InvoiceHead[]; total: number }> {
  const ofOrder = eq(orderInvoices.orderId, orders.id)
  const wanted = seenBy(member, await findShopper(db, member))
  const { number, issuedOn, fileId } = orderInvoices
  const rows = await db
    .select({
      orderId: orders.id,
      code: orders.code,
      grandTotal: orders.grandTotal,
      number,
      issuedOn,
      fileId,
    })
    .from(orderInvoices)
    .innerJoin(orders, ofOrder)
    .where(wanted)
    .orderBy(desc(issuedOn), desc(number))
    .offset(start)
    .limit(length)
  const [all] = await db
    .select({ total: count() })
    .from(orderInvoices)
    .innerJoin(orders, ofOrder)
    .where(wanted)
  const invoices = rows.map(({ fileId, ...row }) => ({ ...row, hasFile: fileId !== null }))
  return { invoices, total: all!.total }
}
