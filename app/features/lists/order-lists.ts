import type { RequestedGoods } from '~/features/basket/basket'
import { normalizeText } from '~/kernel/turkish'

/** Most lists per member, most lines per list, most characters in a list's name. */
export const maxOrderLists = 50
export const maxListLines = 500
export const maxListName = 60

/** A member's order list without its lines. */
export type OrderListBrief = { id: number; name: string; lineCount: number; changedAt: Date }

/** An order list with its lines. Prices are never stored: each visit shows those of today. */
export type OrderList = OrderListBrief & { lines: (RequestedGoods & { id: number })[] }

export type SaveListOutcome =
  | { status: 'saved'; id: number }
  | { status: 'bad_name' | 'name_taken' | 'empty' | 'not_found' }
  | { status: 'full' | 'too_long'; limit: number }

/** The trimmed name of a list; null when it is empty or too long. */
export function readListName(typed: string): string | null {
  if (typed.length > 2_000) return null
  const name = normalizeText(typed)
  return name.length >= 1 && name.length <= maxListName ? name : null
}
