import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { getAccessibleOrder, lockOrder, mayAct, type OrderAccess } from '~/features/orders/orders.server'
import { mayBuyerCancel, orderStatuses, type StatusOutcome } from '~/features/orders/orders'
import type { RefundAccount } from '../refunds/refund-account'
import { keepRefundAccount } from '../refunds/refund-account.server'
import { cancelAndRefund } from './staff-steps.server'

/**
 * Cancels the buyer's own order before packing begins: its stock is returned and its payment
 * refunded. `account`: the target of a refunded Havale.
 */
export async function cancelOrder(
  db: Db,
  access: OrderAccess,
  { code, now, account }: { code: string; now: Date; account?: RefundAccount | null },
): Promise<StatusOutcome> {
  const order = await getAccessibleOrder(db, access, code)
  if (!order) return { status: 'not_found' }
  if ('visitor' in access && !mayAct(access.visitor)) return { status: 'refused', is: order.status }
  return transaction(db, async (db): Promise<StatusOutcome> => {
    const locked = await lockOrder(db, code)
    if (!locked) return { status: 'not_found' }
    if (locked.status === orderStatuses.cancelled) return { status: 'unchanged', is: locked.status }
    if (!mayBuyerCancel(locked.status)) return { status: 'refused', is: locked.status }
    if (account) await keepRefundAccount(db, locked.id, account)
    await cancelAndRefund(db, locked, { actor: 'buyer', reason: 'cancelled_by_buyer', now })
    return { status: 'changed', to: orderStatuses.cancelled }
  })
}
