import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { getOpenItems } from '~/features/ledger/ledger.server'
import { paymentTypes } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import { type OrderStatus, orderStatuses } from '../status/status'
import { isOrderCode } from '../record/order-code.server'
import type { Address, Invoice } from '../record/order'
import { orders } from '../tables.server'

/**
 * The facts that everybody with the order's code may see in order to pay it. Owner and goods are
 * left out.
 */
export type PayableOrder = {
  code: string
  status: OrderStatus
  placedAt: Date
  grandTotal: Kurus
  /** The open amount in kuruş; 0 when it is paid or cannot be paid here. */
  due: Kurus
}

/** The target of a payment: the order that waits for it, or the account that was charged. */
export type PaysFor = { kind: 'order' } | { kind: 'account'; partnerId: number; lineId: number }

/**
 * Returns the order of this code and the target of its payment; null when there is no such order.
 */
export async function findPayable(
  db: Db,
  code: string,
  now: Date,
): Promise<{ order: PayableOrder; paysFor: PaysFor | null } | null> {
  if (!isOrderCode(code)) return null
  const [row] = await db
    .select({
      code: orders.code,
      status: orders.status,
      placedAt: orders.placedAt,
      grandTotal: orders.grandTotal,
      added: orders.due,
      paymentType: orders.paymentType,
      partnerId: orders.businessPartnerId,
      expiresAt: orders.expiresAt,
    })
    .from(orders)
    .where(eq(orders.code, code))
  if (!row) return null
  const { paymentType, partnerId, expiresAt, added, ...order } = row
  const known = { ...order, status: order.status as OrderStatus }
  if (order.status === orderStatuses.awaitingPayment && order.grandTotal > 0 && expiresAt && expiresAt > now)
    return { order: { ...known, due: order.grandTotal }, paysFor: { kind: 'order' } }
  if (added > 0 && order.status !== orderStatuses.cancelled)
    return { order: { ...known, due: added }, paysFor: { kind: 'order' } }
  if (paymentType !== paymentTypes.openAccount || partnerId === null)
    return { order: { ...known, due: 0 }, paysFor: null }
  const item = (await getOpenItems(db, partnerId, now)).find(
    ({ orderCode, kind }) => orderCode === code && kind === 'invoice',
  )
  if (!item) return { order: { ...known, due: 0 }, paysFor: null }
  return { order: { ...known, due: item.open }, paysFor: { kind: 'account', partnerId, lineId: item.lineId } }
}

/**
 * Returns address and invoice of an order, and its expiry while it is unpaid; null when there is no
 * such order.
 */
export async function readBilling(
  db: Db,
  code: string,
): Promise<{ address: Address; invoice: Invoice; expiresAt: Date | null } | null> {
  const { address, invoice, expiresAt } = orders
  const [row] = await db.select({ address, invoice, expiresAt }).from(orders).where(eq(orders.code, code))
  return row ?? null
}
