import { and, count, desc, isNotNull } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Member } from '~/features/identity/identity'
import { findSettledPayments, getPaymentName } from '~/features/payments/payments.server'
import type { Kurus } from '~/kernel/money'
import { seenBy } from './own-orders.server'
import { orders } from '../tables.server'

/**
 * A paid order. `paymentId` names the card payment, which has a receipt; null when it was paid in
 * another way.
 */
export type PaidOrder = {
  id: number
  code: string
  paidAt: Date
  grandTotal: Kurus
  means: string
  paymentId: string | null
}

/**
 * Returns a member's own paid orders, last paid first; orders on account are left out, because they
 * are paid through the account.
 */
export async function listPaidOrders(
  db: Db,
  member: Member,
  { start, length }: { start: number; length: number },
): Promise<{ paid: PaidOrder[]; total: number }> {
  const wanted = and(seenBy(member, await findShopper(db, member)), isNotNull(orders.settledAt))
  const { id, code, settledAt, grandTotal, paymentType } = orders
  const rows = await db
    .select({ id, code, settledAt, grandTotal, paymentType })
    .from(orders)
    .where(wanted)
    .orderBy(desc(settledAt), desc(id))
    .offset(start)
    .limit(length)
  const [all] = await db.select({ total: count() }).from(orders).where(wanted)
  const payments = await findSettledPayments(
    db,
    rows.map(({ code }) => code),
  )
  const names = new Map<number, string>()
  for (const { paymentType } of rows)
    if (!names.has(paymentType)) names.set(paymentType, await getPaymentName(db, paymentType))
  const paid = rows.map(({ paymentType, settledAt, ...row }) => ({
    ...row,
    paidAt: settledAt!,
    means: names.get(paymentType)!,
    paymentId: payments.get(row.code) ?? null,
  }))
  return { paid, total: all!.total }
}
