// @module-tag once
import { describe, expect, test } from 'vitest'
import { someProducts } from '~/testing/pages/addresses'
import { openStoredShop } from '~/testing/server/stored-shop'

const shop = await openStoredShop()
await shop.untilHearing()
const [page, other] = (await someProducts(shop.db, 2)).map(({ link }) => `/${link}`) as [string, string]

test('200 guests who ask at once cost one page', async () => {
  const before = shop.made()
  const answers = await Promise.all(Array.from({ length: 200 }, () => shop.ask(page)))
  expect(shop.made() - before).toBe(1)
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]!.status).toBe(200)
  await shop.ask(page)
  expect(shop.made() - before).toBe(1)
})

test('guests who wait for a slow page share it as well', async () => {
  // Every page takes longer than this.
  const slow = await openStoredShop({ times: { shared: 0 } })
  await slow.untilHearing()
  const before = slow.made()
  const answers = await Promise.all(Array.from({ length: 20 }, () => slow.ask(page)))
  expect(slow.made() - before).toBe(1)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
})

test('a stored page tells browsers to fetch pages ahead, by rules that they know', async () => {
  const { text } = await shop.ask(page)
  const [, rules] = /<script type="speculationrules">(.*?)<\/script>/.exec(text)!
  const { prefetch } = JSON.parse(rules!) as {
    prefetch: { where: { selector_matches: string }; eagerness: string }[]
  }
  expect(prefetch).toEqual([{ where: { selector_matches: 'a[data-ahead]' }, eagerness: 'moderate' }])
  expect(text).toMatch(/<a [^>]*data-ahead/)
})

// About 5 % above the present; the data of these pages would take a third more.
test.each([
  ['/', 132],
  ['/deri-kordonlar', 88],
  ['/sapanca-ince-deri-kordon-siyah', 66],
])('the stored page %s has at most %i KB of markup', async (path, most) => {
  const { body } = await shop.ask(path, { headers: { 'accept-encoding': 'identity' } })
  expect(shop.isStored(path)).toBe(true)
  expect(body.length / 1024).toBeLessThanOrEqual(most)
})

test('the encodings say the same, and the smallest body replaces the first after several reads', async () => {
  const [plain, gzip, br] = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) =>
      shop.ask(other, { headers: { 'accept-encoding': encoding } }),
    ),
  )
  expect([
    plain!.headers['content-encoding'],
    gzip!.headers['content-encoding'],
    br!.headers['content-encoding'],
  ]).toEqual([undefined, 'gzip', 'br'])
  expect([gzip!.text, br!.text]).toEqual([plain!.text, plain!.text])
  // Only now it has been asked for often enough.
  const asked = { headers: { 'accept-encoding': 'br' } }
  for (let i = 0; i < 5; i++) await shop.ask(other, asked)
  await expect
    .poll(async () => (await shop.ask(other, asked)).body.length, { timeout: 20_000 })
    .toBeLessThan(br!.body.length)
  const packed = await shop.ask(other, asked)
  expect([packed.text, packed.headers.etag]).toEqual([plain!.text, br!.headers.etag])
  expect(packed.headers['content-length']).toBe(String(packed.body.length))
})

test('who has the page gets 304 without a body, HEAD gets the head of GET', async () => {
  const { headers } = await shop.ask(page)
  const known = await shop.ask(page, { headers: { 'if-none-match': String(headers.etag) } })
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag])
  const head = await shop.ask(page, { method: 'HEAD' })
  expect([head.status, head.body.length]).toEqual([200, 0])
  const { date: _a, ...ofHead } = head.headers
  const { date: _b, ...ofGet } = headers
  expect(ofHead).toEqual(ofGet)
})

test('no answer tells the nonce that stored pages are made with', async () => {
  for (const path of [page, '/api/product-categories', '/api/boyle-bir-cagri-yok', '/boyle-bir-sayfa-yok']) {
    const policies = [await shop.ask(path), await shop.ask(path)].map(({ headers }) =>
      String(headers['content-security-policy']),
    )
    const [first, second] = policies.map((policy) => /'nonce-[^']+'/.exec(policy)?.[0])
    expect(policies[0], path).toContain("script-src 'self'")
    // One of a request's own is another one each time.
    expect(first === undefined || first !== second, path).toBe(true)
  }
})

test('health checks are never answered from memory', async () => {
  for (const path of ['/healthz', '/readyz']) {
    await shop.ask(path)
    expect(shop.isStored(path)).toBe(false)
    expect((await shop.ask(path)).headers['cache-control']).toBe('no-store')
  }
})

test('a page that is missing or leads elsewhere is not stored, and keeps its parameters', async () => {
  for (const path of ['/boyle-bir-sayfa-yok', '/ContentDetail?link=hakkimizda']) {
    await shop.ask(path)
    expect(shop.isStored(path), path).toBe(false)
  }
})

describe('an aged page', async () => {
  const aged = await openStoredShop({ times: { fresh: 0 } })
  await aged.untilHearing()

  test('is sent while one new page is made', async () => {
    await aged.ask(page)
    expect(aged.isStored(page)).toBe(true)
    const before = aged.made()
    const answers = await Promise.all(Array.from({ length: 20 }, () => aged.ask(page)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    await expect.poll(() => aged.made() - before).toBeGreaterThan(0)
    expect(aged.made() - before).toBeLessThan(20)
  })
})

test('the answers take no more memory than they are given', async () => {
  const most = 512 * 1024
  const small = await openStoredShop({ maxBytes: most })
  await small.untilHearing()
  const products = await someProducts(small.db, 40)
  for (const { link } of products) {
    expect((await small.ask(`/${link}`)).status).toBe(200)
    expect(small.stored.store.held.bytes).toBeLessThanOrEqual(most)
  }
  const { answers } = small.stored.store.held
  expect(answers).toBeGreaterThan(1)
  expect(answers).toBeLessThan(40)
  expect(small.isStored(`/${products.at(-1)!.link}`)).toBe(true)
})
