import { favouriteIds } from '~/features/lists/lists.server'
import type { Shop } from '~/server/shop.server'

const asked = new WeakMap<Shop, Promise<number[]>>()

/** Products whose hearts are filled. The frame and the page ask at the same time; the database is asked once. */
export function favouritesOf(visit: Shop): Promise<number[]> {
  const known = asked.get(visit)
  if (known) return known
  const favourites = visit.visitor.isNew ? Promise.resolve([]) : favouriteIds(visit.db, visit.visitor)
  asked.set(visit, favourites)
  return favourites
}
