import type { Kurus } from '~/kernel/money'

/** The purpose of a payment: an order, or a business partner's account. */
export type AttemptPurpose =
  | { purpose: 'order'; orderCode: string }
  | { purpose: 'account'; businessPartnerId: number }

export const gatewayNames = ['test', 'iyzico', 'paytr'] as const
/** Card payment providers: the test bank of the demo, iyzico, PayTR. */
export type GatewayName = (typeof gatewayNames)[number]

/**
 * States of one try to pay by card. `captured`: the money is taken; `settled`: it paid for its purpose; `returned`:
 * that was impossible and the money went back.
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

/** All allowed changes of state. Money may arrive after a failure or an expiry, so both lead to `captured`. */
const changes: Record<AttemptState, readonly AttemptState[]> = {
  created: ['started', 'failed', 'expired', 'captured'],
  started: ['captured', 'failed', 'expired'],
  failed: ['captured'],
  expired: ['captured', 'failed'],
  captured: ['settled', 'returned'],
  settled: [],
  returned: [],
}

/** True when an attempt may go from one state to the other. */
export function isAllowedAttemptChange(from: AttemptState, to: AttemptState): boolean {
  return changes[from].includes(to)
}

/** Reasons for a refusal; each provider's codes are mapped to these. */
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

/** The payer, with the data providers require. */
export type Payer = {
  id: string
  firstName: string
  lastName: string
  email: string
  /** E.164: `+905321234567`. */
  phone: string
  ip: string
  tckn: string | null
  address: string
  city: string
  postalCode: string
}

/** An item of the payment in kuruş; the items add up to the amount without the instalment fee. */
export type PaidItem = { id: string; name: string; price: Kurus; physical: boolean }

/** A payment attempt. Amounts in kuruş; `amount` is the requested amount with the instalment fee. */
export type PaymentAttempt = AttemptPurpose & {
  id: string
  /** Null until the provider is called. */
  gateway: GatewayName | null
  amount: Kurus
  currency: string
  installments: number
  /** The instalment fee within `amount`. */
  installmentFee: Kurus
  payer: Payer
  items: PaidItem[]
  state: AttemptState
  reason: DeclineReason | null
  /** The provider's page for entering the card; null until it is started. */
  pageUrl: string | null
  /** The provider's references of the payment. */
  token: string | null
  providerPaymentId: string | null
  /** Other data that the provider requires for a refund. */
  providerData: Record<string, unknown>
  captured: Kurus
  refunded: Kurus
  createdAt: Date
  expiresAt: Date
}

/** The result of requesting a refund. `exceeds`: the kuruş that can still be refunded. */
export type RefundOutcome =
  | { status: 'queued'; refundId: string }
  | { status: 'exceeds'; refundable: Kurus }
  /** No card was charged; other payments are refunded by other means. */
  | { status: 'not_captured' }
  /** The key was used for another amount before. */
  | { status: 'key_reused' }

/** wanted: queued; sent: the provider was called and may have done it; failed: the provider refused. */
export const refundStates = ['wanted', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** An open refund to a card, with the references to find the payment at its provider. */
export type OpenRefund = {
  id: string
  amount: Kurus
  wantedAt: Date
  /** The provider's last error; empty when there is none. */
  failure: string
  gateway: GatewayName | null
  providerPaymentId: string | null
  /** Null for a payment onto an account. */
  orderCode: string | null
}
