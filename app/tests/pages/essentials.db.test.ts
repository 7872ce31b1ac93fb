// @module-tag once
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { priceLists } from '~/features/customers/tables.server'
import { getCities } from '~/features/places/places.server'
import { openTestShop } from '~/testing/shop'
import { loadEssentials } from '~/server/essentials.server'

const shop = await openTestShop({ template: 'empty', mode: 'live' })
const { db } = await openTestDatabase('empty')

test('an empty live shop opens: every page answers, nothing is for sale, the operator is told what is missing', async () => {
  const told: string[] = []
  await loadEssentials(shop.db, (line) => void told.push(line))
  expect(told.join(' ')).toMatch(
    /perakende fiyat listesi.*kargo firmaları, ödeme yöntemleri ve şirket bilgileri/,
  )
  const browser = shop.browser()
  for (const path of [
    '/',
    '/category/list',
    '/sepetim',
    '/contact',
    '/sss',
    '/contents',
    '/search-results?q=deri',
  ]) {
    expect([path, (await browser.page(path)).status]).toEqual([path, 200])
  }
  expect(await browser.api('/site/start')).toMatchObject({ status: 200 })
  expect(await browser.api('/products/find?q=deri')).toMatchObject({ body: { data: [] } })
  expect((await browser.api('/cities')).body.meta?.total).toBe(81)
})

test('existing data stays as it is, even when two processes start at once', async () => {
  await Promise.all([1, 2].map(() => loadEssentials(db, () => undefined)))
  const told: string[] = []
  await loadEssentials(db, (line) => void told.push(line))
  expect(told).toEqual([])
  expect(await db.$count(priceLists)).toBe(1)
  expect(await getCities(db)).toHaveLength(81)
})
