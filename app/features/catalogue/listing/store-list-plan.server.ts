import { sql, type SQL } from 'drizzle-orm'
import type { ListQuery } from '../catalogue'
import { chunkSize } from './listing-numbers.server'

/** A list query with its search done; `chosen` groups its details by feature. */
export type ListPlan = {
  query: ListQuery
  /** Ids that the search found, best first; null without a search. */
  hits: readonly number[] | null
  chosen: readonly { featureId: number; details: readonly number[] }[]
}

export type PageRow = { total: number; ids: number[] }

export type FacetsRow = {
  counts: Record<string, number>
  lowest: number | null
  highest: number | null
  inStock: number
  packages: { size: number; count: number }[]
}

/** Condition: the bit of this product is set in `listed`. */
export function isFound(id: SQL): SQL {
  return sql`get_bit((select bits from listed)[1 + ${id} / ${chunkSize}], ${id} % ${chunkSize}) = 1`
}
