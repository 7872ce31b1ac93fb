/** List types of "bp-relation-products" (docs/product.md §3). */
export const kept = { favourite: 1, lastSeen: 2, savedForLater: 5 } as const
/** The type of stock alerts, which another feature keeps. */
export const stockAlertType = 3
export type KeptType = (typeof kept)[keyof typeof kept]

/** A kept product. Variant and quantity in pieces are set only for items saved for later. */
export type KeptProduct = {
  id: number
  productId: number
  variantId: number | null
  quantity: number | null
  keptAt: Date
}

/** Most products per list. The last-seen list has its own setting and drops its oldest instead. */
export const maxKept = 500
/** Default length of the last-seen list. */
export const usualLastSeen = 20

export type KeepOutcome =
  | { status: 'kept'; id: number; isNew: boolean }
  | { status: 'full'; limit: number }
  /** The shop keeps no last-seen list. */
  | { status: 'disabled' }
  /** The product is missing or hidden from this visitor. */
  | { status: 'unknown_product' }
  | { status: 'choose_variant' }

/** `count` is the number of favourites after the toggle. */
export type ToggleOutcome = { status: 'kept' | 'dropped' | 'full' | 'unknown_product'; count: number }
