import type { PriceBatchState } from '../price-batches/price-batch'

export type ProductBatchState = PriceBatchState

/** One field of many products and its new value. Categories below a product's main one can be taken off, the main one cannot. */
export type ProductChange =
  | { kind: 'published'; value: boolean }
  | { kind: 'visibility'; value: 0 | 1 | 2 }
  | { kind: 'kdv'; value: 0 | 1 | 10 | 20 }
  | { kind: 'brand'; value: number | null }
  | { kind: 'add_category' | 'remove_category'; value: number }

/** The products that change, as the list of products filters them. A category holds its own products. */
export type ProductFilter = {
  words: string
  lacking: 'picture' | 'category' | 'stock' | 'price' | 'published' | null
  brandId: number | null
  categoryId: number | null
}

/** The result of a trial: the number of products that change, and the first of them. */
export type ProductPlan = { total: number; sample: { id: number; code: string; name: string }[] }
