// @module-tag once
import { expect, test } from 'vitest'
import { openDatabase } from '~/db/connection.server'
import { openTestDatabase } from '~/db/testing/database'
import { priceLists } from '~/features/customers/tables.server'
import { getCities } from '~/features/places/places.server'
import { openTestShop } from '~/testing/shop'
import { loadEssentials } from '~/server/essentials.server'

const shop = await openTestShop({ template: 'empty', mode: 'live' })
const { db, pool, url } = await openTestDatabase('empty')

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

test('a process waits for another one that fills the shop, however long that takes', async () => {
  const impatient = openDatabase(url, { statementTimeout: 300 })
  const other = await pool.connect()
  await other.query('begin')
  await other.query('lock table price_lists in share row exclusive mode')
  const loading = loadEssentials(impatient.db, () => undefined)
  const waited = async () => {
    const { rows } = await pool.query<{ ms: number }>(
      `select extract(epoch from max(clock_timestamp() - query_start))::float8 * 1000 as ms
      from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows[0]!.ms
  }
  await expect.poll(waited, { timeout: 10_000 }).toBeGreaterThan(600)
  await other.query('rollback')
  other.release()
  await loading
  await impatient.close()
})
