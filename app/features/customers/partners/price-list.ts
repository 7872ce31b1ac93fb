import type { Kurus } from '~/kernel/money'

/** A price list as staff enter it; its code comes from its first name. Amounts are gross. */
export type PriceListInput = {
  name: string
  /** The list above, whose prices this one falls back to. Null for the retail list, and for a list directly below it. */
  parentId: number | null
  kdvIncluded: boolean
  minimumOrder: Kurus
  /** Null for the shop's own threshold, 0 for never. */
  freeShippingFrom: Kurus | null
}

/** Longest name of a price list, in characters. */
export const longestListName = 60
/** Largest amount of a price list's limits. */
export const largestListAmount: Kurus = 1_000_000_000

/** The lists that may stand above a list: all but itself and those below it. */
export function possibleParents<List extends { id: number; parentId: number | null }>(
  lists: readonly List[],
  id: number,
): List[] {
  const below = new Set([id])
  let size: number
  do {
    size = below.size
    for (const list of lists) if (list.parentId !== null && below.has(list.parentId)) below.add(list.id)
  } while (below.size > size)
  return lists.filter((list) => !below.has(list.id))
}
