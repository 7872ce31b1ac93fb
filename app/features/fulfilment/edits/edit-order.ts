import type { BasketLine, RowAnswer, TypedRow } from '~/features/basket/basket'
import type { LineWish, OrderAmounts, OrderStatus, Settlement } from '~/features/orders/orders'
import type { Kurus } from '~/kernel/money'

/** The wish of staff for an order before its packing. */
export type EditWish = {
  /** By the id of the line; 0 pieces remove it. Lines without a wish stay. */
  lines: ReadonlyMap<number, LineWish>
  /** Goods to add, in packages, at the buyer's present prices. */
  rows: readonly TypedRow[]
  /** Null keeps the carrier. */
  carrierId: number | null
  /** Kuruş; null keeps the price of the transport. */
  shipping: Kurus | null
}

/** A line of the order before and after the edit; null: the line is removed. */
export type EditedLine = {
  id: number
  name: string
  code: string
  before: { quantity: number; gross: Kurus }
  after: { quantity: number; gross: Kurus } | null
}

/** The order as the edit would leave it. Nothing is written. */
export type EditPlan = {
  lines: EditedLine[]
  added: BasketLine[]
  before: OrderAmounts
  after: OrderAmounts
  settlement: Settlement
}

export type EditRefusal =
  | { status: 'not_found' }
  /** Packing has begun, or the order has ended. */
  | { status: 'refused'; is: OrderStatus }
  /** A card payment of the old total is under way. */
  | { status: 'card_open' }
  | { status: 'invoiced' }
  | { status: 'unchanged' }
  /** No line is left: the order has to be cancelled instead. */
  | { status: 'empty' }
  | { status: 'packages'; name: string; size: number }
  | { status: 'bad_rows'; rows: RowAnswer[] }
  /** Nobody of the customer can order: prices for added goods are unknown. */
  | { status: 'no_buyer' }
  | { status: 'carrier' }
  | { status: 'insufficient'; name: string; available: number }
  | { status: 'credit'; missing: Kurus }
  /** Prices or the order have changed since the preview. */
  | { status: 'differs'; plan: EditPlan }
