import type { AcceptedContract, Address, Invoice } from '~/features/orders/orders'
import type { PaymentType } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'

/** Everything a customer states to order; the goods are the basket's, the prices the shop's. */
export type OrderRequest = {
  address: Address
  invoice: Invoice
  /** The member's saved address that both were taken from. */
  addressId?: number | null
  carrierId: number
  /** Freight depot and branch, for a carrier that needs them. */
  depot?: string | undefined
  paymentType: PaymentType
  /** Of a card payment; left out: all at once. */
  installments?: number | undefined
  note: string
  /**
   * Of the API, which accepts contracts without the fingerprint of what they say: this coupon (null: none; undefined:
   * the basket's) counts, or there is no order.
   */
  coupon?: { code: string | null | undefined }
  /** Of the API: the total that the customer was shown, in kuruş. An order with another total is refused. */
  expectedTotal?: Kurus | undefined
  contracts: readonly AcceptedContract[]
}

/** When, from where and at which address of the shop an order is placed. */
export type OrderCall = { now: Date; ip: string; origin: string }
