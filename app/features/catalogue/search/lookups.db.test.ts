import { beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { apiClientOf, type ApiClient } from '../testing/doors'
import { openLists, visitorOf } from '../testing/goods'

const database = await openTestDatabase('empty')
let api: ApiClient
beforeAll(async () => {
  await openLists(database.db)
  api = apiClientOf(database, await visitorOf(database.db))
})

it.each([
  ['/product-categories', 'Kategoriler bulunamdı!', 'categories_not_found'],
  ['/product-features', 'Özellikler bulunamdı!', 'features_not_found'],
  ['/product-categories-to-features?categories=1', 'Kategori bulunamdı!', 'category_not_found'],
  ['/site/product-list?kategori=yok', 'Kategori bulunamdı!', 'category_not_found'],
  ['/products/1', 'Ürün bulunamdı!', 'product_not_found'],
])('%s in a shop without goods is an error: %s', async (path, title, code) => {
  expect(await api.get(path)).toMatchObject({ status: 404, body: { status: 404, title, code, errors: [] } })
})
