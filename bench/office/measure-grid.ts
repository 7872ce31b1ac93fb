import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { transaction } from '../../app/db/transaction.server'
import { putProduct } from '../../app/features/catalogue/testing/goods'
import { untilReady } from '../../e2e/support/ready'
import { ensureChromium } from '../../scripts/test/install-chromium.mjs'
import { startServer } from '../load/server'
import { median } from '../numbers'
import type { Table } from '../report/table'
import { amount, mark, plain, type Words, words } from '../report/words'
import type { Cluster } from '../shop/cluster'
import { openShop, type OpenShop } from '../shop/open-shop'
import { staffCookies } from './staff'

const variants = 500
/** The processor's speed is divided by this. */
const slower = 4
const limits = { usable: 1_500, key: 100 }

/** The page of a product with 500 variants in a browser on a slow computer: until it is usable, its keys, and its save. */
export async function measureGrid(cluster: Cluster): Promise<Table> {
  const url = await cluster.clone(await cluster.demo(), 'grid')
  const shop = await openShop(url, cluster.folder)
  const path = `/yonetim/urunler/${await addProduct(shop)}`
  const cookies = await staffCookies(shop)
  await shop.close()
  const executablePath = await ensureChromium()
  const server = await startServer(url, cluster.folder)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1_280, height: 900 } })
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.origin })))
    return toTable(await measure(context, server.origin + path))
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function addProduct({ database: { db } }: OpenShop): Promise<number> {
  const rows = Array.from({ length: variants }, (_, at) => ({
    name: `Çeşit ${at}`,
    stock: 5,
    prices: 10_000 + at,
  }))
  return (await transaction(db, (db) => putProduct(db, { name: 'Çok çeşitli kordon', variants: rows }))).id
}

type Found = { usable: number; keys: readonly number[]; sent: number }

async function measure(context: BrowserContext, address: string): Promise<Found> {
  const opened: number[] = []
  // The first visit fills the caches of server and browser.
  for (let visit = 0; visit < 4; visit++) {
    const page = await slowPage(context)
    const from = performance.now()
    await page.goto(address)
    await untilReady(page)
    if (visit > 0) opened.push(performance.now() - from)
    await page.close()
  }
  const page = await slowPage(context)
  await page.goto(address)
  await untilReady(page)
  const keys = await pressKeys(page)
  return { usable: median(opened), keys, sent: await save(page) }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const device = await context.newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

/** ms from each key to the next paint, by the browser's own event timing. */
async function pressKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { keyTimes: found })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') found.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.locator('#fiyatlar tbody input[type="text"]').nth(3).focus()
  for (const key of '1234567890') await page.keyboard.press(key, { delay: 50 })
  for (let row = 0; row < 10; row++) await page.keyboard.press('ArrowDown', { delay: 50 })
  await page.keyboard.press('Control+z', { delay: 50 })
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}

/** How many cells a save of one changed cell sends. */
async function save(page: Page): Promise<number> {
  const cell = page.locator('#fiyatlar tbody input[type="text"]').nth(3)
  await cell.fill('123,45')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await cell.press('Control+Enter')
  const body = new URLSearchParams((await sent).postData() ?? '')
  return [...body.keys()].filter((name) => name.startsWith('fiyat-')).length
}

function toTable({ usable, keys, sent }: Found): Table {
  const worst = Math.max(0, ...keys)
  const isKept = [usable <= limits.usable, worst <= limits.key, sent === 1]
  const rows: Words[][] = [
    [
      words('Sayfa kullanılabilir', 'The page is usable'),
      amount(usable, 0, 'ms'),
      amount(limits.usable, 0, 'ms'),
      mark(isKept[0]!),
    ],
    [
      words('En yavaş tuş', 'The slowest key'),
      amount(worst, 0, 'ms'),
      amount(limits.key, 0, 'ms'),
      mark(isKept[1]!),
    ],
    [
      words('Bir hücre değişince gönderilen hücre', 'Cells sent after one was changed'),
      plain(String(sent)),
      plain('1'),
      mark(isKept[2]!),
    ],
  ]
  return {
    id: 'office-grid',
    title: words('500 çeşitli ürün', 'A product of 500 variants'),
    note: words(
      `Yönetim panelindeki sayfası, işlemcisi dörtte bir hızda bir Chromium’da. Açılış üç ziyaretin ortancası; tuşlar tarayıcının olay süreleridir (16 ms’den kısası sayılmaz).`,
      `Its page in the back office, in a Chromium at a quarter of the processor’s speed. Opening: the median of three visits; keys: the browser’s event timing (below 16 ms it counts none).`,
    ),
    columns: [words('Ne', 'What'), words('ölçülen', 'measured'), words('sınır', 'limit'), plain('')],
    rows,
    missed: isKept.filter((kept) => !kept).length,
  }
}
