import { formatPrice } from '~/kernel/turkish'
import type { CouponRefusal } from './coupon'
import { text } from '../text'

/** The sentence for the reason a coupon does not apply. */
export function couponRefusalText(refusal: CouponRefusal): string {
  return refusal.reason === 'minimum'
    ? text.minimum(formatPrice(refusal.minimum), formatPrice(refusal.missing))
    : text.refused[refusal.reason]
}
