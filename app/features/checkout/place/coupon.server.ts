import type { Transaction } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { CouponRefusal } from '~/features/promotions/promotions'
import { findYieldingOrders, useCoupon } from '~/features/promotions/promotions.server'
import { lockOrder, moveOrder } from '~/features/orders/orders.server'
import { NotPlaced } from './not-placed'
import { type OrderQuote, orderStatuses } from '~/features/orders/orders'
import type { OrderRequest } from './order-request'

/** Why the coupon that was asked for does not count; null: it does, or none was asked for. */
export function refuseCoupon(
  { code }: NonNullable<OrderRequest['coupon']>,
  { basket: { coupon } }: OrderQuote,
): CouponRefusal | null {
  return coupon ? coupon.refusal : code ? { reason: 'unknown' } : null
}

/**
 * Frees the coupon of a member's order from unpaid orders of guests with the member's email: they are cancelled, and told
 * so there. Before any stock is taken, as cancelling gives some back. Throws when one of them was paid meanwhile, or its
 * transfer is being looked for: then it has used the coupon.
 */
export async function freeCoupon(
  db: Transaction,
  visitor: Visitor,
  { basket: { coupon } }: OrderQuote,
  now: Date,
): Promise<void> {
  if (!coupon || coupon.refusal) return
  const yielding = await findYieldingOrders(db, visitor, coupon.id)
  if (!yielding) throw refused('already_used')
  for (const code of yielding) if (!(await yieldsCoupon(db, code, now))) throw refused('reserved')
}

const refused = (reason: 'already_used' | 'reserved' | 'used_up') =>
  new NotPlaced({ status: 'coupon_refused', refusal: { reason } })

async function yieldsCoupon(db: Transaction, code: string, now: Date): Promise<boolean> {
  const order = await lockOrder(db, code)
  // An unpaid order without an end is one whose transfer the shop is looking for.
  if (order?.status !== orderStatuses.awaitingPayment || order.expiresAt === null) return false
  await moveOrder(db, order, orderStatuses.cancelled, { actor: 'system', reason: 'coupon_yielded', now })
  return true
}

/** Counts the use of an order's coupon: one that took nothing off is not used up. Throws when others have used it up while the order was made. */
export async function claimCoupon(
  db: Transaction,
  visitor: Visitor,
  { basket: { coupon, couponDiscount: discount } }: OrderQuote,
  { code: orderCode, ...placing }: { code: string; email: string; isPaidFor: boolean; now: Date },
): Promise<void> {
  if (!coupon || coupon.refusal) return
  const use = { couponId: coupon.id, orderCode, discount, ...placing }
  if (await useCoupon(db, visitor, use)) return
  throw refused('used_up')
}
