import {
  getCategoryPictures,
  getCategoryTree,
  getFeatures,
  getProducts,
  getShowcases,
} from '~/features/catalogue/catalogue.server'
import { widthFeature } from '~/features/catalogue/catalogue'
import { kept } from '~/features/lists/lists'
import { isDealer } from '~/features/identity/identity'
import { listKept } from '~/features/lists/lists.server'
import { getSettings } from '~/features/settings/settings.server'
import { favouritesOf } from '~/shell/favourites.server'
import type { RequestContext } from '~/server/shop.server'
import type { HomePageData } from './page'
import { compactRows } from '../category/product-list.server'
import { text } from '../shared/text'

const shownBlocks = 6
const shownLastSeen = 10

/**
 * Data of the home page: showcases, materials and last seen products; for dealers the first showcase as an order
 * list.
 */
export async function loadHomePage(shop: RequestContext, request: Request): Promise<HomePageData> {
  const { db, visitor, origin } = shop
  const [tree, features, showcases, settings, favourites, lastSeen] = await Promise.all([
    getCategoryTree(db),
    getFeatures(db),
    getShowcases(db, visitor),
    getSettings(db),
    favouritesOf(shop),
    visitor.isNew ? [] : listKept(db, visitor, kept.lastSeen),
  ])
  const pictures = await getCategoryPictures(
    db,
    visitor,
    tree.map(({ id }) => id),
  )
  const shopName = settings.get('company', 'name', text.home.title)
  const seenIds = lastSeen.slice(0, shownLastSeen).map(({ productId }) => productId)
  const blocks = showcases.filter(({ products }) => products.length > 0).slice(0, shownBlocks)
  const first = blocks[0]?.products.map(({ id }) => id) ?? []
  return {
    isGuest: visitor.kind === 'guest',
    blocks,
    rows: isDealer(visitor) ? await compactRows(shop, request, first) : null,
    materials: tree.map(({ id, name, link }) => ({ name, link, picture: pictures.get(id) ?? null })),
    widths:
      features
        .find(({ code }) => code === widthFeature)
        ?.details.map(({ code, value }) => ({ code, value })) ?? [],
    lastSeen: seenIds.length > 0 ? await getProducts(db, visitor, seenIds) : [],
    favourites,
    page: {
      title: settings.get('seo', 'title', shopName),
      description: settings.get('seo', 'description', text.home.description),
      canonical: `${origin}/`,
      data: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: shopName,
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/search-results?q={q}`,
            'query-input': 'required name=q',
          },
        },
      ],
    },
  }
}
