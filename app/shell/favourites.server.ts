import { favouriteIds } from '~/features/lists/lists.server'
import type { RequestContext } from '~/server/shop.server'

const asked = new WeakMap<RequestContext, Promise<number[]>>()

/** Ids of the favourite products. Frame and page ask in the same request and share one query. */
export function favouritesOf(visit: RequestContext): Promise<number[]> {
  const known = asked.get(visit)
  if (known) return known
  const favourites = visit.visitor.isNew ? Promise.resolve([]) : favouriteIds(visit.db, visit.visitor)
  asked.set(visit, favourites)
  return favourites
}
