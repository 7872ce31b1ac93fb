import { getProducts } from '~/features/catalogue/catalogue.server'
import { type ShownCard, shownCards } from '~/features/catalogue/shown-cards'
import { kept } from '~/features/lists/lists'
import { listKept } from '~/features/lists/lists.server'
import type { RequestContext } from '~/server/shop.server'

const most = 10

/** Cards of the products that this visitor has seen last. */
export async function loadLastSeen({ db, visitor }: RequestContext): Promise<ShownCard[]> {
  if (visitor.isNew) return []
  const ids = (await listKept(db, visitor, kept.lastSeen)).slice(0, most).map(({ productId }) => productId)
  return ids.length > 0 ? shownCards(await getProducts(db, visitor, ids)) : []
}
