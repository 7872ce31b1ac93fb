import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { claimLink } from '~/features/settings/settings.server'
import { contents } from '~/features/content/tables.server'
import { products } from '~/features/catalogue/tables.server'
import { keepMaster } from '~/features/media/media.server'
import { drawnPicture } from '~/features/media/testing/pictures'
import { openMember, openStaff } from '~/testing/members'
import { someProducts } from '~/testing/pages/addresses'
import { readJsonLd } from '~/testing/pages/html'
import { setPublic } from '~/testing/settings'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop({ mode: 'live', environment: { PAYMENT_GATEWAY: 'none' } })
const { db, origin } = shop
const guest = shop.browser()
const [goods, other, third] = await someProducts(db, 3)
const editor = (await openStaff(shop, 'content')).browser

type Data = Record<string, unknown> & { '@type': string }
const dataOf = (html: string, type: string) =>
  (readJsonLd(html) as Data[]).find((data) => data['@type'] === type)
const metaIn = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const canonicalIn = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(origin, '').replaceAll('&amp;', '&')
const set = (group: string, key: string, value: string) => setPublic(shop, group, { [key]: value })

test('every page of the sitemap answers a guest, names itself as canonical, and is indexed', async () => {
  const files = [...(await guest.get('/sitemap.xml')).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => url!,
  )
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const listed = [...(await guest.get(file.replace(origin, ''))).text.matchAll(/<loc>([^<]*)<\/loc>/g)]
    expect(listed.length, file).toBeGreaterThan(3)
    for (const [, url] of listed.filter((_, i) => i % Math.ceil(listed.length / 8) === 0)) {
      const path = url!.replace(origin, '')
      const { status, text } = await guest.get(path)
      expect([status, canonicalIn(text), metaIn(text, 'robots')], path).toEqual([200, path, undefined])
      expect(metaIn(text, 'description')?.length, path).toBeGreaterThan(20)
      expect([metaIn(text, 'og:url'), metaIn(text, 'og:type')?.length], path).toEqual([
        url,
        expect.any(Number),
      ])
    }
  }
})

describe('structured data', () => {
  test('of a product is the guest’s offer with KDV, brand and breadcrumb', async () => {
    const { html } = await guest.page(`/${goods!.link}`)
    const { offers, ...product } = dataOf(html, 'Product') as Data & { offers: Record<string, unknown> }
    expect(product).toMatchObject({
      name: expect.any(String),
      sku: expect.any(String),
      brand: { '@type': 'Brand' },
    })
    expect(offers).toMatchObject({
      priceCurrency: 'TRY',
      price: expect.stringMatching(/^\d+\.\d\d$/),
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(In|OutOf)Stock$/),
      priceSpecification: { valueAddedTaxIncluded: true },
    })
    expect(offers).not.toHaveProperty('priceValidUntil')
    expect(dataOf(html, 'BreadcrumbList')).toBeDefined()
  })

  test('says how long a dated price holds', async () => {
    await db.execute(sql`
      update prices set valid_to = timestamptz '2099-01-02 00:00+03' where variant_id in
        (select id from variants where product_id = ${other!.id})`)
    const { offers } = dataOf((await guest.page(`/${other!.link}`)).html, 'Product') as Data & {
      offers: Data
    }
    expect(offers.priceValidUntil).toBe('2099-01-01')
  })

  test('has no price for members, and none for guests who see no prices (promise P04)', async () => {
    const member = (await openMember(shop)).browser
    expect(dataOf((await member.page(`/${goods!.link}`)).html, 'Product')).not.toHaveProperty('offers')
    await set('site_settings', 'show_prices_to_guests', 'false')
    expect(dataOf((await shop.browser().page(`/${goods!.link}`)).html, 'Product')).not.toHaveProperty(
      'offers',
    )
    await set('site_settings', 'show_prices_to_guests', 'true')
  })

  test('cannot leave its script (P15)', async () => {
    const evil = '</script><script>alert(1)</script>'
    await db.update(products).set({ summary: evil }).where(eq(products.id, third!.id))
    const { html } = await guest.page(`/${third!.link}`)
    expect(html).not.toContain('<script>alert(1)')
    expect(dataOf(html, 'Product')!.description).toBe(evil)
  })

  test('of the FAQ has every question with its answer', async () => {
    const { html } = await guest.page('/sss')
    const { mainEntity } = dataOf(html, 'FAQPage') as Data & {
      mainEntity: { acceptedAnswer: { text: string } }[]
    }
    expect(mainEntity.length).toBeGreaterThan(10)
    for (const { acceptedAnswer } of mainEntity) expect(acceptedAnswer.text).toMatch(/^[^*{]{10,}$/)
  })

  test('of the home page is the shop, its search and the seller', async () => {
    const { html } = await guest.page('/')
    expect(JSON.stringify(dataOf(html, 'WebSite'))).toContain('/search-results?q={q}')
    expect(dataOf(html, 'OnlineStore')).toMatchObject({
      legalName: expect.stringContaining('Ltd. Şti.'),
      telephone: '+902120000012',
    })
  })

  test('of a category lists its products in their order, page by page', async () => {
    const { html } = await guest.page('/deri-kordonlar?sayfa=2')
    const { itemListElement } = dataOf(html, 'ItemList') as Data & {
      itemListElement: { position: number; url: string }[]
    }
    expect(itemListElement[0]!.position).toBe(31)
    expect(itemListElement.every(({ url }) => html.includes(`href="${url.replace(origin, '')}`))).toBe(true)
  })
})

describe('a list is indexed', () => {
  test.each([
    ['whole', '/deri-kordonlar', '/deri-kordonlar', undefined],
    ['page by page', '/deri-kordonlar?sayfa=2', '/deri-kordonlar?sayfa=2', undefined],
    ['in one order only', '/deri-kordonlar?siralama=fiyat-artan', '/deri-kordonlar', undefined],
    ['with one feature value', '/deri-kordonlar?genislik=g22', '/deri-kordonlar?genislik=g22', undefined],
    ['with no second value', '/deri-kordonlar?genislik=g20,g22', '/deri-kordonlar', 'noindex'],
    ['not by price', '/deri-kordonlar?fiyat-min=100', '/deri-kordonlar', 'noindex'],
    ['not as a search', '/search-results?q=deri', '/search-results', 'noindex'],
  ])('%s', async (_, path, canonical, robots) => {
    const { html } = await guest.page(path)
    expect([canonicalIn(html), metaIn(html, 'robots')]).toEqual([canonical, robots])
  })

  test('under a title of its own', async () => {
    const paths = [
      '/deri-kordonlar',
      '/deri-kordonlar?sayfa=2',
      '/deri-kordonlar?genislik=g22',
      '/category/list?renk=siyah',
      '/category/list?metal=siyah',
      '/category/list',
    ]
    const titles = await Promise.all(paths.map(async (path) => titleIn((await guest.page(path)).html)))
    expect(new Set(titles).size).toBe(paths.length)
    expect(titles[2]).toContain('22 mm')
    expect(titles[4]).toContain('Siyah (Metal rengi)')
  })
})

test('the shop words the titles of its pages by templates', async () => {
  await set('seo', 'new_arrivals_title', '{name}: bu ayın modelleri | {shop}')
  await set('seo', 'new_arrivals_description', '{shop}: {name}')
  const { html } = await guest.page('/yeni-gelenler')
  expect(titleIn(html)).toBe('Yeni gelenler: bu ayın modelleri | Vitrin')
  expect([metaIn(html, 'description'), metaIn(html, 'og:title')]).toEqual([
    'Vitrin: Yeni gelenler',
    'Yeni gelenler',
  ])
})

test('a shared link shows the product on the shop’s colour', async () => {
  const { html } = await guest.page(`/${goods!.link}`)
  const image = metaIn(html, 'og:image')!
  expect(image).toMatch(/^https:\/\/vitrin\.example\/media\/[0-9a-f]+\/paylasim\.jpg$/)
  expect(metaIn(html, 'twitter:card')).toBe('summary_large_image')
  for (const path of ['/', '/deri-kordonlar', '/category/list'])
    expect(metaIn((await guest.page(path)).html, 'og:image'), path).toMatch(/paylasim\.jpg$/)
  const hash = await keepMaster(shop.deps, await drawnPicture(400, 500, 'avif'))
  const answer = await guest.send(`/media/${hash}/paylasim.jpg`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const file = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await file.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  const { data } = await file.raw().toBuffer({ resolveWithObject: true })
  // The first pixel is beside the picture: #fbfaf7, as JPEG keeps it.
  for (const [i, value] of [0xfb, 0xfa, 0xf7].entries()) expect(Math.abs(data[i]! - value)).toBeLessThan(4)
})

describe('an old address', () => {
  const go = async (path: string) => {
    const { status, headers } = await guest.send(path, { headers: { accept: 'text/html' } })
    return [status, headers.get('location')]
  }

  test('of a renamed product leads to it, with the choice of the visitor', async () => {
    await transaction(db, (db) => claimLink(db, 'product', third!.id, 'yeni-adim'))
    await db.update(products).set({ link: 'yeni-adim' }).where(eq(products.id, third!.id))
    expect(await go(`/${third!.link}?renk=taba`)).toEqual([301, '/yeni-adim?renk=taba'])
    const data = await guest.send(`/${third!.link}.data?_routes=pages%2Fset-page`)
    expect(await data.text()).not.toContain('_routes')
  })

  test('of a renamed content leads to its own address at once', async () => {
    await transaction(db, async (db) => {
      await claimLink(db, 'content', 1, 'biz-kimiz')
      await db.update(contents).set({ link: 'biz-kimiz' }).where(eq(contents.id, 1))
    })
    expect(await go('/hakkimizda')).toEqual([301, '/contents/biz-kimiz/1'])
    expect(await go('/contents/hakkimizda')).toEqual([301, '/contents/biz-kimiz/1'])
    expect(await go('/contents/hakkimizda/1')).toEqual([301, '/contents/biz-kimiz/1'])
  })

  test('of the shop before is written by the staff', async () => {
    const { status } = await editor.api('/redirects', {
      from_path: '/urun.php?id=5',
      to_path: '/deri-kordonlar',
    })
    expect(status).toBe(200)
    expect(await go('/Urun.php?id=5')).toEqual([301, '/deri-kordonlar'])
    expect(await go('/urun.php?id=6')).toEqual([404, null])
  })
})

describe('a page that was removed', () => {
  test('is 410: a product names its category, and comes back when it is sold again', async () => {
    const path = `/${other!.link}`
    expect((await guest.page(path)).status).toBe(200)
    await editor.api(`/products/${other!.id}`, undefined, { method: 'DELETE' })
    const page = await guest.page(path)
    expect(page.status).toBe(410)
    expect(page.text).toContain('Bu ürün artık satışta değil')
    expect(metaIn(page.html, 'robots')).toBe('noindex')
    expect((await guest.send(`${path}.data`)).status).toBe(410)
    await db.update(products).set({ published: true }).where(eq(products.id, other!.id))
    expect((await guest.page(path)).status).toBe(200)
  })

  test('is 410 for a content at all its addresses', async () => {
    const { body } = await editor.api('/contents', {
      title: 'Geçici duyuru',
      content_category_id: null,
      blocks: [{ id: 'b1', kind: 'quotation', text: 'Bir haftalık.', author: 'Gülsüm Ç.' }],
    })
    const { id } = body.data as unknown as { id: number }
    await editor.api(`/contents/${id}`, undefined, { method: 'DELETE' })
    for (const path of [`/contents/gecici-duyuru/${id}`, '/contents/gecici-duyuru', '/gecici-duyuru'])
      expect((await guest.page(path)).status, path).toBe(410)
  })

  test('stays 404 for a product that guests never saw (promise P04)', async () => {
    const [hidden] = await db.select().from(products).where(eq(products.visibility, 2)).limit(1)
    await editor.api(`/products/${hidden!.id}`, undefined, { method: 'DELETE' })
    expect((await guest.page(`/${hidden!.link}`)).status).toBe(404)
  })
})

test('a closed shop is 503 with the time to come back, and search engines may not read it', async () => {
  await set('site_settings', 'is_closed', 'true')
  const { status, headers } = await guest.send('/', { headers: { accept: 'text/html' } })
  expect([status, headers.get('retry-after')]).toEqual([503, '3600'])
  expect((await guest.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  expect((await guest.send('/sitemap.xml')).status).toBe(503)
  await set('site_settings', 'is_closed', 'false')
})
