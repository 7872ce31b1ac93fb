import type { PricedBasket } from '~/features/basket/basket'
import { getBasket } from '~/features/basket/basket.server'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/mini-cart.route'
import { orInstead } from '../shared/or-instead'

/** Data of the drawer (/sepetim/ozet); null when the basket could not be read, which the drawer tells. */
export async function loader({ context }: Route.LoaderArgs): Promise<PricedBasket | null> {
  const { db, visitor, log } = context.get(shop)
  try {
    return await getBasket(db, visitor)
  } catch (error) {
    log.error({ err: error }, 'basket not read')
    return null
  }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orInstead(() => serverLoader(), null)
}
