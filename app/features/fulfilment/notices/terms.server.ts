import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { paymentTypes } from '~/features/payments/payments'
import { getBankAccounts } from '~/features/payments/payments.server'
import { findPayable, type PaysFor } from '~/features/orders/orders.server'
import { orderStatuses } from '~/features/orders/orders'
import { orders } from '~/features/orders/tables.server'
import type { NoticeTerms } from './notices'

/**
 * Returns the payment that a notice of Havale or EFT can be about: an order that waits for a
 * transfer, or the open debt of an order on an account. Null when there is none.
 */
export async function readNoticeTerms(
  db: Db,
  code: string,
  now: Date,
): Promise<(NoticeTerms & { paysFor: PaysFor }) | null> {
  const { status, paymentType, grandTotal } = orders
  const [order] = await db
    .select({ status, paymentType, grandTotal })
    .from(orders)
    .where(eq(orders.code, code))
  if (!order) return null
  if (order.paymentType === paymentTypes.transfer)
    return order.status === orderStatuses.awaitingPayment
      ? {
          due: order.grandTotal,
          pays: 'order',
          paysFor: { kind: 'order' },
          accounts: await getBankAccounts(db),
        }
      : null
  if (order.paymentType !== paymentTypes.openAccount) return null
  const found = await findPayable(db, code, now)
  if (found?.paysFor?.kind !== 'account') return null
  const { paysFor, order: payable } = found
  return { due: payable.due, pays: 'account', paysFor, accounts: await getBankAccounts(db) }
}
