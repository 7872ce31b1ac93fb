// @module-tag once
import { expect, test } from 'vitest'
import { apiEndpoints } from '~/server/api-endpoints.server'
import { sampleFacts, sampleOf } from '~/testing/api/api-samples'
import { isFullTest } from '~/testing/full-test'
import { goodsInStock, putIntoBasket } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { pageAddresses } from '~/testing/pages/addresses'
import { loadBuiltShop } from '~/testing/server/built-shop'
import { openStoredShop } from '~/testing/server/stored-shop'
import { plainBytes } from '~/http/stored/stored-answer.server'

// Promise B51: nothing of a request reaches the next visitor by a stored answer.
const shop = await openStoredShop()
await shop.untilHearing()
const canary = 'Kanaryacan'
const facts = await sampleFacts(shop.db)
const [wanted, liked] = await goodsInStock(shop.db, 2)
const guest = shop.browser()
await guest.page('/sepetim')
await putIntoBasket(guest, wanted!)
await guest.api('/bp-relation-products', { type: 1, product_id: liked!.productId })
const member = await openMember(shop, { name: `${canary} Işık`, email: 'kanaryacan@uye.example' })
const dealer = await openMember(shop, { name: `${canary} Bayi`, kind: 'wholesale', priceListId: 2 })
const cookiesOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const session = guest.cookies.get('sessionId')!

const { isStorable } = await (await loadBuiltShop()).builtPages()
const pages: string[] = []
for (const address of await pageAddresses(shop.db, { code: 'YOKYOKYOKYOK' }))
  if (await isStorable!(shop.db, address)) pages.push(address)
const calls: string[] = []
for (const { method, path, stored } of apiEndpoints)
  if (stored) calls.push(`/api${(await sampleOf(`${method.toUpperCase()} ${path}`, facts, guest)).path}`)
const few = isFullTest ? pages : pages.filter((_, place) => place % 4 === 0)
const addresses = [...new Set([...few, ...calls])]

type Asked = { path: string; method?: string; headers?: Record<string, string | string[]> }

/** Requests around an address with all that an attacker or a careless proxy may send. */
function poisons(path: string): Asked[] {
  const [way = '', query] = path.split('?')
  const withQuery = (more: string) => `${way}?${query ? `${query}&` : ''}${more}`
  const headers: Record<string, string>[] = [
    { host: 'kanaryacan.example' },
    { 'x-forwarded-host': 'kanaryacan.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
    { forwarded: 'host=kanaryacan.example;proto=https', 'x-host': 'kanaryacan.example' },
    { 'x-original-url': '/sepetim', 'x-rewrite-url': '/sepetim', 'x-http-method-override': 'POST' },
    { 'x-forwarded-for': '203.0.113.7, kanaryacan', 'x-real-ip': '203.0.113.7' },
    { accept: 'application/json' },
    { accept: 'text/x-component', 'accept-language': 'kanaryacan' },
    { 'user-agent': 'Kanaryacan/1 (Mobi)', 'sec-ch-ua-mobile': '?1' },
    { referer: 'https://kanaryacan.example/?kupon=KANARYACAN' },
    { range: 'bytes=0-9' },
    { 'if-none-match': '*' },
    { 'if-none-match': 'W/"kanaryacan"', 'if-modified-since': new Date(0).toUTCString() },
    { 'accept-encoding': 'br;q=0, gzip;q=0' },
    { 'accept-encoding': 'kanaryacan' },
    { origin: 'https://kanaryacan.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    { 'sec-purpose': 'prefetch' },
    { 'content-type': 'application/json', 'idempotency-key': canary },
    { cookie: cookiesOf(guest) },
    { cookie: cookiesOf(member.browser) },
    { cookie: cookiesOf(dealer.browser) },
    { cookie: `${cookiesOf(guest)}; ${cookiesOf(dealer.browser)}` },
    { cookie: `uid=${canary}; sessionId=${canary}` },
    {
      cookie: `sessionId=${canary}; coupon=${canary}; lastRoute=${canary}; theme=${canary}; sortBy=${canary}`,
    },
    { cookie: `acceptCookieStatus=2.custom.${canary}.2026-01-01; referrer=${canary}; ;;=; a` },
    { authorization: `Bearer ${canary}` },
    { authorization: '' },
    { 'user-uid': canary },
  ]
  const around: Asked[] = [
    ...[`utm_source=${canary}`, `gclid=${canary}`, `kupon=KANARYACAN`, `x=${canary}`, `uid=${canary}`].map(
      (more) => ({ path: withQuery(more) }),
    ),
    { path: withQuery(`session_id=${session}`), headers: { cookie: cookiesOf(guest) } },
    { path: withQuery('_routes=root') },
    { path: withQuery('_data=root') },
    { path: `${way};.css` },
    { path: `${way}/.css` },
    {
      path: `${way === '/' ? '/_root' : way}.data${query ? `?${query}` : ''}`,
      headers: { cookie: cookiesOf(member.browser) },
    },
    { path: `/${path}` },
    { path: `${way}//` },
    { path: `${way}/` },
    { path: way.replace(/(?<=.)\//g, '%2f') },
    { path: way.toUpperCase() },
    { path: `/sepetim/..${path}` },
    { path: `http://kanaryacan.example${path}` },
    { path, method: 'HEAD' },
    { path, method: 'POST', headers: { cookie: cookiesOf(guest) } },
    { path, method: 'OPTIONS' },
  ]
  return [...headers.map((sent) => ({ path, headers: sent })), ...around]
}

/** Sends all of them, some at a time. A request that node itself refuses has no answer. */
async function sendAll(asked: readonly Asked[]): Promise<void> {
  for (let at = 0; at < asked.length; at += 10)
    await Promise.all(
      asked.slice(at, at + 10).map(({ path, ...rest }) => shop.ask(path, rest).catch(() => null)),
    )
}

const secrets = () => [canary, canary.toLowerCase(), session, '203.0.113.7']
const asGuest = async (path: string) => {
  const { status, headers, text } = await shop.ask(path)
  return { status, text, etag: headers.etag, policy: headers['content-security-policy'], headers }
}

test('there are pages and calls to try', () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(calls.length).toBeGreaterThan(5)
})

test.each(addresses)(
  '%s is the same for a new guest after every kind of request',
  async (path) => {
    const before = await asGuest(path)
    const all = poisons(path)
    // Made by a poisoned request, then asked for by others while it is stored.
    for (const first of [all, all.toReversed()]) {
      shop.stored.store.drop(null)
      await sendAll(first)
      const after = await asGuest(path)
      expect({ ...after, headers: null }).toEqual({ ...before, headers: null })
      expect(after.headers['set-cookie'] ?? [], 'a stored answer begins no session').toEqual(
        after.status === 200 ? [] : expect.anything(),
      )
      for (const secret of secrets()) expect(after.text + JSON.stringify(after.headers)).not.toContain(secret)
    }
  },
  60_000,
)

test('no stored answer holds anything of a person, whoever asked for it first', () => {
  for (const [key, { answer }] of shop.stored.store.entries()) {
    const text = plainBytes(answer).toString() + answer.plainHead.join('\n')
    for (const secret of secrets()) expect(text.includes(secret), `${secret} in ${key}`).toBe(false)
    expect(text.toLowerCase()).not.toContain('set-cookie')
  }
})

test('100 visitors at once get what is theirs', async () => {
  const path = `/${liked!.link}`
  shop.stored.store.drop(null)
  const cookies = [undefined, cookiesOf(guest), cookiesOf(member.browser), cookiesOf(dealer.browser)]
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const cookie = cookies[n % 4]
      return { who: n % 4, ...(await shop.ask(path, { headers: cookie ? { cookie } : {} })) }
    }),
  )
  // A busy machine may refuse some of the pages that it has to make.
  for (const { status } of answers) expect([200, 503]).toContain(status)
  const textsOf = (who: number) =>
    new Set(answers.filter((one) => one.who === who && one.status === 200).map(({ text }) => text))
  // A guest with a session gets the same page; its own things come by a request of its own.
  expect(textsOf(0).size).toBe(1)
  expect(textsOf(1)).toEqual(textsOf(0))
  for (const who of [2, 3]) {
    expect(textsOf(who).size).toBeGreaterThan(0)
    for (const text of textsOf(who)) expect(isFor([member, dealer][who - 2]!, text)).toBe(true)
  }
})

/** Whether a page was made for this member, or for the audience of members with the same terms. */
const isFor = (who: typeof member, text: string) =>
  text.includes(`data-audience="${who === dealer ? 'wholesale.owner.2' : 'retail.owner.1'}"`) ||
  text.includes(canary)

test('members and dealers never get an answer for guests', async () => {
  for (const path of addresses) {
    const asked = await asGuest(path)
    if (asked.status !== 200) continue
    for (const who of [member, dealer]) {
      const { browser } = who
      const { status, headers, text } = await shop.ask(path, { headers: { cookie: cookiesOf(browser) } })
      const isShared = String(headers['cache-control']).startsWith('public')
      if (!path.startsWith('/api/') && status === 200) {
        expect(isFor(who, text), path).toBe(true)
        expect(headers['cache-control'], path).toBe('private, no-store')
      } else if (!isShared && status === 200) expect(headers['set-cookie'], path).toBeDefined()
    }
  }
  const product = `/api/products/${liked!.productId}`
  const [guests, dealers] = await Promise.all([
    shop.ask(product),
    shop.ask(product, { headers: { cookie: cookiesOf(dealer.browser) } }),
  ])
  expect([guests.status, dealers.status]).toEqual([200, 200])
  expect(dealers.headers.etag).not.toBe(guests.headers.etag)
  expect(dealers.text).not.toBe(guests.text)
}, 120_000)
