import type { Kurus } from '~/kernel/money'

/** Why a coupon does not count. The last three are about the basket, the others about who asks and when. */
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

/** A coupon as one customer may use it now. */
export type Coupon = CouponEffect & {
  id: number
  code: string
  title: string
  /** Gross kuruş of the goods that count. */
  minimum: Kurus
  /** Only goods of these categories count; null: all do. */
  categoryIds: readonly number[] | null
  /** ISO 8601; null: no such limit. */
  startsAt: string | null
  endsAt: string | null
  firstOrderOnly: boolean
  /** Why it cannot be used whatever is in the basket. */
  refusal: CouponRefusal | null
}
