import { favouriteIds } from '~/features/lists/lists.server'
import type { Shop } from '~/server/shop.server'

const asked = new WeakMap<Shop, Promise<number[]>>()

/** Ids of the favourite products. Frame and page ask in the same request and share one query. */
export function favouritesOf(visit: Shop): Promise<number[]> {
  const known = asked.get(visit)
  if (known) return known
  const favourites = visit.visitor.isNew ? Promise.resolve([]) : favouriteIds(visit.db, visit.visitor)
  asked.set(visit, favourites)
  return favourites
}
