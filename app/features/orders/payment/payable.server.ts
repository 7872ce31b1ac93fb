import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { getOpenItems } from '~/features/ledger/ledger.server'
import { paymentTypes } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import { type OrderStatus, orderStatuses } from '../status/status'
import { isOrderCode } from '../record/order-code.server'
import type { Address, Invoice } from '../record/order'
import { orders } from '../tables.server'

/** The facts that anybody with the order's code may know in order to pay it: not its owner and not its goods. */
export type PayableOrder = {
  code: string
  status: OrderStatus
  placedAt: Date
  grandTotal: Kurus
  /** The open amount in kuruş; 0: nothing, or nothing that can be paid here. */
  due: Kurus
}

/** Where the money for an order goes: to the order that waits for it, or onto the account it was charged to. */
export type PaysFor = { kind: 'order' } | { kind: 'account'; partnerId: number; lineId: number }

/** The order of this code, and what a payment of it would settle; null when there is none. */
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
      paymentType: orders.paymentType,
      partnerId: orders.businessPartnerId,
      expiresAt: orders.expiresAt,
    })
    .from(orders)
    .where(eq(orders.code, code))
  if (!row) return null
  const { paymentType, partnerId, expiresAt, ...order } = row
  const known = { ...order, status: order.status as OrderStatus }
  if (order.status === orderStatuses.awaitingPayment && order.grandTotal > 0 && expiresAt && expiresAt > now)
    return { order: { ...known, due: order.grandTotal }, paysFor: { kind: 'order' } }
  if (paymentType !== paymentTypes.openAccount || partnerId === null)
    return { order: { ...known, due: 0 }, paysFor: null }
  const item = (await getOpenItems(db, partnerId, now)).find(
    ({ orderCode, kind }) => orderCode === code && kind === 'invoice',
  )
  if (!item) return { order: { ...known, due: 0 }, paysFor: null }
  return { order: { ...known, due: item.open }, paysFor: { kind: 'account', partnerId, lineId: item.lineId } }
}

/** The address and invoice of an order, and its end while it is unpaid; null when there is no such order. */
export async function readBilling(
  db: Db,
  code: string,
): Promise<{ address: Address; invoice: Invoice; expiresAt: Date | null } | null> {
  const { address, invoice, expiresAt } = orders
  const [row] = await db.select({ address, invoice, expiresAt }).from(orders).where(eq(orders.code, code))
  return row ?? null
}
