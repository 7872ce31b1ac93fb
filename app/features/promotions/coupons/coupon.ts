import type { Kurus } from '~/kernel/money'

/**
 * Reasons why a coupon does not apply. The last three are about the basket, the others about the customer and the
 * time.
 */
export type CouponRefusal =
  | {
      reason:
        | 'unknown'
        | 'not_yet'
        | 'expired'
        | 'used_up'
        | 'already_used'
        | 'reserved'
        | 'other_group'
        | 'not_first_order'
    }
  | { reason: 'no_matching' | 'no_effect' }
  | { reason: 'minimum'; minimum: Kurus; missing: Kurus }

export type CouponKind = 'percentage' | 'amount' | 'free_shipping'

export type CouponEffect =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amount: Kurus }
  | { kind: 'free_shipping' }

/** A coupon for one customer now. */
export type Coupon = CouponEffect & {
  id: number
  code: string
  title: string
  /** Gross kuruş of the eligible goods. */
  minimum: Kurus
  /** Limits the eligible goods to these categories; null for all goods. */
  categoryIds: readonly number[] | null
  /** ISO 8601; null: no such limit. */
  startsAt: string | null
  endsAt: string | null
  firstOrderOnly: boolean
  /** The reason it cannot be used with any basket, or null. */
  refusal: CouponRefusal | null
}
