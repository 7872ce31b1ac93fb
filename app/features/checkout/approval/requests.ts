import type { OrderBar } from '~/features/customers/customers'
import type { Visitor } from '~/features/identity/identity'
import type { Kurus } from '~/kernel/money'
import type { BasketRefusal, PlaceOutcome } from '../place/outcome'
import type { ContractText, Invoice, OrderQuote } from '~/features/orders/orders'

/** How a request for approval ended. */
export type RequestDecision = 'approved' | 'refused' | 'withdrawn'
export type RequestState = RequestDecision | 'waiting'

/** A request in a list. Amounts in kuruş, gross, as its buyer was told them. */
export type RequestHead = {
  id: number
  requesterName: string
  /** Different goods. */
  lines: number
  /** Null: told under a price list that is not the company's any more. */
  grandTotal: Kurus | null
  orderLimit: Kurus
  createdAt: Date
  state: RequestState
}

/** A wished line with what it was told to cost, per piece and gross; null: told under another price list. */
export type RequestLine = {
  variantId: number
  code: string
  name: string
  variantName: string
  quantity: number
  toldUnitPrice: Kurus | null
  /** Null: no longer sold. */
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
  wished: RequestLine[]
  /** Null while it waits. */
  decision: { by: string; at: Date; reason: string; orderCode: string | null } | null
  /** The viewer asked for it, and the goods can be put back into the basket. */
  canTakeBack: boolean
  /** Null unless the viewer can decide now. */
  approval: RequestApproval | null
}

/** The order that a waiting request would become now. */
export type RequestApproval = {
  quote: OrderQuote
  /** The total is another one than the buyer was told. */
  totalChanged: boolean
  /** Null as long as something stands in the way. */
  review: { summaryHtml: string; contracts: ContractText[] } | null
  refusal: BasketRefusal | null
}

export type AskOutcome =
  | { status: 'requested'; id: number }
  /** Within the limit by now: the order itself can be placed. */
  | { status: 'not_needed' }
  /** Nobody at the company can approve. */
  | { status: 'no_owner' }
  | { status: 'may_not_order'; reason: OrderBar }
  | { status: 'empty_basket' }
  | BasketRefusal

/** `ended`: somebody was quicker. */
export type DecideOutcome =
  | PlaceOutcome
  | { status: 'refused' }
  | { status: 'ended'; state: RequestDecision }
  | { status: 'not_found' }

/** The outcome of putting the goods back into the basket. */
export type TakeBackOutcome = { status: 'taken_back'; added: number; left: number } | { status: 'not_found' }

/** Whether this visitor needs an owner's approval for a total, and from which limit on; null: no. */
export function limitOver(visitor: Visitor, grandTotal: Kurus): Kurus | null {
  if (visitor.kind !== 'member' || visitor.partner.role !== 'buyer') return null
  const { orderLimit } = visitor.partner
  return orderLimit !== null && grandTotal > orderLimit ? orderLimit : null
}
