// @module-tag once
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { goodsInStock } from '~/testing/guest'
import { openStoredShop } from '~/testing/server/stored-shop'

/** A cache in front of the shop as README.md describes it: for requests without cookies, by address, until told by tags. */
const kept = new Map<string, { text: string; keys: string[] }>()
let origin = ''
let purgedAt = 0
const edge = createServer((request, response) => {
  void (async () => {
    if (request.method === 'POST') {
      purgedAt = performance.now()
      const dropped = String(request.headers['surrogate-key']).split(' ')
      for (const [path, { keys }] of kept) if (keys.some((key) => dropped.includes(key))) kept.delete(path)
      return response.end()
    }
    const hit = kept.get(request.url!)
    if (hit) return response.setHeader('x-cache', 'hit').end(hit.text)
    const made = await fetch(origin + request.url)
    const text = await made.text()
    if (made.headers.has('surrogate-control'))
      kept.set(request.url!, { text, keys: made.headers.get('surrogate-key')!.split(' ') })
    return response.end(text)
  })()
})
await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(edge.address() as AddressInfo).port}`
afterAll(() => void edge.close())
const shop = await openStoredShop({ environment: { EDGE_CACHE: 'on', PURGE_URL: `${url}/purge` } })
origin = shop.url
await shop.untilHearing()
const [goods, other] = await goodsInStock(shop.db, 2)
const read = async (path: string) => {
  const response = await fetch(url + path)
  return { isHit: response.headers.get('x-cache') === 'hit', text: await response.text() }
}

test('a cache in front keeps pages and drops what a change makes out of date, within a second', async () => {
  const [page, far] = [`/${goods!.link}`, '/sss']
  for (const path of [page, far]) await read(path)
  // The cache is told of each drop of the start once more, 1.5 s later.
  await expect.poll(() => performance.now() - purgedAt, { timeout: 10_000 }).toBeGreaterThan(2_500)
  await expect.poll(async () => (await read(page)).isHit && (await read(far)).isHit).toBe(true)
  await expect.poll(() => shop.stored.store.held.answers).toBeGreaterThan(1)
  await shop.database.pool.query(`update products set name = 'Yeni Adlı Kordon' where id = $1`, [
    goods!.productId,
  ])
  await expect
    .poll(async () => (await read(page)).text.includes('Yeni Adlı Kordon'), { timeout: 1_000 })
    .toBe(true)
  expect(await read(far)).toMatchObject({ isHit: true })
})

test('only what everybody may get without a choice of their own is for it', async () => {
  const headOf = async (path: string, cookie?: string) =>
    (await shop.ask(path, { headers: cookie ? { cookie } : {} })).headers['surrogate-control']
  const page = `/${other!.link}`
  expect(await headOf(page)).toMatch(/^max-age=\d+$/)
  for (const cookie of ['theme=dark', 'kdv=gross', 'uid=x'])
    expect(await headOf(page, cookie), cookie).toBeUndefined()
  for (const path of ['/sepetim', '/kisisel?sayfa=/', '/readyz', '/boyle-bir-sayfa-yok'])
    expect(await headOf(path), path).toBeUndefined()
})

test('an answer that has been kept is kept in front only for the rest of its time', async () => {
  const ageOf = async () =>
    Number(/\d+$/.exec(String((await shop.ask('/sss')).headers['cdn-cache-control']))![0])
  const first = await ageOf()
  expect(first).toBeGreaterThan(0)
  const made = shop.made()
  await expect.poll(ageOf, { timeout: 5_000 }).toBeLessThan(first)
  expect(shop.made()).toBe(made)
})

test('without the setting no answer speaks to caches in front', async () => {
  const plain = await openStoredShop()
  await plain.untilHearing()
  const { headers } = await plain.ask('/')
  for (const name of ['surrogate-key', 'cache-tag', 'surrogate-control', 'cdn-cache-control'])
    expect(headers[name]).toBeUndefined()
})
