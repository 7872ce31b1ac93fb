import { openBrowser } from '../../app/testing/browser'
import { openMember } from '../../app/testing/members'
import { type OpenShop, origin } from './open-shop'

/** The headers of an approved dealer with a price list, for cards or compact rows. */
export async function dealer(
  shop: OpenShop,
  priceListId: number,
  density: 'comfortable' | 'compact' = 'comfortable',
): Promise<Record<string, string>> {
  const place = {
    db: shop.database.db,
    origin,
    deps: shop.deps,
    browser: () => openBrowser((request) => Promise.resolve(shop.fetch(request, '127.0.0.1')), origin),
  }
  const { browser } = await openMember(place, { kind: 'wholesale', priceListId })
  browser.cookies.set('density', density)
  return { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}
