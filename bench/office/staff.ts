import { openBrowser } from '../../app/testing/browser'
import { openStaff } from '../../app/testing/members'
import { type OpenShop, origin } from '../shop/open-shop'

/** The cookies of a signed-in administrator by name. */
export async function staffCookies(shop: OpenShop): Promise<ReadonlyMap<string, string>> {
  const place = {
    db: shop.database.db,
    origin,
    deps: shop.deps,
    browser: () => openBrowser((request) => Promise.resolve(shop.fetch(request, '127.0.0.1')), origin),
  }
  return (await openStaff(place, 'admin')).browser.cookies
}
