import { closingFor, getSettings } from '~/features/settings/settings.server'
import type { Deps } from '../shop.server'

/**
 * Pages that search engines leave out, in the spelling that the shop links to: they belong to one visitor, or there is one for
 * every search. Each is forbidden with its query and everything below it, and no product whose link only begins alike.
 */
export const closedToSearch: readonly string[] = [
  '/3dpayment',
  '/api',
  '/Basket',
  '/balance',
  '/belge',
  '/cart',
  '/checkout',
  '/create',
  '/dev',
  '/error',
  '/hizli-siparis',
  '/navigator',
  '/odeme',
  '/OrderManualPayment',
  '/pm',
  '/products-found',
  '/ProductsFound',
  '/Profile',
  '/search-results',
  '/search-shop',
  '/SearchNavigator',
  '/SearchResults',
  '/SearchShop',
  '/sepetim',
  '/siparis',
  '/stok-haberi',
  '/taksit',
  '/kisisel',
  '/tercihler',
  '/unapproved',
  '/UnapprovedUser',
  '/user',
  '/User',
  '/yonetim',
]

/** Longest text of the setting `seo/robots_extra`, in characters; search engines read 500 KB at least. */
const longestExtra = 10_000

/**
 * The text of `/robots.txt`. A demo shop and a closed shop forbid everything, so that no search engine shows invented or
 * missing goods.
 */
export async function robotsText(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  origin: string,
): Promise<string> {
  const isClosed = config.mode === 'demo' || (await closingFor(db, { kind: 'guest' })) !== null
  if (isClosed) return lines(['User-agent: *', 'Disallow: /'])
  const settings = await getSettings(db)
  // The shop's own lines may name other user agents. They come last, as those of this group must stand together.
  const extra = settings.get('seo', 'robots_extra').slice(0, longestExtra).split(/\r?\n/)
  return lines([
    'User-agent: *',
    ...closedToSearch.flatMap((path) =>
      [`${path}$`, `${path}?`, `${path}/`].map((rule) => `Disallow: ${rule}`),
    ),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    ...extra.map((line) => line.trim()).filter((line) => line !== ''),
  ])
}

const lines = (all: string[]) => `${all.join('\n')}\n`
