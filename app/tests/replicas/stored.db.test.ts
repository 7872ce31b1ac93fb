// @module-tag once
import { expect, test } from 'vitest'
import { goodsInStock } from '~/testing/guest'
import { openReplicatedShop } from '~/testing/server/replicated-shop'

// A page that was made of a lagging replica after the message of a change would be stored and shown for minutes.
const { primary, standby, db, shop } = await openReplicatedShop({ storedAnswersMb: 64 })
const [goods] = await goodsInStock(db, 1, 40)
const category = '/deri-kordonlar'
const product = `/${goods!.link}`

const get = async (path: string) => {
  const response = await fetch(shop.url + path, { headers: { accept: 'text/html' } })
  return { headers: response.headers, html: await response.text() }
}
const setPrice = (lira: number) =>
  primary.ask(
    `update prices set amount = ${lira}00 where price_list_id = 1 and valid_to is null
      and variant_id in (select id from variants where product_id = ${goods!.productId})`,
    'shop',
  )

const ofAll = 'private, no-cache'
let price = 4_000

/** Changes the price and reads the page until it shows it; then nothing older may come back, from memory or made anew. */
async function expectFresh() {
  const shown = `${(++price).toLocaleString('tr-TR')},00`
  await setPrice(price)
  const changed = performance.now()
  const shows = async () => (await get(product)).html.includes(shown)
  while (!(await shows())) expect(performance.now() - changed).toBeLessThan(1_000)
  const later: boolean[] = []
  // Until it is stored: what is stored now must be of now as well.
  const read = async () => {
    const { html, headers } = await get(product)
    later.push(html.includes(shown))
    return headers.get('cache-control')
  }
  await expect.poll(read, { timeout: 10_000, interval: 10 }).toBe(ofAll)
  for (let i = 0; i < 10; i++) await read()
  expect(later).not.toContain(false)
}

test('stored pages are never made of a replica that has not the change', async () => {
  const reading = new AbortController()
  const readers = [product, category].map(async (path) => {
    while (!reading.signal.aborted) await get(path)
  })
  const change = async (times: number) => {
    for (let i = 0; i < times; i++) await expectFresh()
  }
  try {
    const { replica } = await shop.readsOf(() => change(10))
    expect(replica).toBeGreaterThan(0)
    for (const delay of [30, 300]) {
      await standby.configure(`recovery_min_apply_delay = ${delay}`)
      await change(10)
    }
    await standby.configure('recovery_min_apply_delay = 0')
    await standby.pauseReplay()
    await change(5)
  } finally {
    await standby.resumeReplay()
    reading.abort()
    await Promise.all(readers)
  }
}, 120_000)

test('stored pages carry no position of a write', async () => {
  const { headers } = await get(product)
  expect([headers.get('cache-control'), headers.getSetCookie()]).toEqual([ofAll, []])
})
