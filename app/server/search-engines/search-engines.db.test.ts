import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { forgetBriefly } from '~/db/brief-cache.server'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { openLists, putCategory, putProduct } from '~/features/catalogue/testing/goods'
import { listLater, listNow } from '~/features/catalogue/write/write-listing.server'
import { contents, contentVersions } from '~/features/content/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import type { Problem } from '~/http/answering/problem.server'
import { readConfig } from '../config/config.server'
import { serveSearchEngines } from './search-engines.server'

const database = await openTestDatabase('empty')
const { db } = database
const live = readConfig({
  VITRIN_MODE: 'live',
  SECRET: 'a secret of the tests, 32 characters',
  PUBLIC_URL: 'https://vitrin.example',
  DATABASE_URL: database.url,
  SMTP_URL: 'smtp://127.0.0.1:1',
})
const origin = 'https://vitrin.example'

async function ask(path: string, headers: Record<string, string> = {}, config = live, method = 'GET') {
  forgetBriefly(db)
  const request = new Request(origin + path, { headers, method })
  const response = await serveSearchEngines({ db, config }, request, path)
  if (!response) throw new Error(`${path} was not answered`)
  return response
}
const read = async (path: string) => (await ask(path)).text()
const refusalOf = (path: string, method = 'GET') =>
  ask(path, {}, live, method).then(
    () => null,
    (error: Problem) => error.status,
  )
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.replace(origin, ''))
const set = (group: string, key: string, value: string) =>
  transaction(db, (db) => saveSettings(db, [{ group, key, value }]))

type Row = { link: string }
const shown: string[] = []
const hidden: string[] = []

beforeAll(async () => {
  await openLists(db)
  await transaction(db, async (db) => {
    const [leather, dealersOnly] = [await putCategory(db, 'Deri'), await putCategory(db, 'Bayiye özel')]
    const put = async (list: string[], goods: Parameters<typeof putProduct>[1]) => {
      list.push(`/${(await putProduct(db, { categoryIds: leather, ...goods })).link}`)
    }
    await put(shown, { name: 'Herkese' })
    await put(shown, { variants: [{ visibility: 2 }, {}] })
    await put(hidden, { visibility: 1 })
    await put(hidden, { visibility: 2, categoryIds: dealersOnly })
    await put(hidden, { published: false })
    await put(hidden, { variants: [{ visibility: 1 }, { sellable: false }] })
    const { rows } = await db.execute<Row>(sql`select link from categories order by id`)
    shown.push(`/${rows[0]!.link}`)
    hidden.push(`/${rows[1]!.link}`)
    const at = new Date('2026-03-01T22:00:00Z')
    await db.insert(contents).values([{ link: 'hakkimizda' }, { link: 'taslak' }])
    const version = { number: 1, version: '2026-03-02', savedAt: at }
    await db.insert(contentVersions).values([
      { ...version, contentId: 1, title: 'Hakkımızda', status: 'published', publishAt: at },
      { ...version, contentId: 2, title: 'Taslak', status: 'draft' },
    ])
    hidden.push('/contents/taslak/2')
  })
})

describe('the sitemap', () => {
  test('names what a guest may see, in files that its index lists, and nothing hidden (promise P04)', async () => {
    const files = pathsIn(await read('/sitemap.xml'))
    expect(files).toEqual([
      '/sitemap/pages.xml',
      '/sitemap/categories.xml',
      '/sitemap/contents.xml',
      '/sitemap/products-0.xml',
    ])
    const named = (await Promise.all(files.map(read))).flatMap(pathsIn)
    expect(named).toEqual(expect.arrayContaining([...shown, '/', '/sss', '/contents/hakkimizda/1']))
    expect(named.filter((path) => hidden.includes(path))).toEqual([])
    expect(named).toHaveLength(new Set(named).size)
  })

  test('has the same bytes and tags whatever happens to hidden goods (promise P04)', async () => {
    const all = async () => {
      const paths = ['/sitemap.xml', ...pathsIn(await read('/sitemap.xml'))]
      const answers = await Promise.all(paths.map((path) => ask(path)))
      return Promise.all(answers.map(async (answer) => [answer.headers.get('etag'), await answer.text()]))
    }
    const before = await all()
    await db.execute(sql`
      update products set updated_at = now() + interval '2 days' where '/' || link = any(${sql.param(hidden)}::text[])`)
    await transaction(db, (db) => putProduct(db, { visibility: 2 }))
    expect(await all()).toEqual(before)
  })

  test('tells the day of the last change in Istanbul', async () => {
    await db.execute(
      sql`update products set updated_at = '2026-05-04T22:30:00Z' where '/' || link = ${shown[0]}`,
    )
    expect(await read('/sitemap/products-0.xml')).toContain(
      `<url><loc>${origin}${shown[0]}</loc><lastmod>2026-05-05</lastmod></url>`,
    )
    expect(await read('/sitemap/contents.xml')).toContain('<lastmod>2026-03-02</lastmod>')
  })

  test('is read once: the same tag is 304, until a product changes', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap/contents.xml', '/sitemap/products-0.xml']) {
      const tag = (await ask(path)).headers.get('etag')!
      expect([(await ask(path, { 'if-none-match': tag })).status, path]).toEqual([304, path])
    }
    const tag = (await ask('/sitemap/products-0.xml')).headers.get('etag')!
    await db.execute(sql`update products set updated_at = now() where '/' || link = ${shown[0]}`)
    expect((await ask('/sitemap/products-0.xml', { 'if-none-match': tag })).status).toBe(200)
  })

  test('is sent compressed', async () => {
    const answer = await ask('/sitemap/products-0.xml', { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    const unpacked = gunzipSync(await answer.arrayBuffer()).toString()
    expect(unpacked).toBe(await read('/sitemap/products-0.xml'))
  })

  test('splits the products by their ids, and leaves no file empty', async () => {
    await transaction(db, async (db) => {
      await db.execute(sql`alter sequence products_id_seq restart with 70000`)
      await putProduct(db, { name: 'Uzakta' })
    })
    expect(pathsIn(await read('/sitemap.xml')).filter((path) => path.includes('products'))).toEqual([
      '/sitemap/products-0.xml',
      '/sitemap/products-2.xml',
    ])
    expect(pathsIn(await read('/sitemap/products-2.xml'))).toHaveLength(1)
    expect(await refusalOf('/sitemap/products-1.xml')).toBe(404)
  })

  test.each(['/sitemap/yok.xml', '/sitemap/products-99999.xml', '/sitemap/products-1e3.xml', '/sitemap/'])(
    'has no %s',
    async (path) => {
      expect(await refusalOf(path)).toBe(404)
    },
  )

  test('is only read', async () => {
    expect(await refusalOf('/sitemap.xml', 'POST')).toBe(405)
  })

  test('reads thousands of products page by page, for four readers at once and the others later', async () => {
    await transaction(db, async (db) => {
      await listLater(db)
      await db.execute(sql`
        insert into products (id, code, name, link, kdv_rate)
        select 96000 + n, 'COK-' || n, 'Çok', 'cok-urunlu-bir-dosya-icin-uzun-bir-baglanti-' || n, 20
        from generate_series(1, 2500) n`)
      await db.execute(sql`
        insert into variants (product_id, code, code_normalized, name)
        select 96000 + n, 'COK-' || n, 'COK' || n, '' from generate_series(1, 2500) n`)
      await listNow(
        db,
        Array.from({ length: 2_500 }, (_, n) => 96_001 + n),
      )
    })
    const path = '/sitemap/products-3.xml'
    expect(new Set(pathsIn(await read(path))).size).toBe(2_500)
    const readers = await Promise.all(Array.from({ length: 4 }, () => ask(path)))
    expect(await refusalOf(path)).toBe(503)
    await Promise.all(readers.map((reader) => reader.body!.cancel()))
    await expect.poll(() => refusalOf(path)).toBeNull()
  })
})

describe('robots.txt', () => {
  test('names the sitemap, and closes basket, checkout, account and search, but no product that begins alike', async () => {
    const robots = await read('/robots.txt')
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
    for (const path of ['/sepetim$', '/sepetim?', '/checkout/', '/user/', '/User/', '/search-results?'])
      expect(robots.split('\n')).toContain(`Disallow: ${path}`)
    expect(robots.split('\n')).not.toContain('Disallow: /pm')
  })

  test('has the shop’s own lines', async () => {
    await set('seo', 'robots_extra', 'User-agent: Kotu\r\nDisallow: /')
    expect(await read('/robots.txt')).toMatch(/\nUser-agent: Kotu\nDisallow: \/\n$/)
  })

  test('of a demo shop forbids everything', async () => {
    const demo = readConfig({ VITRIN_MODE: 'demo', DATABASE_URL: database.url })
    expect(await (await ask('/robots.txt', {}, demo)).text()).toBe('User-agent: *\nDisallow: /\n')
  })

  test('of a closed shop forbids everything, and the sitemap is 503', async () => {
    await set('site_settings', 'is_closed', 'true')
    expect(await read('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
    expect(await refusalOf('/sitemap.xml')).toBe(503)
    await set('site_settings', 'is_closed', 'false')
  })
})
