import { formatPrice } from '~/kernel/turkish'
import type { CouponRefusal } from './coupon'
import { text } from '../text'

/** Why a coupon does not count, as the customer is told. */
export function couponRefusalText(refusal: CouponRefusal): string {
  return refusal.reason === 'minimum'
    ? text.minimum(formatPrice(refusal.minimum), formatPrice(refusal.missing))
    : text.refused[refusal.reason]
}
