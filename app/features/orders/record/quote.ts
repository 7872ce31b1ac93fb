import type { PricedBasket } from '~/features/basket/basket'
import type { Credit } from '~/features/ledger/ledger'
import type { InstallmentOffer, PaymentMethod } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import type { Carrier, CarrierRefusal } from '../carriers/carriers'

/**
 * A carrier for one basket: its price, and the days on which the parcel would arrive if it were
 * sent today.
 */
export type CarrierOffer = Carrier & { shipping: Kurus; delivery: { from: Date; to: Date } }

/**
 * Why a payment method cannot be chosen for a basket. `credit` carries the missing amount of the
 * open account's limit; `approval`: an order that needs an owner's approval cannot be paid by card.
 */
export type PaymentRefusal =
  | { reason: 'carrier' | 'limit' | 'not_offered' | 'approval' | 'installments' }
  | { reason: 'credit'; missing: Kurus; available: Kurus }

/**
 * A payment method for one basket. `refusal`: why it cannot be chosen; `credit`: the state of an
 * open account.
 */
export type PaymentOffer = PaymentMethod & { refusal: PaymentRefusal | null; credit: Credit | null }

/**
 * The calculation of an order before it is placed. `carrier` and `payment` are null while not
 * chosen or no longer offered.
 */
export type OrderQuote = {
  basket: PricedBasket
  carrier: CarrierOffer | null
  /** Why the carrier is missing; null when there is one. */
  carrierRefusal: CarrierRefusal | null
  payment: PaymentOffer | null
  /** Number of instalments of a card payment; 1: a single payment. */
  installments: number
  /**
   * The ways to split a card payment, the single payment first; empty when cards are not accepted.
   */
  installmentOffers: InstallmentOffer[]
  carriers: CarrierOffer[]
  payments: PaymentOffer[]
  /** The minimum order of the visitor's price list; 0: none. */
  minimumOrder: Kurus
}
