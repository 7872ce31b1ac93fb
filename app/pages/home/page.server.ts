import {
  getCategoryPictures,
  getCategoryTree,
  getFeatures,
  getShowcases,
} from '~/features/catalogue/catalogue.server'
import { type Showcase, widthFeature } from '~/features/catalogue/catalogue'
import { outlineOf } from '~/features/content/blocks/outline'
import type { ShownBlock } from '~/features/content/content'
import { getContentOfKind } from '~/features/content/content.server'
import { isDealer } from '~/features/identity/identity'
import { readCookie } from '~/features/identity/sessions/cookies.server'
import { findPictures } from '~/features/media/media.server'
import { getSettings, type Settings } from '~/features/settings/settings.server'
import { showsGoods } from '~/http/stored/for-store.server'
import { favouritesOf } from '~/shell/favourites.server'
import type { RequestContext } from '~/server/shop.server'
import { heroOf, mostShowcases, type HomePageData } from './data'
import { loadLastSeen } from './last-seen.server'
import { defaultHome, homeDescription } from './default-home.text'
import { compactRows } from '../category/product-list.server'
import { cardsOf, loadBanners, shareShowcases, shownShowcases } from '../shared/page-blocks.server'
import { organizationData, websiteData } from '../shared/structured-data'
import { sellerFacts, shareImage } from './search-facts.server'
import { text } from '../shared/text'
import { homeText } from './text'

const isKey = (setting: string) => /^[0-9a-f]{16,64}$/.test(setting)

/**
 * Data of the home page: its blocks with their showcases and banners, materials and last seen products; for dealers the
 * first showcase as an order list.
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
    loadLastSeen(shop),
  ])
  const pictures = await getCategoryPictures(
    db,
    visitor,
    tree.map(({ id }) => id),
  )
  const shopName = settings.get('company', 'name', text.shopName)
  const { title, blocks } = content ?? defaultHome
  const shared = shareShowcases(blocks, showcases, mostShowcases)
  const first = firstOf(blocks, shared)
  const firstIds = first?.products.map(({ id }) => id) ?? []
  showsGoods(shop.stored, { cards: cardsOf(shared) })
  return {
    isGuest: visitor.kind === 'guest',
    intro: await loadIntro(shop, settings, request),
    title,
    blocks,
    anchors: outlineOf(blocks).anchors,
    lead: leadOf(blocks, first),
    parts: { showcases: shownShowcases(shared), banners: await loadBanners(shop, blocks), favourites },
    rows: isDealer(visitor) ? await compactRows(shop, request, firstIds) : null,
    materials: tree.map(({ id, name, link }) => ({ name, link, picture: pictures.get(id) ?? null })),
    widths:
      features
        .find(({ code }) => code === widthFeature)
        ?.details.map(({ code, value }) => ({ code, value })) ?? [],
    lastSeen,
    page: {
      title: content?.seoTitle || settings.get('seo', 'title', shopName),
      description: content?.seoDescription || settings.get('seo', 'description', homeDescription),
      canonical: `${origin}/`,
      image: shareImage(origin, settings, first ? [first] : []),
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

// The head shows a product when the shop's own words have no picture.
function leadOf(blocks: readonly ShownBlock[], first: Showcase | undefined): HomePageData['lead'] {
  if (heroOf(blocks)?.picture) return null
  const lead = first?.products[0]
  const picture = lead?.pictures[1] ?? lead?.pictures[0]
  return lead && picture ? { name: lead.name, link: lead.link, picture } : null
}

/** The showcase that stands first on the page. */
function firstOf(blocks: readonly ShownBlock[], shared: Record<string, Showcase[]>): Showcase | undefined {
  return blocks.flatMap(({ id }) => shared[id] ?? [])[0]
}
