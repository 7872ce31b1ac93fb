import {
  type CheckoutDraft,
  type CheckoutStep,
  checkoutSteps,
  type OrderQuote,
} from '~/features/orders/orders'

/** The first step that is not complete; steps after it cannot be reached (promise P08). */
export function firstOpenStep(draft: CheckoutDraft, quote: OrderQuote): CheckoutStep {
  if (!draft.address || !draft.invoice) return 'adres'
  if (!quote.carrier) return 'kargo'
  return quote.payment ? 'onay' : 'odeme'
}

/** Whether a step may be shown or saved while `open` is the first open one. */
export function isReachable(step: CheckoutStep, open: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(open)
}
