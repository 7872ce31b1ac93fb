import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { transaction } from '~/db/transaction.server'
import { lockOrder } from '~/features/orders/status/change-status.server'
import type { Order, StatusOutcome } from '~/features/orders/orders'
import { mayAct } from '~/features/orders/own/own-orders.server'
import { getOrderBySignedLink, getOwnOrder } from '~/features/orders/record/read-order.server'
import type { RefundAccount } from '../refunds/refund-account'
import { keepRefundAccount } from '../refunds/refund-account.server'
import { cancelAndGiveBack } from './staff-steps.server'
import { mayBuyerCancel, orderStatuses } from '~/features/orders/status/status'

/** How somebody shows that an order is theirs: by their session or by the link of the letter. */
export type OrderAccess = { visitor: Visitor } | { signature: string; secret: string }

/** The order, if this is its buyer. Null: not theirs, or there is none. */
export function getAccessibleOrder(db: Db, access: OrderAccess, code: string): Promise<Order | null> {
  return 'visitor' in access
    ? getOwnOrder(db, access.visitor, code)
    : getOrderBySignedLink(db, { ...access, code })
}

/**
 * Cancels the buyer's own order as long as nobody packs it: the stock goes back, and so does what was paid. `account`:
 * where the money of a Havale goes.
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
    await cancelAndGiveBack(db, locked, { actor: 'buyer', reason: 'cancelled_by_buyer', now })
    return { status: 'changed', to: orderStatuses.cancelled }
  })
}
