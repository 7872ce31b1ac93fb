import type { OrderBar } from '~/features/customers/customers'
import type { BasketLine } from '../pricing/priced-basket'

/** Which line is meant. Without a variant: the product's only one. */
export type LineChoice = { productId: number; variantId?: number | null }

/** The last two are about who asks, not about the goods. */
export type FailReason =
  | 'out_of_stock'
  | 'all_in_basket'
  | 'unsellable'
  | 'not_in_basket'
  | 'basket_full'
  | OrderBar

/** The result of an add or a change of quantity; `quantity` is the line's new quantity in pieces. */
export type LineOutcome =
  | { status: 'success'; quantity: number }
  | { status: 'insufficient'; quantity: number; available: number }
  | { status: 'fail'; quantity: number; available: number; reason: FailReason }

/**
 * A line after a try to change it. `before` is what it had and `available` what can be sold now, in pieces;
 * `line` is null when it is not in the basket.
 */
export type ChangedLine = LineOutcome & {
  before: number
  available: number
  packageSize: number
  line: BasketLine | null
}

/** not_whole_packages and choose_variant are mistakes of the caller: nothing has changed. */
export type ChangeOutcome =
  | ChangedLine
  | { status: 'not_whole_packages'; packageSize: number }
  | { status: 'choose_variant' }

/** The result of one line among many added together. */
export type AddOutcome = Exclude<ChangeOutcome, { status: 'choose_variant' }>

/** A removed line; adding it again is the undo. */
export type RemovedLine = { productId: number; variantId: number; quantity: number }

/** The answer to a form about the basket: shown as a toast and beside its line. */
export type BasketAnswer = {
  kind: 'success' | 'warning' | 'danger'
  message: string
  /** The line it is about; null when the form named none. */
  variantId: number | null
  /** Set when a line was taken out: adding it again is the undo. */
  removed: RemovedLine | null
  /** Set when a coupon was refused: the code that was typed. */
  about?: { coupon: string }
}
