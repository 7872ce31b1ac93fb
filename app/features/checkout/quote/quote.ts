import { type BasketGoods, type Charges, type PricedBasket, priceGoods } from '~/features/basket/basket'
import {
  type InstallmentOffer,
  type InstallmentPlan,
  isWithinLimit,
  offerInstallments,
  type PaymentMethod,
  type PaymentType,
  paymentTypes,
} from '~/features/payments/payments'
import { addWorkdays } from '~/kernel/dates'
import type { Kurus } from '~/kernel/money'
import type { Credit } from '~/features/ledger/ledger'
import {
  type Carrier,
  receiverPays,
  takeCarrier,
  type CarrierOffer,
  type OrderQuote,
  type PaymentOffer,
  type PaymentRefusal,
} from '~/features/orders/orders'

/** The shop's terms for this visitor today. */
export type Terms = {
  carriers: Carrier[]
  /** An approved wholesale customer: carriers that the receiver pays are offered too. */
  isForDealer: boolean
  methods: PaymentMethod[]
  /** The credit of the visitor's open account; null when there is none. */
  credit: Credit | null
  /** Charges that apply while no carrier is chosen. */
  charges: Charges
  minimumOrder: Kurus
  installments: InstallmentTerms
}

/** The instalment plans of some goods, and the largest number of instalments. */
export type InstallmentTerms = { plans: readonly InstallmentPlan[]; most: number }

export type Choice = {
  carrierId: number | null
  /** Freight depot and branch, for a carrier that needs them. */
  depot?: string | undefined
  paymentType: PaymentType | null
  /** Number of instalments of a card payment; left out: a single payment. */
  installments?: number | undefined
}

/**
 * Returns the quote of a basket with a carrier and a payment method. It is the only place that
 * combines shipping, fee and limits.
 */
export function quoteBasket(goods: BasketGoods, terms: Terms, choice: Choice, now: Date): OrderQuote {
  const all = terms.carriers.map((carrier) => offerCarrier(goods, terms, carrier, now))
  const carriers = all.filter(({ kind }) => terms.isForDealer || !receiverPays(kind))
  const taken = takeCarrier(all, choice, terms.isForDealer)
  const carrier = 'carrier' in taken ? taken.carrier : null
  const payments = terms.methods.map((method) => offerPayment(goods, terms, method, carrier))
  const chosen = payments.find(({ type }) => type === choice.paymentType)
  const installmentOffers = terms.methods.some(({ type }) => type === paymentTypes.card)
    ? offerInstallments(
        terms.installments.plans,
        total(goods, terms, carrier, null).grandTotal,
        terms.installments,
      )
    : []
  const split = splitOf(choice, installmentOffers)
  // A plan that is no longer offered is cleared, like a payment method, so that the customer
  // chooses again.
  const payment = chosen?.refusal === null && split ? chosen : null
  const paid = payment && { ...payment, fee: payment.fee + split!.fee }
  return {
    basket: total(goods, terms, carrier, paid),
    carrier,
    carrierRefusal: 'refusal' in taken ? taken.refusal : null,
    payment,
    installments: payment ? split!.count : 1,
    installmentOffers,
    carriers,
    payments,
    minimumOrder: terms.minimumOrder,
  }
}

/**
 * Returns the chosen instalments; null when they are not offered or the payment method has none.
 */
function splitOf(
  { paymentType, installments = 1 }: Choice,
  offers: readonly InstallmentOffer[],
): { count: number; fee: Kurus } | null {
  if (paymentType !== paymentTypes.card) return { count: 1, fee: 0 }
  return offers.find(({ count }) => count === installments) ?? null
}

function offerCarrier(goods: BasketGoods, terms: Terms, carrier: Carrier, now: Date): CarrierOffer {
  const delivery = { from: addWorkdays(now, carrier.minDays), to: addWorkdays(now, carrier.maxDays) }
  return { ...carrier, shipping: total(goods, terms, carrier, null).shipping, delivery }
}

// A payment limit applies to the amount to pay, including shipping and the method's own fee.
function offerPayment(
  goods: BasketGoods,
  terms: Terms,
  method: PaymentMethod,
  carrier: Carrier | null,
): PaymentOffer {
  const credit = method.type === paymentTypes.openAccount ? terms.credit : null
  const { grandTotal } = total(goods, terms, carrier, method)
  return { ...method, credit, refusal: refusalOf(method, carrier, credit, grandTotal) }
}

function refusalOf(
  method: PaymentMethod,
  carrier: Carrier | null,
  credit: Credit | null,
  grandTotal: Kurus,
): PaymentRefusal | null {
  const needsCarrier = method.type === paymentTypes.cashOnDelivery && carrier !== null
  if (needsCarrier && !carrier.cashOnDelivery) return { reason: 'carrier' }
  if (!isWithinLimit(method, grandTotal)) return { reason: 'limit' }
  return method.type === paymentTypes.openAccount ? refuseCredit(credit, grandTotal) : null
}

/**
 * Returns why an open account does not cover an amount, with the missing kuruş; null when it covers
 * it.
 */
export function refuseCredit(credit: Credit | null, amount: Kurus): PaymentRefusal | null {
  if (!credit) return { reason: 'not_offered' }
  const missing = amount - credit.available
  return missing > 0 ? { reason: 'credit', missing, available: Math.max(credit.available, 0) } : null
}

function total(
  goods: BasketGoods,
  { charges }: Terms,
  carrier: Carrier | null,
  method: PaymentMethod | null,
): PricedBasket {
  const shipping = carrier?.price ?? charges.shipping
  const rates = {
    ...(carrier ? { shippingKdvRate: carrier.kdvRate } : {}),
    ...(method ? { feeKdvRate: method.feeKdvRate } : {}),
  }
  return priceGoods(goods, { ...charges, ...rates, shipping, fee: method?.fee ?? 0 })
}
