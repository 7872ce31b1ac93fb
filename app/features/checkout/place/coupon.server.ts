import type { Transaction } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { CouponRefusal } from '~/features/promotions/promotions'
import { findYieldingOrders, useCoupon } from '~/features/promotions/promotions.server'
import { lockOrder, moveOrder } from '~/features/orders/orders.server'
import { NotPlaced } from './not-placed'
import { type OrderQuote, orderStatuses } from '~/features/orders/orders'
import type { OrderRequest } from './order-request'

/**
 * Returns why the requested coupon does not count; null when it counts or when none was requested.
 */
export function refuseCoupon(
  { code }: NonNullable<OrderRequest['coupon']>,
  { basket: { coupon } }: OrderQuote,
): CouponRefusal | null {
  return coupon ? coupon.refusal : code ? { reason: 'unknown' } : null
}

/**
 * Frees the coupon of a member's order from unpaid guest orders with the member's email: those
 * orders are cancelled and their buyers get an email. It runs before stock is reserved, because
 * cancelling releases stock. Throws when one of these orders was paid meanwhile or has a notice of
 * transfer: then it has used the coupon.
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
  // An unpaid order has no expiry while the shop checks a notice of its transfer.
  if (order?.status !== orderStatuses.awaitingPayment || order.expiresAt === null) return false
  await moveOrder(db, order, orderStatuses.cancelled, { actor: 'system', reason: 'coupon_yielded', now })
  return true
}

/**
 * Counts the use of an order's coupon; a coupon that gave no discount is not counted. Throws when
 * other orders have used up the coupon meanwhile.
 */
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
