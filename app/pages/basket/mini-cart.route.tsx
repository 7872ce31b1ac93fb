import { getBasket } from '~/features/basket/basket.server'
import { shop } from '~/server/shop.server'
import type { MiniCartBasket } from '~/shell/basket/mini-cart-ways'
import type { Route } from './+types/mini-cart.route'
import { checkoutBar } from './page.server'
import { orInstead } from '../shared/or-instead'

/** Data of the mini cart (/sepetim/ozet); null when the basket could not be read. */
export async function loader({ context }: Route.LoaderArgs): Promise<MiniCartBasket | null> {
  const { db, visitor, log } = context.get(shop)
  try {
    const basket = await getBasket(db, visitor)
    return { ...basket, bar: await checkoutBar(db, visitor, basket) }
  } catch (error) {
    log.error({ err: error }, 'basket not read')
    return null
  }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orInstead(() => serverLoader(), null)
}
