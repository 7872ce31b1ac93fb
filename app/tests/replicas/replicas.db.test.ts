// @module-tag once
import { describe, expect, test } from 'vitest'
import { apiEndpoints } from '~/server/api-endpoints.server'
import { openCataloguePages } from '~/server/stored/storable.server'
import { sampleFacts, sampleOf } from '~/testing/api/api-samples'
import { goodsInStock, putIntoBasket } from '~/testing/guest'
import { dataAddress, pageAddresses } from '~/testing/pages/addresses'
import { idOf, pageRoutes } from '~/testing/pages/routes'
import { openCustomers } from '~/testing/server/customers'
import { openReplicatedShop } from '~/testing/server/replicated-shop'
import { percentile, showTimes, timed } from '~/testing/timing'

const { primary, standby, db, line, shop } = await openReplicatedShop({ storedAnswersMb: 0 })
const goods = await goodsInStock(db, 20, 40)
const [first] = goods
const category = '/deri-kordonlar'
const product = `/${first!.link}`

const get = async (path: string) => {
  const response = await fetch(shop.url + path, { headers: { accept: 'text/html' } })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Whether a request needs the primary each time: one may find the replica late on a busy machine. */
async function needsPrimary(ask: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++) {
    if ((await shop.readsOf(ask)).primary === 0) return false
    await shop.untilRead()
  }
  return true
}

/** A change that no message tells: the triggers of its session do not run. */
const inSilence = (statements: string) =>
  primary.ask(`set session_replication_role = replica; ${statements}`, 'shop')

describe('reads', () => {
  test('of the catalogue come from the replica, of everything else from the primary', async () => {
    await shop.untilRead()
    const catalogue = [
      '/',
      category,
      `${category}?sayfa=2`,
      `${category}.data`,
      '/category/list',
      product,
      '/search-results?q=kordon',
      '/sss',
      '/api/products',
      `/api/products/${first!.productId}`,
      `/api/products/link/${first!.link}`,
      '/api/product-categories',
      '/api/site/showcases',
      '/api/site/start',
    ]
    for (const path of catalogue) expect([path, await needsPrimary(() => get(path))]).toEqual([path, false])
    const browser = shop.browser()
    await putIntoBasket(browser, first!)
    const own = [
      '/sepetim',
      '/checkout/steps',
      '/user/login',
      '/user/favorites',
      '/contact',
      '/api/shopping/get-basket',
      '/kisisel?sayfa=/',
      '/sitemap.xml',
    ]
    for (const path of own)
      expect([path, await shop.readsOf(() => browser.get(path))]).toEqual([path, { replica: 0, primary: 0 }])
    const queries = `select from pg_stat_activity where datname = 'shop' and application_name = 'vitrin' and query ilike '%products%'`
    expect((await standby.ask(queries)).length).toBeGreaterThan(0)
  }, 60_000)

  test('of no address of the catalogue need the primary', async () => {
    await shop.untilRead()
    const isCatalogue = openCataloguePages(
      Object.fromEntries(pageRoutes.map((route) => [idOf(route), { path: route.path, index: route.index }])),
    )
    const pages = (await pageAddresses(db, { code: 'YOK' })).filter((address) =>
      isCatalogue(new URL(address, shop.url).pathname),
    )
    expect(pages.length).toBeGreaterThan(30)
    const facts = await sampleFacts(db)
    const calls = await Promise.all(
      apiEndpoints
        .filter(({ stored }) => stored)
        .map(async ({ path }) => `/api${(await sampleOf(`GET ${path}`, facts, shop.browser())).path}`),
    )
    expect(calls.length).toBeGreaterThan(10)
    await shop.untilRead()
    const needed: string[] = []
    for (const path of [...pages.flatMap((page) => [page, dataAddress(page)]), ...calls]) {
      const ask = async () => expect((await get(path)).status).toBeLessThan(500)
      if (await needsPrimary(ask)) needed.push(path)
    }
    expect(needed).toEqual([])
    expect(shop.output.stdout).not.toContain('a replica refused a statement')
  }, 120_000)
})

describe('while the replica stands still', () => {
  test('others may see the shop of before; a basket, an order and the pages of the one who wrote are of now', async () => {
    const guest = shop.browser()
    // Somebody new each time: whoever looks at a product is remembered to have seen it, which is a write.
    const seenByOthers = async () => (await shop.browser().page(product)).html
    await putIntoBasket(guest, first!)
    const customers = await openCustomers(shop, line)
    await shop.untilRead()
    expect(await seenByOthers()).not.toContain('4.321,00')
    await standby.pauseReplay()
    try {
      const ids = `array[${first!.productId}]`
      await inSilence(
        `update prices set amount = 432100 where price_list_id = 1 and valid_to is null
           and variant_id in (select id from variants where product_id = ${first!.productId});
         select refresh_stored_offers(${ids}, null::int[]); select refresh_listing_offers(${ids}, null::int[])`,
      )
      expect(await seenByOthers()).not.toContain('4.321,00')
      expect((await guest.page('/sepetim')).html).toContain('4.321,00')
      // From now on the guest sees everything up to this write.
      await putIntoBasket(guest, goods[1]!)
      expect((await guest.page(product)).html).toContain('4.321,00')
      expect(guest.cookies.has('wrote')).toBe(true)
      expect(await customers.order()).toMatchObject({ status: 200 })
    } finally {
      await standby.resumeReplay()
    }
  }, 60_000)

  test('a page waits for it 50 ms at most', async () => {
    await shop.untilRead()
    const usual: number[] = []
    for (let i = 0; i < 20; i++) usual.push((await timed(() => get(category))).ms)
    await standby.pauseReplay()
    const writer = shop.browser()
    const waiting: number[] = []
    try {
      for (const one of goods.slice(0, 10)) {
        await putIntoBasket(writer, one)
        waiting.push((await timed(() => writer.page(category))).ms)
      }
    } finally {
      await standby.resumeReplay()
    }
    process.stdout.write(
      `category ${showTimes(usual)} ms, after a write to a replica that stands still ${showTimes(waiting)} ms\n`,
    )
    expect(percentile(waiting, 0.5)).toBeLessThan(percentile(usual, 0.5) + 50 + 60)
  }, 60_000)

  test('it is left out after seconds, which metrics show, and comes back', async () => {
    await standby.pauseReplay()
    try {
      await inSilence(`update products set name = 'Yalnız Yazılan' where id = ${first!.productId}`)
      await expect.poll(() => shop.value('vitrin_replica_up'), { timeout: 15_000 }).toBe(0)
      expect(await shop.value('vitrin_replica_lag_seconds')).toBeGreaterThan(5)
      expect((await shop.readsOf(() => get(category))).replica).toBe(0)
    } finally {
      await standby.resumeReplay()
    }
    await shop.untilRead()
    expect(await shop.value('vitrin_replica_up')).toBe(1)
    expect(await shop.value('vitrin_replica_lag_seconds')).toBeLessThan(5)
    expect(shop.output.stdout).toContain('a replica is read from no more')
  }, 60_000)
})

test.each([20, 400])(
  'a visitor sees the own writes 100 times of 100 while the replica lags %i ms',
  async (delay) => {
    await standby.configure(`recovery_min_apply_delay = ${delay}`)
    const wrong: number[] = []
    const { replica, primary } = await shop.readsOf(async () => {
      for (let visitor = 0; visitor < 5; visitor++) wrong.push(...(await writeAndRead()))
    })
    process.stdout.write(
      `${delay} ms behind: ${replica} statements by the replica, ${primary} by the primary\n`,
    )
    expect(wrong).toEqual([])
    await standby.configure('recovery_min_apply_delay = 0')
  },
  120_000,
)

/** Puts all goods into the basket of a new guest and looks at its count on a page each time. Returns the lines that were missing. */
async function writeAndRead(): Promise<number[]> {
  const browser = shop.browser()
  await browser.page('/')
  const missing: number[] = []
  for (const [i, { productId, variantId }] of goods.entries()) {
    const line = { product_id: productId, product_variant_id: variantId, amount: 1 }
    expect((await browser.api('/add-to-basket', line)).status).toBe(200)
    const { html } = await browser.page(category)
    if (!html.includes(`Sepeti aç, ${i + 1} ürün`)) missing.push(i + 1)
  }
  return missing
}

test('a replica that is killed costs nobody an error, and is read from again once it is back', async () => {
  await shop.untilRead()
  const statuses: number[] = []
  let isOver = false
  const readers = [category, product, '/', '/api/products'].map(async (path) => {
    while (!isOver) statuses.push((await get(path)).status)
  })
  await expect.poll(() => statuses.length, { timeout: 10_000 }).toBeGreaterThan(20)
  await standby.kill()
  const killed = statuses.length
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(killed + 60)
  isOver = true
  await Promise.all(readers)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await shop.value('vitrin_replica_up')).toBe(0)
  await standby.start()
  await shop.untilRead()
}, 60_000)
