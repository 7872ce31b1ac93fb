import { sql, type SQL } from 'drizzle-orm'
import type { ListQuery } from '../catalogue'
import { chunkSize } from './listing-numbers.server'

/** A list question made ready: `chosen` groups the details of the query by feature. */
export type ListPlan = {
  query: ListQuery
  /** What a search found, best first; null without one. */
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

/** Whether the product of an id expression is in the list: its bit among all that were found. */
export function isFound(id: SQL): SQL {
  return sql`get_bit((select bits from listed)[1 + ${id} / ${chunkSize}], ${id} % ${chunkSize}) = 1`
}
