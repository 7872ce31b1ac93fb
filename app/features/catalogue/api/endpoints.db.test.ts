import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '~/server/app.server'
import { readConfig } from '~/server/config/config.server'
import { openTestDatabase } from '~/db/testing/database'
import type { Visitor } from '~/features/identity/identity'
import type { ApiAnswer } from '~/http/testing/call-api'
import { createLog } from '~/server/log.server'
import type { Deps } from '~/server/shop.server'
import { type ApiClient, apiClientOf } from '../testing/doors'
import { everything, visitorOf } from '../testing/goods'
import { listOf, readShelf } from '../testing/oracle'

const database = await openTestDatabase('demo')
const { db } = database
let guest: Visitor
let get: ApiClient['get']
let post: ApiClient['post']

beforeAll(async () => {
  guest = await visitorOf(db)
  ;({ get, post } = apiClientOf(database, guest))
})

type Hit = {
  id: number
  info: { title: string; same_brand: string[] }
  images: { path: string }[]
  master: { link: string }
  stock: { product_code: string; real_quantity: number; amount: number }
  prices: { all: Record<string, number>; satisFiyati: number }
  variants: { id: number; price: number }[]
}
const hits = (answer: ApiAnswer) => answer.body.data as unknown as Hit[]
const ids = (answer: ApiAnswer) => hits(answer).map(({ id }) => id)

async function one(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(query)
  return rows[0]!.id
}
const openProduct = () => one(sql`select id from products where visibility = 0 order by rank limit 1`)

describe('product lists', () => {
  it('have 30 hits of the specified shape, and the total in meta', async () => {
    const answer = await get('/site/product-list')
    const all = listOf(await readShelf(db), guest, everything)
    expect(answer.body.meta).toEqual({ total: all.length, start: 0, length: 30 })
    expect(ids(answer)).toEqual(all.slice(0, 30).map(({ id }) => id))
    const [hit] = hits(answer)
    expect(hit!.info.same_brand.length).toBeGreaterThan(0)
    expect(hit!.info.same_brand).not.toContain(hit!.master.link)
    expect(Object.keys(hit!.prices.all)).toEqual([String(guest.priceKey.listId)])
    expect(hit!.prices.satisFiyati).toBe(all[0]!.price! / 100)
    expect(Math.min(...hit!.variants.map(({ price }) => price))).toBe(hit!.prices.satisFiyati)
  })

  it('answer the same list by grid, by address and by category', async () => {
    const table = {
      draw: 3,
      columns: [
        { data: 'price', name: '', searchable: true, orderable: true, search: { value: '', regex: false } },
      ],
      order: [{ column: 0, dir: 'asc' }],
      start: 5,
      length: 10,
      search: { value: ' deri ', regex: false },
      uid: null,
    }
    const byTable = await post('/product-categories/product-list', table)
    const byAddress = await get('/site/product-list?q=deri&siralama=fiyat-artan&start=5&length=10')
    expect(byTable.body).toEqual(byAddress.body)
    expect(ids(byTable)).toHaveLength(10)

    const byCategory = await post('/deri-kordonlar/product-list?renk=siyah&siralama=ad')
    expect(byCategory.body).toEqual(
      (await get('/site/product-list?kategori=deri-kordonlar&renk=siyah&siralama=ad')).body,
    )
    expect(ids(byCategory).length).toBeGreaterThan(0)

    const categoryId = await one(sql`select id from categories where link = 'deri-kordonlar'`)
    const inTable = await post('/product-categories/product-list', { category_id: categoryId })
    expect(inTable.body).toEqual((await post('/deri-kordonlar/product-list')).body)
  })

  it('filter by feature details, up to 100 at once', async () => {
    const details = await db.execute<{ id: number }>(sql`
      select d.id from feature_details d join features f on f.id = d.feature_id where f.code = 'renk' limit 20`)
    const wanted = details.rows.map(({ id }) => id)
    const answer = await post('/products/filter-by-feature-details?draw=1&start=0&length=100', {
      feature_details: wanted,
    })
    const all = listOf(await readShelf(db), guest, { ...everything, details: wanted })
    expect(answer.body.meta).toEqual({ total: all.length, start: 0, length: 100 })
    expect(ids(answer)).toEqual(all.slice(0, 100).map(({ id }) => id))
  })

  it('are searched with at least 3 characters', async () => {
    const answer = await get('/products/find?q=silikon')
    expect(hits(answer).length).toBe(30)
    expect((await get('/products/find?q=%20si%20')).status).toBe(400)
    expect((await get('/products/find')).status).toBe(400)
  })

  it('are counted at least as far as the request asks', async () => {
    const { meta } = (await get('/products/find?q=silikon')).body
    const counted = await get('/products/find?q=silikon&length=5&total_up_to=20')
    expect(hits(counted).length).toBe(5)
    // The total is exact in a shop of this size: only thousands of hits are not counted.
    expect(counted.body.meta).toEqual(Object.assign({}, meta, { length: 5 }))
    for (const wrong of ['0', '3001', '1e3', '-1'])
      expect((await get(`/products/find?q=silikon&total_up_to=${wrong}`)).status, wrong).toBe(400)
  })
})

describe('one product', () => {
  it('is the same by id and by link', async () => {
    const id = await openProduct()
    const byId = await get(`/products/${id}`)
    const { link } = (byId.body.data as unknown as Hit).master
    expect((await get(`/products/link/${link}`)).body).toEqual(byId.body)
    expect(byId.body.data).toMatchObject({ id, kdv_rate: 20, breadcrumb: [{}, {}] })
    const [variant] = (byId.body.data as unknown as Hit).variants
    expect(variant).toMatchObject({
      details: { renk: expect.any(String) },
      barcode: expect.any(String),
      price: expect.any(Number),
    })
  })

  it.each(['/products/999999999', '/products/link/yok-boyle-bir-urun', '/products/link/%25'])(
    '%s answers 404 in the words of the specification',
    async (path) => {
      const { status, body } = await get(path)
      expect({ status, title: body.title, code: body.code }).toEqual({
        status: 404,
        title: 'Ürün bulunamdı!',
        code: 'product_not_found',
      })
    },
  )

  it('has related ones; an unknown product has none', async () => {
    const id = await openProduct()
    const answer = await post(`/products/related/${id}`)
    expect(hits(answer).length).toBeGreaterThan(0)
    expect(ids(answer)).not.toContain(id)
    expect((await post('/products/related/999999999')).status).toBe(404)
    const recommended = await post('/products/recommended', { product_ids: [id] })
    expect(ids(recommended)).not.toContain(id)
    expect(ids(await post('/products/recommended'))).toHaveLength(12)
  })

  it('comes several at a time in the order asked for', async () => {
    const [first, second] = ids(await get('/site/product-list'))
    const answer = await post('/products/get-multiple', { ids: [second, 999_999, first, second] })
    expect(ids(answer)).toEqual([second, first])
    expect(answer.body.meta).toEqual({ total: 2, start: 0, length: 2 })
  })
})

describe('categories, features and showcases', () => {
  it('are answered whole', async () => {
    const categories = await get('/product-categories')
    expect(categories.body.meta).toMatchObject({ start: 0, total: 8 })
    expect(categories.body.data[0]).toMatchObject({
      name: 'Deri kordonlar',
      parent_id: null,
      children: expect.arrayContaining([expect.objectContaining({ name: 'Klasik deri', children: [] })]),
    })
    const features = await get('/product-features')
    expect(features.body.data[0]).toMatchObject({
      code: 'genislik',
      details: expect.arrayContaining([expect.objectContaining({ value: '12 mm' })]),
    })
  })

  it('features of categories are those their products have', async () => {
    const id = await one(sql`select id from categories where link = 'silikon-kordonlar'`)
    const { body } = await get(`/product-categories-to-features?categories=${id}`)
    const codes = (body.data as { code: string }[]).map(({ code }) => code)
    expect(codes).toContain('renk')
    expect(codes).not.toContain('kapasite')
    const missing = await get('/product-categories-to-features?categories=99999')
    expect(missing).toMatchObject({ status: 404, body: { title: 'Kategori bulunamdı!' } })
    expect((await post('/yok/product-list')).body).toMatchObject({
      status: 404,
      title: 'Kategori bulunamdı!',
    })
  })

  it('showcases are answered all at once, in pages, or by id', async () => {
    const all = (await get('/site/showcases')).body.data as { id: number; products: Hit[] }[]
    expect(all.length).toBeGreaterThan(1)
    const first = all[0]!
    const page = await get(`/showcases/products/${first.id}?length=2&start=1`)
    expect(ids(page)).toEqual(first.products.slice(1, 3).map(({ id }) => id))
    const some = await post('/showcases/multi/products', { ids: [first.id] })
    expect(some.body.data).toEqual([first])
    const newest = Math.max(...all.map(({ id }) => id))
    expect((await get('/site/showcases/get-last')).body.data).toEqual(all.find(({ id }) => id === newest))
    expect((await get('/showcases/products/99999')).status).toBe(404)
  })
})

describe('prices in answers', () => {
  it('stand under the visitor’s own group alone, KDV included', async () => {
    for (const visitor of [guest, await visitorOf(db, 'toptan', { sees: 2, discounts: [10, 5] })]) {
      const all = listOf(await readShelf(db), visitor, everything)
      const answer = await apiClientOf(database, visitor).get('/site/product-list')
      for (const [i, { prices }] of hits(answer).entries()) {
        expect(prices).toEqual({
          all: { [visitor.priceKey.listId]: all[i]!.price! / 100 },
          satisFiyati: all[i]!.price! / 100,
        })
      }
    }
  })
})

describe('through the whole shop', () => {
  it('a guest who claims a wholesale group is answered as a guest', async () => {
    const app = createApp(testDeps(), { pages: async () => new Response(null, { status: 404 }) })
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const response = await app.fetch(new Request(`http://127.0.0.1:3000/api${path}`, { headers }))
      return { status: response.status, body: await response.text() }
    }
    const plain = await ask('/site/product-list?siralama=fiyat-artan')
    expect(plain.status).toBe(200)
    expect(
      await ask('/site/product-list?siralama=fiyat-artan', { 'group-id': '3', 'api-token': 'x' }),
    ).toEqual(plain)
    expect((await ask('/site/product-list?group_id=3')).status).toBe(400)
    expect((await ask('/products/find?q=deri', { 'user-uid': 'somebody' })).status).toBe(403)
  })
})

function testDeps(): Deps {
  const unused = () => Promise.reject(new Error('not part of this test'))
  return {
    config: readConfig({}),
    secret: 's',
    db,
    probeDb: db,
    replicas: null,
    log: createLog('silent'),
    clock: () => new Date(),
    mail: { send: unused },
    sms: null,
    identity: {} as never,
    storage: {} as never,
    gateways: () => Promise.resolve({ chosen: null, named: {} }),
    push: {} as never,
    integrator: null,
    metrics: null,
    traces: null,
    accepting: () => true,
  }
}
