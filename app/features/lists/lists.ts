/** What "bp-relation-products" keeps (docs/product.md §3). 3, the stock alert, is not kept by visitors themselves yet. */
export const kept = { favourite: 1, lastSeen: 2, savedForLater: 5 } as const
export type KeptType = (typeof kept)[keyof typeof kept]

/** A kept product. A variant and its quantity in pieces only when it is saved for later. */
export type KeptProduct = {
  id: number
  productId: number
  variantId: number | null
  quantity: number | null
  keptAt: Date
}

/** Products in one list of a visitor; the last-seen list has its own setting and drops the oldest instead. */
export const maxKept = 500
/** Of the last-seen list when the shop sets nothing. */
export const usualLastSeen = 20

export type KeepOutcome =
  | { status: 'kept'; id: number; isNew: boolean }
  | { status: 'full'; limit: number }
  /** The shop keeps no last-seen list. */
  | { status: 'disabled' }
  /** There is no such product, or not for this visitor. */
  | { status: 'unknown_product' }
  | { status: 'choose_variant' }

/** `count` is the visitor's favourites after the toggle. */
export type ToggleOutcome = { status: 'kept' | 'dropped' | 'full' | 'unknown_product'; count: number }
