import {
  getCategoryPictures,
  getCategoryTree,
  getFeatures,
  getProducts,
  getShowcases,
} from '~/features/catalogue/catalogue.server'
import { getBanners } from '~/features/banners/banners.server'
import { widthFeature } from '~/features/catalogue/catalogue'
import { kept } from '~/features/lists/lists'
import { isDealer } from '~/features/identity/identity'
import { listKept } from '~/features/lists/lists.server'
import { readCookie } from '~/features/identity/sessions/cookies.server'
import { findPictures } from '~/features/media/media.server'
import { getSettings, type Settings } from '~/features/settings/settings.server'
import { favouritesOf } from '~/shell/favourites.server'
import type { RequestContext } from '~/server/shop.server'
import type { HomePageData } from './page'
import { compactRows } from '../category/product-list.server'
import { organizationData, websiteData } from '../shared/structured-data'
import { sellerFacts, shareImage } from './search-facts.server'
import { text } from '../shared/text'
import { homeText } from './text'

/** The banner group that the home page shows. */
const homeBanners = 'ana-sayfa'
const isKey = (setting: string) => /^[0-9a-f]{16,64}$/.test(setting)
const shownBlocks = 6
const shownLastSeen = 10

/**
 * Data of the home page: showcases, materials and last seen products; for dealers the first showcase as an order
 * list.
 */
export async function loadHomePage(shop: RequestContext, request: Request): Promise<HomePageData> {
  const { db, visitor, origin } = shop
  const [tree, features, showcases, settings, favourites, lastSeen, [banners]] = await Promise.all([
    getCategoryTree(db),
    getFeatures(db),
    getShowcases(db, visitor),
    getSettings(db),
    favouritesOf(shop),
    visitor.isNew ? [] : listKept(db, visitor, kept.lastSeen),
    getBanners(db, visitor, [homeBanners]),
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
    banners: banners ?? null,
    intro: await loadIntro(shop, settings, request),
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
      image: shareImage(origin, settings, blocks),
      data: [websiteData(origin, shopName), organizationData(origin, sellerFacts(settings))],
    },
  }
}

/**
 * The film that the settings `site_design/intro_video` and `intro_poster` name, for visitors who have not hidden it; null
 * without both.
 */
async function loadIntro(
  { db }: RequestContext,
  settings: Settings,
  request: Request,
): Promise<HomePageData['intro']> {
  const [video, poster] = [
    settings.get('site_design', 'intro_video'),
    settings.get('site_design', 'intro_poster'),
  ]
  if (!isKey(video) || !isKey(poster)) return null
  if (readCookie(request.headers.get('cookie'), 'intro') === 'hidden') return null
  const picture = (await findPictures(db, [poster])).get(poster)
  const title = settings.get('site_design', 'intro_title', homeText.intro)
  return picture ? { video, poster: { ...picture, alt: '' }, title } : null
}
