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

/** A line that prevents the basket from being ordered. */
export type BlockedLine = {
  lineId: number
  variantId: number
  name: string
  reason: 'unsellable' | 'insufficient'
  available: number
}

/**
 * The customer has reached the limit of orders that wait for a transfer. `by`: the orders counted,
 * the customer's own or all from the same IP address; `codes`: the orders of this session.
 */
export type TooManyOpen = { status: 'too_many_open'; by: 'guest' | 'member' | 'address'; codes: string[] }

/** An order that has just been placed. */
export type PlacedOrder = {
  id: number
  code: string
  status: OrderStatus
  paymentType: PaymentType
  grandTotal: Kurus
  /** ISO 8601: the time at which the unpaid order is cancelled. */
  expiresAt: string | null
  /** The card payment that the order waits for; null with every other payment method. */
  attemptId: string | null
}

/** Why goods cannot be ordered, independent of the customer. */
export type BasketRefusal =
  | { status: 'blocked_lines'; lines: BlockedLine[] }
  | { status: 'below_minimum'; minimum: Kurus; goods: Kurus }
  | { status: 'carrier_unavailable'; reason: CarrierRefusal }
  | ({ status: 'payment_unavailable' } & PaymentRefusal)

/** The outcome of placing an order. Only `placed` saves anything. */
export type PlaceOutcome =
  | { status: 'placed'; order: PlacedOrder }
  | { status: 'may_not_order'; reason: OrderBar }
  | { status: 'empty_basket' }
  | BasketRefusal
  /** Only when the request names a coupon that must count. */
  | { status: 'coupon_refused'; refusal: CouponRefusal }
  | TooManyOpen
  /** The total is over the buyer's limit: an owner of the company has to approve. */
  | { status: 'approval_needed'; limit: Kurus }
  /** The order is paid at the door and its mobile number is not confirmed by a code. */
  | { status: 'phone_unconfirmed' }
  | { status: 'contracts_not_accepted'; contracts: Pick<ContractText, 'id' | 'version' | 'title'>[] }
  | { status: 'price_changed'; quote: OrderQuote; contracts: ContractText[] }
