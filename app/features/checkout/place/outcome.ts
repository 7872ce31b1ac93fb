import type { OrderBar } from '~/features/customers/customers'
import type {
  CarrierRefusal,
  ContractText,
  OrderQuote,
  OrderStatus,
  PaymentRefusal,
} from '~/features/orders/orders'
import type { PaymentType } from '~/features/payments/payments'
import type { CouponRefusal } from '~/features/promotions/promotions'
import type { Kurus } from '~/kernel/money'

/** A line that keeps the basket from becoming an order. */
export type BlockedLine = {
  lineId: number
  variantId: number
  name: string
  reason: 'unsellable' | 'insufficient'
  available: number
}

/**
 * The customer has reached the limit of orders that wait for a transfer. `by`: the orders counted, the customer's own or
 * those of everybody at the same address; `codes`: those of this session.
 */
export type TooManyOpen = { status: 'too_many_open'; by: 'guest' | 'member' | 'address'; codes: string[] }

/** An order that has just been placed. */
export type PlacedOrder = {
  id: number
  code: string
  status: OrderStatus
  paymentType: PaymentType
  grandTotal: Kurus
  /** ISO 8601; when an unpaid order is cancelled. */
  expiresAt: string | null
  /** The card payment it waits for; null with every other payment method. */
  attemptId: string | null
}

/** Why goods cannot be ordered as they are, independent of the person who orders them. */
export type BasketRefusal =
  | { status: 'blocked_lines'; lines: BlockedLine[] }
  | { status: 'below_minimum'; minimum: Kurus; goods: Kurus }
  | { status: 'carrier_unavailable'; reason: CarrierRefusal }
  | ({ status: 'payment_unavailable' } & PaymentRefusal)

/** The outcome of an attempt to order. Nothing is saved unless `placed`. */
export type PlaceOutcome =
  | { status: 'placed'; order: PlacedOrder }
  | { status: 'may_not_order'; reason: OrderBar }
  | { status: 'empty_basket' }
  | BasketRefusal
  /** Only where a coupon was asked for that must count. */
  | { status: 'coupon_refused'; refusal: CouponRefusal }
  | TooManyOpen
  /** Over the buyer's limit: an owner of the company has to approve. */
  | { status: 'approval_needed'; limit: Kurus }
  | { status: 'contracts_not_accepted'; contracts: Pick<ContractText, 'id' | 'version' | 'title'>[] }
  | { status: 'price_changed'; quote: OrderQuote; contracts: ContractText[] }
