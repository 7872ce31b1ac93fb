import type {
  Address,
  CarrierRefusal,
  ContractText,
  Invoice,
  OrderQuote,
  PaymentRefusal,
} from '~/features/orders/orders'
import type { PaymentType } from '~/features/payments/payments'

/** Steps of the checkout, in order. */
export const checkoutSteps = ['adres', 'kargo', 'odeme', 'onay'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

export type CheckoutDraft = {
  address: Address | null
  invoice: Invoice | null
  /**
   * Id of the saved address that delivery and invoice were taken from; null when they were typed.
   */
  addressId: number | null
  carrierId: number | null
  /** Freight depot and branch, for a carrier that needs them. */
  depot: string
  paymentType: PaymentType | null
  installments: number
  note: string
}

/** A visitor's progress through the checkout. */
export type Checkout = {
  draft: CheckoutDraft
  quote: OrderQuote
  /** The first step that is not complete. */
  firstOpenStep: CheckoutStep
  /** Null until the last step is open. */
  review: { summaryHtml: string; contracts: ContractText[] } | null
}

/** The outcome of saving a step. `step_locked`: an earlier step is still open. */
export type StepOutcome =
  | { status: 'saved' }
  | { status: 'empty_basket' }
  | { status: 'address_not_found' }
  | { status: 'step_locked'; firstOpenStep: CheckoutStep }
  | { status: 'carrier_unavailable'; reason: CarrierRefusal }
  | ({ status: 'payment_unavailable' } & PaymentRefusal)
  | { status: 'invalid'; errors: { path: string; code: string; message: string }[] }

/** Returns the first step that is not complete; later steps cannot be reached (promise P08). */
export function firstOpenStep(draft: CheckoutDraft, quote: OrderQuote): CheckoutStep {
  if (!draft.address || !draft.invoice) return 'adres'
  if (!quote.carrier) return 'kargo'
  return quote.payment ? 'onay' : 'odeme'
}

/** Returns whether a step may be shown or saved while `open` is the first open one. */
export function isReachable(step: CheckoutStep, open: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(open)
}
