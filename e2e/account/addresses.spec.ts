import { expect, test } from '../support/test'

/** The canonical address of a page, and its aliases. */
const pages: [canonical: string, ...others: string[]][] = [
  ['/', '/Home', '/home', '/home_wl', '/HomeWithoutLogin', '/HOME_WL'],
  ['/category/list', '/Category/List'],
  ['/yeni-gelenler', '/Yeni-Gelenler'],
  ['/search-results', '/SearchResults', '/ProductsFound', '/products-found', '/SEARCH-RESULTS'],
  ['/search-shop', '/SearchShop', '/searchshop'],
  ['/navigator', '/SearchNavigator', '/searchnavigator'],
  ['/sepetim', '/Basket', '/basket', '/cart/list', '/Cart/List'],
  ['/user/favorites', '/User/favorites'],
  ['/contact', '/Contact'],
  ['/contents', '/ContentDetail', '/contentdetail'],
  ['/sss', '/sikca-sorulan-sorular', '/SSS'],
  ['/user/login', '/User/Login'],
  ['/create', '/Create'],
]

test(
  'every address of a page answers in any case, and names one canonical address',
  { tag: '@genis' },
  async ({ request, baseURL }) => {
    for (const [canonical, ...others] of pages) {
      for (const path of [canonical, ...others]) {
        const answer = await request.get(path)
        expect(answer.status(), path).toBe(200)
        const named = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1]
        expect(named?.toLowerCase(), path).toBe(baseURL + canonical)
      }
    }
  },
)
