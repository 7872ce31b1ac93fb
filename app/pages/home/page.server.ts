import {
  getCategoryPictures,
  getCategoryTree,
  getFeatures,
  getProducts,
  getShowcases,
} from '~/features/catalogue/catalogue.server'
import { type Showcase, widthFeature } from '~/features/catalogue/catalogue'
import { outlineOf } from '~/features/content/blocks/outline'
import type { ShownBlock } from '~/features/content/content'
import { getContentOfKind } from '~/features/content/content.server'
import { kept } from '~/features/lists/lists'
import { isDealer } from '~/features/identity/identity'
import { listKept } from '~/features/lists/lists.server'
import { getSettings } from '~/features/settings/settings.server'
import { favouritesOf } from '~/shell/favourites.server'
import type { RequestContext } from '~/server/shop.server'
import { defaultHome } from './default-home.text'
import type { HomePageData } from './data'
import { compactRows } from '../category/product-list.server'
import { shareShowcases } from '../shared/page-blocks.server'
import { text } from '../shared/text'

const shownShowcases = 6
const shownLastSeen = 10

/**
 * Data of the home page: its blocks with their showcases, materials and last seen products; for dealers the first
 * showcase as an order list.
 */
export async function loadHomePage(shop: RequestContext, request: Request): Promise<HomePageData> {
  const { db, visitor, origin } = shop
  const [content, tree, features, showcases, settings, favourites, lastSeen] = await Promise.all([
    getContentOfKind(db, 'home', shop.clock()),
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
  const { title, blocks } = content ?? defaultHome
  const shared = shareShowcases(blocks, showcases, shownShowcases)
  const first = firstOf(blocks, shared)?.products.map(({ id }) => id) ?? []
  return {
    isGuest: visitor.kind === 'guest',
    title,
    blocks,
    anchors: outlineOf(blocks).anchors,
    parts: { showcases: shared, favourites },
    rows: isDealer(visitor) ? await compactRows(shop, request, first) : null,
    materials: tree.map(({ id, name, link }) => ({ name, link, picture: pictures.get(id) ?? null })),
    widths:
      features
        .find(({ code }) => code === widthFeature)
        ?.details.map(({ code, value }) => ({ code, value })) ?? [],
    lastSeen: seenIds.length > 0 ? await getProducts(db, visitor, seenIds) : [],
    page: {
      title: content?.seoTitle || settings.get('seo', 'title', shopName),
      description: content?.seoDescription || settings.get('seo', 'description', text.home.description),
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

/** The showcase that stands first on the page. */
function firstOf(blocks: readonly ShownBlock[], shared: Record<string, Showcase[]>): Showcase | undefined {
  return blocks.flatMap(({ id }) => shared[id] ?? [])[0]
}
