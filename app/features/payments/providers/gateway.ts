import type { Kurus } from '~/kernel/money'
import type { DeclineReason, GatewayName, PaymentAttempt } from '../attempts/attempt'

/** A payment as the provider is told of it: its id names it there too, so asking twice is one payment. */
export type Payment = Pick<
  PaymentAttempt,
  'id' | 'amount' | 'installmentFee' | 'currency' | 'installments' | 'payer' | 'items'
> & {
  /** Address of the shop, without a slash at the end; the payer comes back to its `/3dpayment`. */
  origin: string
}

/** What a provider knows a payment by. */
export type PaymentRefs = Pick<
  PaymentAttempt,
  'id' | 'token' | 'providerPaymentId' | 'providerData' | 'currency' | 'amount'
>

export type Started =
  | { status: 'started'; token: string; pageUrl: string }
  | { status: 'refused'; reason: DeclineReason }

/** What a provider says of a payment; only ever what has been verified. */
export type PaymentState =
  /** Nothing is decided yet; under review, the money is taken and the provider decides about it for days. */
  | { status: 'pending'; reason?: 'under_review' }
  | { status: 'failed'; reason: DeclineReason }
  | {
      status: 'captured'
      /** What the payer was asked for, and what was taken: more with the provider's own difference of instalments. */
      asked: Kurus
      taken: Kurus
      currency: string
      providerPaymentId: string
      providerData?: Record<string, unknown>
    }

export type Returned =
  | { status: 'done'; reference: string }
  | { status: 'refused'; reason: string }
  /** Not carried out, and possible a while later. */
  | { status: 'not_yet'; reason: string }

/** Money that has gone back, as the provider lists it. `refundId`: the refund it was asked for; null: the list does not say. */
export type GivenBack = { refundId: string | null; amount: Kurus }

/** What a card can do, as far as its first digits tell. */
export type CardInfo = {
  /** A bank's programme ("Bonus"); empty where none is known. */
  family: string
  bank: string
  kind: 'credit' | 'debit' | 'prepaid'
  /** Numbers of instalments the provider allows with this card, 1 among them. */
  installments: number[]
}

/** A message of the provider, or a browser coming back: which attempt it is about and what it proves by itself. */
export type Callback = {
  attemptId: string
  /** The provider's name of the payment, where the message says it: it must be this attempt's. */
  token: string | null
  /** Null: it proves nothing, the provider is asked. */
  state: PaymentState | null
}

/** A message exactly as it came: its fields, where it is a form, and the parameters of its address. */
export type Message = { fields: URLSearchParams; query: URLSearchParams; body: string; headers: Headers }

/**
 * A provider of card payments. Every call is bounded in time and throws when the provider does not answer: then nothing
 * is known, and it is asked again later.
 */
export type Gateway = {
  name: GatewayName
  /** Where its page may be shown in a frame of ours; null: the payer goes there. */
  frameOrigin: string | null
  start(payment: Payment): Promise<Started>
  /** What became of a payment after the payer came back. Asked outside any transaction, as often as needed. */
  complete(refs: PaymentRefs, callback: Callback): Promise<PaymentState>
  query(refs: PaymentRefs): Promise<PaymentState>
  /** Part of the money, or all of it on a later day. `refundId` tells one wish from another. */
  refund(refs: PaymentRefs, refund: { refundId: string; amount: Kurus; ip: string }): Promise<Returned>
  /** All of the money on the same day, before the provider books it. */
  cancel(refs: PaymentRefs, refund: { refundId: string; amount: Kurus; ip: string }): Promise<Returned>
  /** What has gone back of a captured payment, without what was tried and failed; null: nobody can tell now. */
  givenBack(refs: PaymentRefs): Promise<GivenBack[] | null>
  /** What a card can do, by its first 6 or 8 digits; null: not known. */
  cardOf(bin: string, amount: Kurus): Promise<CardInfo | null>
  /** Null: not from this provider, or altered (promise P22). */
  verify(message: Message): Callback | null
  /** What a server of the provider is answered when its message was taken. */
  acknowledgement: string
}

/** The providers that are set up: those that payments were made with stay, for refunds and questions. */
export type Gateways = {
  /** Takes new payments; null: no payment by card. */
  chosen: Gateway | null
  named: Partial<Record<GatewayName, Gateway>>
}
