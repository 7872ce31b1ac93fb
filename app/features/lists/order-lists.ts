import type { GoodsWish } from '~/features/basket/basket'
import { normalizeText } from '~/kernel/turkish'

/** Lists that one member can keep, lines in one of them, characters in its name. */
export const maxOrderLists = 50
export const maxListLines = 500
export const maxListName = 60

/** A member's list of goods to order again, as it stands among others. */
export type OrderListBrief = { id: number; name: string; lineCount: number; changedAt: Date }

/** What can be ordered with one list; `unitPrice` is never kept: prices are those of today. */
export type OrderList = OrderListBrief & { lines: (GoodsWish & { id: number })[] }

export type SaveListOutcome =
  | { status: 'saved'; id: number }
  | { status: 'bad_name' | 'name_taken' | 'empty' | 'not_found' }
  | { status: 'full' | 'too_long'; limit: number }

/** A list's name as it is kept; null when it is empty or too long. */
export function readListName(typed: string): string | null {
  if (typed.length > 2_000) return null
  const name = normalizeText(typed)
  return name.length >= 1 && name.length <= maxListName ? name : null
}
