/**
 * Enum 13 of the specification (docs/product.md "order status"). −1 is only the empty fallback of
 * clients.
 */
export const orderStatuses = {
  placed: 1,
  preparing: 2,
  awaitingPayment: 90,
  shipped: 96,
  delivered: 97,
  completed: 98,
  cancelled: 99,
} as const
/** The orders that are no sale: their payment is awaited, or they were cancelled. */
export const unsoldStatuses: readonly number[] = [orderStatuses.awaitingPayment, orderStatuses.cancelled]
export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses]

/**
 * The outcome of a change of status. `unchanged`: the order already has it. `refused`: there is no
 * such change.
 */
export type StatusOutcome =
  | { status: 'changed'; to: OrderStatus }
  | { status: 'unchanged'; is: OrderStatus }
  | { status: 'refused'; is: OrderStatus }
  | { status: 'not_found' }

export type StatusColour = 'white' | 'light' | 'warning' | 'success' | 'red'

/** The effect of a change on the stock of the order's lines. */
export type StockEffect = 'settle' | 'release' | 'return' | 'none'

/** All allowed changes of status. */
const changes: Record<OrderStatus, Partial<Record<OrderStatus, StockEffect>>> = {
  90: { 1: 'settle', 99: 'release' },
  1: { 2: 'none', 99: 'return' },
  2: { 96: 'none', 99: 'return' },
  // Goods refused at the door return to stock only after somebody has inspected them.
  96: { 97: 'none', 99: 'none' },
  97: { 98: 'none' },
  98: {},
  99: {},
}

/**
 * Further changes that are allowed once every line has come back: a shipped order then ends in 99.
 */
const afterReturns: Partial<Record<OrderStatus, Partial<Record<OrderStatus, StockEffect>>>> = {
  // The pieces were counted with their returns.
  96: { 99: 'none' },
  97: { 99: 'none' },
  98: { 99: 'none' },
}

/** True when the table of changes allows it; some need every piece to have come back. */
export function isAllowedChange(from: OrderStatus, to: OrderStatus, everythingCameBack = false): boolean {
  return effectOf(from, to, everythingCameBack) !== undefined
}

/** Returns the effect of a change on the stock. Throws for a change that is not allowed. */
export function stockEffect(from: OrderStatus, to: OrderStatus, everythingCameBack = false): StockEffect {
  const effect = effectOf(from, to, everythingCameBack)
  if (!effect) throw new RangeError(`An order does not go from ${from} to ${to}`)
  return effect
}

function effectOf(from: OrderStatus, to: OrderStatus, everythingCameBack: boolean): StockEffect | undefined {
  return (everythingCameBack ? afterReturns[from]?.[to] : undefined) ?? changes[from][to]
}

const colours: Record<OrderStatus, StatusColour> = {
  1: 'light',
  2: 'light',
  90: 'warning',
  96: 'success',
  97: 'success',
  98: 'success',
  99: 'red',
}

/** Returns the colour of a status' badge (specification §3); white for the empty −1. */
export function statusColour(status: number): StatusColour {
  return colours[status as OrderStatus] ?? 'white'
}

/**
 * Returns whether the buyer may cancel without asking: only before packing begins. The payment is
 * then refunded.
 */
export function mayBuyerCancel(status: OrderStatus): boolean {
  return status === orderStatuses.awaitingPayment || status === orderStatuses.placed
}

/** True while the goods have not left: the receiver may still be corrected. */
export const isBeforeShipping = (status: OrderStatus): boolean =>
  status === orderStatuses.awaitingPayment ||
  status === orderStatuses.placed ||
  status === orderStatuses.preparing
