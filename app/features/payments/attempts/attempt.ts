import type { Kurus } from '~/kernel/money'

/** What is paid: an order, or an amount onto the current account of a business partner. */
export type AttemptPurpose =
  | { purpose: 'order'; orderCode: string }
  | { purpose: 'account'; businessPartnerId: number }

export const gatewayNames = ['test', 'iyzico', 'paytr'] as const
/** Who takes the money of a card: the test bank of the demo, iyzico, PayTR. */
export type GatewayName = (typeof gatewayNames)[number]

/**
 * One try to pay by card. `captured`: the money is taken; what it was for has happened once it is `settled`, and where
 * that could not happen it is `returned`.
 */
export const attemptStates = [
  'created',
  'started',
  'failed',
  'expired',
  'captured',
  'settled',
  'returned',
] as const
export type AttemptState = (typeof attemptStates)[number]

/** Every change of state there is. Money may come after a failure or after the time is over: that is never overlooked. */
const changes: Record<AttemptState, readonly AttemptState[]> = {
  created: ['started', 'failed', 'expired', 'captured'],
  started: ['captured', 'failed', 'expired'],
  failed: ['captured'],
  expired: ['captured', 'failed'],
  captured: ['settled', 'returned'],
  settled: [],
  returned: [],
}

export function isAllowedAttemptChange(from: AttemptState, to: AttemptState): boolean {
  return changes[from].includes(to)
}

/** Why no money was taken, in our words; what a provider says is translated to one of these. */
export const declineReasons = [
  'insufficient_funds',
  'expired_card',
  'wrong_cvc',
  'lost_card',
  'do_not_honour',
  'not_permitted',
  'fraud_suspected',
  'invalid_card',
  'three_d_failed',
  'no_installments',
  'cancelled_by_payer',
  'timed_out',
  'amount_differs',
  'under_review',
  'unavailable',
  'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Who pays, as the provider wants to know it. */
export type Payer = {
  id: string
  firstName: string
  lastName: string
  email: string
  /** `+905321234567`. */
  phone: string
  ip: string
  tckn: string | null
  address: string
  city: string
  postalCode: string
}

/** What is paid for, in kuruş; all of them together are the amount without the difference of instalments. */
export type PaidItem = { id: string; name: string; price: Kurus; physical: boolean }

/** An attempt as the shop sees it. Amounts in kuruş; `amount` is what is asked for, the difference of instalments included. */
export type PaymentAttempt = AttemptPurpose & {
  id: string
  /** Null until the provider is asked. */
  gateway: GatewayName | null
  amount: Kurus
  currency: string
  installments: number
  /** The part of `amount` that is the difference of instalments. */
  installmentFee: Kurus
  payer: Payer
  items: PaidItem[]
  state: AttemptState
  reason: DeclineReason | null
  /** Where the payer enters the card; null until it is started. */
  pageUrl: string | null
  /** The provider's names of the payment. */
  token: string | null
  providerPaymentId: string | null
  /** What else the provider wants back with a refund. */
  providerData: Record<string, unknown>
  captured: Kurus
  refunded: Kurus
  createdAt: Date
  expiresAt: Date
}

/** What became of the wish to give money back to the card it came from. `exceeds`: kuruş that are still left. */
export type RefundOutcome =
  | { status: 'queued'; refundId: string }
  | { status: 'exceeds'; refundable: Kurus }
  /** Nothing was taken from a card: what was paid otherwise goes back otherwise. */
  | { status: 'not_captured' }
  /** The same key was used for another amount. */
  | { status: 'key_reused' }

/** wanted: waits for its turn; sent: the provider was asked and may have done it; failed: the provider will not. */
export const refundStates = ['wanted', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** Money on its way back to a card, with what somebody needs to find the payment at its provider. */
export type OpenRefund = {
  id: string
  amount: Kurus
  wantedAt: Date
  /** What the provider said when it was asked last; empty: nothing, or it was not asked yet. */
  failure: string
  gateway: GatewayName | null
  providerPaymentId: string | null
  /** Null: it was paid onto an account. */
  orderCode: string | null
}
