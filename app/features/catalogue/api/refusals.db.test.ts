import { beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { mostFilters } from '../catalogue'
import { type ApiClient, apiClientOf } from '../testing/doors'
import { putFeature, visitorOf } from '../testing/goods'

const database = await openTestDatabase('demo')
let api: ApiClient
beforeAll(async () => void (api = apiClientOf(database, await visitorOf(database.db))))

it.each([
  ['get', '/site/product-list?length=31'],
  ['get', '/site/product-list?length=0'],
  ['get', '/site/product-list?length=1e6'],
  ['get', '/site/product-list?start=-1'],
  ['get', '/site/product-list?renk=yok-boyle-renk'],
  ['get', '/site/product-list?bilinmeyen=1'],
  ['get', '/site/product-list?siralama=rastgele'],
  ['get', '/site/product-list?fiyat-min=abc'],
  ['get', '/site/product-list?siralama=ad&siralama=yeni'],
  ['get', `/site/product-list?q=${'a'.repeat(10_000)}`],
  ['get', `/products/find?q=${'a'.repeat(10_000)}`],
  ['get', '/products/find?q=deri&length=1000000'],
  ['post', '/deri-kordonlar/product-list?kategori=silikon-kordonlar'],
  ['post', '/products/filter-by-feature-details?length=101', { feature_details: [1] }],
  ['post', '/products/filter-by-feature-details', { feature_details: [] }],
  ['post', '/products/filter-by-feature-details', { feature_details: ['1'] }],
  [
    'post',
    '/products/filter-by-feature-details',
    { feature_details: Array.from({ length: 101 }, (_, i) => i + 1) },
  ],
  ['post', '/product-categories/product-list', { length: -1 }],
  ['post', '/product-categories/product-list', { length: 31 }],
  ['post', '/product-categories/product-list', { start: '0' }],
  ['post', '/product-categories/product-list', { search: { value: 'de', regex: false } }],
  ['post', '/product-categories/product-list', { search: { value: 'deri', regex: true } }],
  [
    'post',
    '/product-categories/product-list',
    { order: [{ column: 0, dir: 'asc' }], columns: [{ data: 'secret' }] },
  ],
  ['post', '/product-categories/product-list', { group_id: 3 }],
  ['post', '/products/get-multiple', { ids: Array.from({ length: 31 }, (_, i) => i + 1) }],
  ['post', '/products/get-multiple', { ids: [true] }],
  ['get', '/products/abc'],
  ['get', '/products/1e3'],
  ['get', '/product-categories-to-features'],
  ['get', '/product-categories-to-features?categories=1,,2'],
] as const)('%s %s %j is refused with 400', async (method, path, body?: object) => {
  const { status, body: problem } = await (method === 'get' ? api.get(path) : api.post(path, body))
  expect(status).toBe(400)
  expect(problem).toMatchObject({ status: 400, title: expect.any(String), requestId: 'test' })
})

it('more features than a list can be filtered by at once are refused with 400', async () => {
  const codes = Array.from({ length: mostFilters + 10 }, (_, i) => `ozellik-${i}`)
  const details = await transaction(database.db, async (db) => {
    const values: number[] = []
    for (const code of codes) values.push(...Object.values(await putFeature(db, { code }, ['var'])))
    return values
  })
  const ask = (feature_details: number[]) =>
    api.post('/products/filter-by-feature-details', { feature_details })
  expect((await ask(details.slice(0, mostFilters))).status).toBe(200)
  expect(await ask(details)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})
