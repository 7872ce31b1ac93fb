import type { Kurus } from '~/kernel/money'
import type { DeclineReason, GatewayName, PaymentAttempt } from '../attempts/attempt'

/** A payment as the provider gets it. The id is its reference there too, so that repeated requests make one payment. */
export type Payment = Pick<
  PaymentAttempt,
  'id' | 'amount' | 'installmentFee' | 'currency' | 'installments' | 'payer' | 'items'
> & {
  /** Address of the shop without a slash at the end; the payer returns to its `/3dpayment`. */
  origin: string
}

/** The provider's references of a payment. */
export type PaymentRefs = Pick<
  PaymentAttempt,
  'id' | 'token' | 'providerPaymentId' | 'providerData' | 'currency' | 'amount'
>

export type Started =
  | { status: 'started'; token: string; pageUrl: string }
  | { status: 'refused'; reason: DeclineReason }

/** A verified statement of the provider about a payment. */
export type PaymentState =
  /** Undecided; under review, the provider has the money and may take days. */
  | { status: 'pending'; reason?: 'under_review' }
  | { status: 'failed'; reason: DeclineReason }
  | {
      status: 'captured'
      /** The requested amount and the captured one, which may include the provider's own instalment fee. */
      asked: Kurus
      taken: Kurus
      currency: string
      providerPaymentId: string
      providerData?: Record<string, unknown>
    }

export type RefundResult =
  | { status: 'done'; reference: string }
  | { status: 'refused'; reason: string }
  /** Not done now, but possible later. */
  | { status: 'not_yet'; reason: string }

/** Refunded money in the provider's list. `refundId`: our reference of the refund; null when the list lacks it. */
export type ProviderRefund = { refundId: string | null; amount: Kurus }

/** Properties of a card by its first digits. */
export type CardInfo = {
  /** The bank's programme ("Bonus"); empty when unknown. */
  family: string
  bank: string
  kind: 'credit' | 'debit' | 'prepaid'
  /** Instalment counts the provider allows for this card, including 1. */
  installments: number[]
}

/** A message of the provider, or a returning browser: the attempt and the verified state. */
export type Callback = {
  attemptId: string
  /** The provider's reference in the message, which must match the attempt's; null when it has none. */
  token: string | null
  /** Null when the message proves nothing; then the provider is queried. */
  state: PaymentState | null
}

/** A raw message: its form fields and its query parameters. */
export type Message = { fields: URLSearchParams; query: URLSearchParams; body: string; headers: Headers }

/** The provider's answer to a trial of the keys; `reason` in its own words. */
export type Check = { status: 'works' } | { status: 'refused'; reason: string }

/**
 * A card payment provider. Every call has a time limit and throws when the provider does not answer: the state is
 * then unknown and queried again later.
 */
export type Gateway = {
  name: GatewayName
  /** True when it takes no money: orders count as paid, and nothing arrives. */
  testMode: boolean
  /** Origin of its page when it may be framed; null when the payer is redirected. */
  frameOrigin: string | null
  start(payment: Payment): Promise<Started>
  /** The state of a payment after the payer returned. Called outside any transaction, repeatedly if needed. */
  complete(refs: PaymentRefs, callback: Callback): Promise<PaymentState>
  query(refs: PaymentRefs): Promise<PaymentState>
  /** Refunds a part, or everything on a later day. `refundId` identifies the refund. */
  refund(refs: PaymentRefs, refund: { refundId: string; amount: Kurus; ip: string }): Promise<RefundResult>
  /** Cancels the whole payment on its own day, before the provider books it. */
  cancel(refs: PaymentRefs, refund: { refundId: string; amount: Kurus; ip: string }): Promise<RefundResult>
  /** Successful refunds of a captured payment; null when the answer is unclear. */
  listRefunds(refs: PaymentRefs): Promise<ProviderRefund[] | null>
  /** Properties of a card by its first 6 or 8 digits; null when unknown. */
  cardOf(bin: string, amount: Kurus): Promise<CardInfo | null>
  /** Tells whether the provider accepts the keys, by a question about a card that every provider knows. */
  check(): Promise<Check>
  /** Null when the message is from another sender or was altered (promise P22). */
  verify(message: Message): Callback | null
  /** The response to the provider's server once its message was accepted. */
  acknowledgement: string
}

/** The configured providers. Those of past payments stay, for refunds and queries. */
export type Gateways = {
  /** The provider of new payments; null when cards are not accepted. */
  chosen: Gateway | null
  named: Partial<Record<GatewayName, Gateway>>
}
