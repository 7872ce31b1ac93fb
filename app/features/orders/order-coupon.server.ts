import type { Transaction } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { CouponRefusal } from '~/features/promotions/promotions'
import { useCoupon } from '~/features/promotions/promotions.server'
import { NotPlaced } from './not-placed'
import type { OrderQuote } from './orders'
import type { OrderRequest } from './place-order.server'

/** Why the coupon that was asked for does not count; null: it does, or none was asked for. */
export function refuseCoupon(
  { code }: NonNullable<OrderRequest['coupon']>,
  { basket: { coupon } }: OrderQuote,
): CouponRefusal | null {
  return coupon ? coupon.refusal : code ? { reason: 'unknown' } : null
}

/** Counts the use of an order's coupon: one that took nothing off is not used up. Throws when others have used it up while the order was made. */
export async function claimCoupon(
  db: Transaction,
  visitor: Visitor,
  { basket: { coupon, couponDiscount: discount } }: OrderQuote,
  { code: orderCode, email, now }: { code: string; email: string; now: Date },
): Promise<void> {
  if (!coupon || coupon.refusal) return
  const use = { couponId: coupon.id, orderCode, email, discount, now }
  if (await useCoupon(db, visitor, use)) return
  throw new NotPlaced({ status: 'coupon_refused', refusal: { reason: 'used_up' } })
}
