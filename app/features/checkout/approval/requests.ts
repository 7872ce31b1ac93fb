import type { OrderBar } from '~/features/customers/customers'
import type { Visitor } from '~/features/identity/identity'
import type { Kurus } from '~/kernel/money'
import type { BasketRefusal, PlaceOutcome } from '../place/outcome'
import type { ContractText, Invoice, OrderQuote } from '~/features/orders/orders'

/** How a request for approval ended. */
export type RequestDecision = 'approved' | 'refused' | 'withdrawn'
export type RequestState = RequestDecision | 'waiting'

/** A request in a list. Amounts in kuruş, gross, as shown to the buyer at the time. */
export type RequestHead = {
  id: number
  requesterName: string
  /** Number of different goods. */
  lines: number
  /** Null: it was calculated with a price list that the company no longer has. */
  grandTotal: Kurus | null
  orderLimit: Kurus
  createdAt: Date
  state: RequestState
}

/**
 * A line of a request with its gross price per piece; the price is null when it comes from another
 * price list.
 */
export type RequestLine = {
  variantId: number
  code: string
  name: string
  variantName: string
  quantity: number
  toldUnitPrice: Kurus | null
  /** Null: the product is no longer sold. */
  unitPrice: Kurus | null
  total: Kurus
  state: 'ok' | 'unsellable' | 'insufficient'
  available: number
}

/** A request as its buyer and the owners of the company see it. */
export type OrderRequestView = RequestHead & {
  deliverTo: string
  invoice: Invoice
  carrier: string
  payment: string
  note: string
  requestedLines: RequestLine[]
  /** Null while the request waits. */
  decision: { by: string; at: Date; reason: string; orderCode: string | null } | null
  /** The viewer made the request, and its goods can go back into the basket. */
  canTakeBack: boolean
  /** Null unless the viewer can decide now. */
  approval: RequestApproval | null
}

/** The order that a waiting request would become now. */
export type RequestApproval = {
  quote: OrderQuote
  /** The total differs from the one the buyer saw. */
  totalChanged: boolean
  /** Null while the order cannot be placed. */
  review: { summaryHtml: string; contracts: ContractText[] } | null
  refusal: BasketRefusal | null
}

export type AskOutcome =
  | { status: 'requested'; id: number }
  /** The total is now within the limit, so the buyer can place the order. */
  | { status: 'not_needed' }
  /** The company has no owner who could approve. */
  | { status: 'no_owner' }
  | { status: 'may_not_order'; reason: OrderBar }
  | { status: 'empty_basket' }
  | BasketRefusal

/** The outcome of a decision. `ended`: somebody else has already decided. */
export type DecideOutcome =
  | PlaceOutcome
  | { status: 'refused' }
  | { status: 'ended'; state: RequestDecision }
  | { status: 'not_found' }

/** The outcome of putting the goods back into the basket. */
export type TakeBackOutcome = { status: 'taken_back'; added: number; left: number } | { status: 'not_found' }

/**
 * Returns the limit in kuruş above which this visitor needs an owner's approval; null when the
 * total needs none.
 */
export function limitOver(visitor: Visitor, grandTotal: Kurus): Kurus | null {
  if (visitor.kind !== 'member' || visitor.partner.role !== 'buyer') return null
  const { orderLimit } = visitor.partner
  return orderLimit !== null && grandTotal > orderLimit ? orderLimit : null
}
