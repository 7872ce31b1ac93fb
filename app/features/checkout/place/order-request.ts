import type { AcceptedContract, Address, Invoice } from '~/features/orders/orders'
import type { PaymentType } from '~/features/payments/payments'
import type { Touches } from '~/features/referrers/referrers'
import type { Kurus } from '~/kernel/money'

/**
 * Everything a customer states to order. The goods come from the basket, the prices from the shop.
 */
export type OrderRequest = {
  address: Address
  invoice: Invoice
  /** Id of the member's saved address that delivery and invoice were taken from. */
  addressId?: number | null
  carrierId: number
  /** Freight depot and branch, for a carrier that needs them. */
  depot?: string | undefined
  paymentType: PaymentType
  /** Number of instalments of a card payment; left out: a single payment. */
  installments?: number | undefined
  note: string
  /**
   * Sent by the API, which accepts contracts without the fingerprint of their text. The order is
   * refused unless this coupon counts (null: no coupon; undefined: the basket's coupon).
   */
  coupon?: { code: string | null | undefined }
  /**
   * Sent by the API: the total shown to the customer, in kuruş. An order with a different total is
   * refused.
   */
  expectedTotal?: Kurus | undefined
  contracts: readonly AcceptedContract[]
}

/**
 * The time, the IP address and the shop's origin with which an order is placed. `touches`: where the buyer came from.
 * `measured`: the buyer agrees to measuring. Both are missing for an approval, which somebody else than the buyer sends.
 */
export type OrderCall = {
  now: Date
  ip: string
  origin: string
  touches?: Touches | null
  measured?: boolean
}
