import type { Kurus } from '~/kernel/money'

/** Goods bought or listed earlier and wanted again. */
export type RequestedGoods = {
  productId: number
  variantId: number
  /** Code and name at that time, shown when the goods are no longer sold. */
  code: string
  name: string
  variantName: string
  /** Pieces. */
  quantity: number
  /** Gross per piece at that time; null when unknown. */
  unitPrice: Kurus | null
}

/** The result of one requested line: pieces added and the change of price since. */
export type RefillLine = RequestedGoods & {
  outcome: 'added' | 'fewer' | 'none'
  /** Pieces. */
  added: number
  /** The sentence about the line. */
  message: string
  /** Gross per piece; null when unchanged or unknown. */
  newPrice: Kurus | null
}

/** The result of all requested lines together. */
export type RefillAnswer = {
  lines: RefillLine[]
  kind: 'success' | 'warning' | 'danger'
  message: string
}
