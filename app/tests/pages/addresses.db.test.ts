import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '~/testing/browser'
import { formOf, goodsInStock, putIntoBasket } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'
import { redirects } from '~/features/settings/tables.server'

const shop = await openTestShop()
const { db, origin } = shop

const tagOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const canonicalOf = ({ html }: Page) =>
  tagOf(html, /<link rel="canonical" href="([^"]*)"/)?.replace(origin, '')
const headingOf = ({ html }: Page) =>
  tagOf(html, /<h1[^>]*>([\s\S]*?)<\/h1>/)?.replace(/<!-- -->|<[^>]*>/g, '')

async function linkOf(kind: 'category' | 'product'): Promise<{ link: string; name: string }> {
  const { rows } = await db.execute<{ link: string; name: string }>(
    kind === 'category'
      ? sql`select link, name from categories order by id limit 1`
      : sql`select link, name from products where visibility = 0 and published order by id limit 1`,
  )
  return rows[0]!
}

const inCapitals = (path: string) => path.toUpperCase()

describe('a page answers under all its names, in any case, and names one canonical address', () => {
  test.each([
    ['home', '/', 'Saatinize yeni bir hava', ['/', '/Home']],
    ['home for guests', '/', 'Saatinize yeni bir hava', ['/home_wl', '/HomeWithoutLogin']],
    ['the basket', '/sepetim', 'Sepetim', ['/sepetim', '/Basket', '/cart/list']],
    ['the category page', '/category/list', 'Tüm ürünler', ['/category/list']],
    ['new arrivals', '/yeni-gelenler', 'Yeni gelenler', ['/yeni-gelenler']],
    ['the shop search', '/search-shop', 'Mağazada ara', ['/search-shop', '/SearchShop']],
    ['the category navigator', '/navigator', 'Kategoriler', ['/navigator', '/SearchNavigator']],
    ['contact', '/contact', 'İletişim', ['/contact']],
    ['the gallery', '/Gallery', 'Galeri', ['/Gallery', '/gallery']],
    ['order tracking', '/siparis-takip', 'Sipariş takibi', ['/siparis-takip']],
    ['the list of contents', '/contents', 'Bilgi sayfaları', ['/contents', '/ContentDetail']],
    ['the FAQ', '/sss', 'Sıkça sorulan sorular', ['/sss', '/sikca-sorulan-sorular']],
    ['quick order', '/hizli-siparis', 'Hızlı sipariş', ['/hizli-siparis']],
    ['favourites', '/user/favorites', 'Favorilerim', ['/User/favorites', '/user/favorites']],
  ])('%s', async (_, canonical, heading, paths) => {
    for (const path of [...paths, ...paths.map(inCapitals)]) {
      const page = await shop.browser().page(path)
      expect([page.status, headingOf(page), canonicalOf(page)], path).toEqual([200, heading, canonical])
    }
  })

  test.each(['/search-results', '/SearchResults', '/products-found', '/ProductsFound'])(
    'the search of its query string: %s',
    async (path) => {
      const page = await shop.browser().page(`${path}?q=deri`)
      expect([page.status, headingOf(page), canonicalOf(page)]).toEqual([
        200,
        '“deri” için arama sonuçları',
        '/search-results',
      ])
      expect(page.text).toMatch(/\d+ ürün/)
    },
  )
})

describe('a text is found by its link, with and without its id', () => {
  test.each([
    ['/contents/hakkimizda/1', 'Hakkımızda'],
    ['/contents/gizlilik/11', 'Gizlilik'],
    ['/contents/cerez-politikasi/8', 'Çerez politikası'],
    ['/contents/kvkk-aydinlatma-metni/9', 'KVKK aydınlatma metni'],
  ])('%s', async (path, heading) => {
    for (const asked of [path, path.replace(/\/\d+$/, ''), inCapitals(path)]) {
      const page = await shop.browser().page(asked)
      expect([page.status, canonicalOf(page)], asked).toEqual([200, path])
      expect(headingOf(page)?.toLowerCase()).toContain(heading.toLowerCase().slice(0, 8))
    }
  })

  test('and under /ContentDetail by its query', async () => {
    expect(canonicalOf(await shop.browser().page('/ContentDetail?link=hakkimizda'))).toBe(
      '/contents/hakkimizda/1',
    )
  })
})

describe('any other path shows the owner of its link', () => {
  test('a category, which also answers by query', async () => {
    const { link, name } = await linkOf('category')
    for (const path of [`/${link}`, `/${link.toUpperCase()}`, `/category/list?kategori=${link}`]) {
      const page = await shop.browser().page(path)
      expect([page.status, headingOf(page), canonicalOf(page)], path).toEqual([200, name, `/${link}`])
    }
  })

  test('a product', async () => {
    const { link, name } = await linkOf('product')
    const page = await shop.browser().page(`/${link}`)
    expect([page.status, headingOf(page), canonicalOf(page)]).toEqual([200, name, `/${link}`])
  })

  test('a text, at its own address', async () => {
    const response = await shop.browser().send('/hakkimizda')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/contents/hakkimizda/1'])
  })

  test('a stored redirect', async () => {
    await db.insert(redirects).values({ fromPath: '/eski-kordonlar', toPath: '/yeni-gelenler' })
    const response = await shop.browser().send('/eski-kordonlar')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/yeni-gelenler'])
  })

  test.each(['/boyle-bir-sayfa-yok', '/SetPage', '/deri/yok', '/contents/yok/999999'])(
    'else the 404 page: %s',
    async (path) => {
      const page = await shop.browser().page(path)
      expect([page.status, headingOf(page)]).toEqual([404, 'Sayfa bulunamadı'])
      expect(page.html).toMatch(/<p lang="en"[^>]*>This page could not be found<\/p>/)
    },
  )
})

test('/error is the error page, with status 500', async () => {
  const page = await shop.browser().page('/error')
  expect(page.status).toBe(500)
  expect(page.text).toContain('Bir şeyler ters gitti.')
})

test('every page is in Turkish', async () => {
  for (const path of ['/', '/sepetim', '/contact', '/error', '/boyle-bir-sayfa-yok']) {
    expect((await shop.browser().page(path)).html, path).toMatch(/<html[^>]* lang="tr"/)
  }
})

describe('the checkout', () => {
  test('leads back to an empty basket', async () => {
    const page = await shop.browser().page('/checkout/steps')
    expect(page.path).toBe('/sepetim')
  })

  test('is the only page of a guest in the basic layout', async () => {
    const visitor = shop.browser()
    await putIntoBasket(visitor, (await goodsInStock(db, 1))[0]!)
    const page = await visitor.page('/checkout/steps')
    expect([page.status, headingOf(page)]).toEqual([200, 'Siparişi tamamla'])
    expect(page.text).toContain('Güvenli alışveriş')
    expect(page.html).not.toContain('role="search"')
    const basket = await visitor.page('/sepetim')
    expect(basket.html).toContain('role="search"')
    expect(basket.text).toContain('Giriş yap')
  })
})

describe('the chosen order of a list', () => {
  let cookie: string | undefined
  const visitor = shop.browser()
  beforeAll(async () => {
    await visitor.page('/yeni-gelenler')
    await visitor.page('/category/list?siralama=fiyat-artan')
    cookie = visitor.cookies.get('sortBy')
  })

  test('is remembered for the next list', async () => {
    expect(cookie).toBe('fiyat-artan')
    const page = await visitor.page('/category/list')
    const other = await shop.browser().page('/category/list?siralama=fiyat-artan')
    const goods = (html: string) =>
      [...html.matchAll(/<h2[^>]*><a[^>]*href="([^"]*)"/g)].map(([, link]) => link)
    expect(goods(page.html).length).toBeGreaterThan(0)
    expect(goods(page.html)).toEqual(goods(other.html))
  })

  test('is forgotten with the session', async () => {
    const session = [...visitor.cookies.keys()].find((name) => name.includes('sessionId'))!
    visitor.cookies.delete(session)
    await visitor.page('/')
    expect(visitor.cookies.has('sortBy')).toBe(false)
    expect(visitor.cookies.has(session)).toBe(true)
  })
})

test('a heart keeps a product and a second press drops it', async () => {
  const visitor = shop.browser()
  await visitor.page('/')
  const { link, name } = await linkOf('product')
  const press = async () => {
    const page = await visitor.page(`/${link}`)
    return visitor.submit(page, formOf(page, '/user/favorites'), {}, `Favorilere ekle: ${name}`)
  }
  expect((await press()).text).toContain(name)
  expect((await press()).text).toContain('Henüz favoriniz yok')
})
