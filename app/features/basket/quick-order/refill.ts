import type { Kurus } from '~/kernel/money'

/** Something bought or noted down earlier that is wanted again. */
export type GoodsWish = {
  productId: number
  variantId: number
  /** As they were called then: said when the goods are no longer sold. */
  code: string
  name: string
  variantName: string
  /** Pieces. */
  quantity: number
  /** Gross per piece, as it was then; null: not known. */
  unitPrice: Kurus | null
}

/** What became of one wish: `added` pieces, less than wanted, or nothing; and what its price did meanwhile. */
export type RefillLine = GoodsWish & {
  outcome: 'added' | 'fewer' | 'none'
  /** Pieces. */
  added: number
  /** What is to be said about it. */
  message: string
  /** Null: as it was, or not known. Gross per piece. */
  newPrice: Kurus | null
}

/** What became of all of them together. */
export type RefillAnswer = {
  lines: RefillLine[]
  kind: 'success' | 'warning' | 'danger'
  message: string
}
