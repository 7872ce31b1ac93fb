import type { Transaction } from '~/db/connection.server'
import type { RefundAccount } from './refund-account'
import { orderRefundAccounts } from '../returns/tables.server'

/** Stores the buyer's account for a refund; it replaces an earlier account. */
export async function keepRefundAccount(
  db: Transaction,
  orderId: number,
  { holder, iban }: RefundAccount,
): Promise<void> {
  await db
    .insert(orderRefundAccounts)
    .values({ orderId, holder, iban })
    .onConflictDoUpdate({ target: orderRefundAccounts.orderId, set: { holder, iban } })
}
