// @module-tag once
import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { isFullTest } from '~/testing/full-test'
import { goodsInStock, putIntoBasket } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { pageAddresses } from '~/testing/pages/addresses'
import { loadBuiltShop } from '~/testing/server/built-shop'
import { openStoredShop } from '~/testing/server/stored-shop'
import { plainBytes } from '~/http/stored/stored-answer.server'

// Members without terms of their own get the pages of their audience, made for a member who has nothing.
const shop = await openStoredShop()
await shop.untilHearing()
const { pool } = shop.database
const { isStorable } = await (await loadBuiltShop()).builtPages()
const addresses: string[] = []
for (const address of await pageAddresses(shop.db, { code: 'YOKYOKYOKYOK' }))
  if (await isStorable!(shop.db, address)) addresses.push(address)
const [goods, liked] = await goodsInStock(shop.db, 2)
const list = '/category/list'

type Browser = Awaited<ReturnType<typeof openMember>>['browser']
const cookiesOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const look = (browser: Browser, path = list, headers: Record<string, string> = {}) =>
  shop.ask(path, { headers: { cookie: cookiesOf(browser), accept: 'text/html', ...headers } })
/** The audience of a page; undefined for a page of one's own. */
const audienceOf = ({ text }: { text: string }) => /<html[^>]* data-audience="([^"]*)"/.exec(text)?.[1]
const soon = { timeout: 5_000, interval: 50 }

const name = 'Kanaryacan Işık'
const retail = await openMember(shop, { name })
const dealer = await openMember(shop, { name, kind: 'wholesale', priceListId: 2 })

/** A page without scripts and without the parts that are filled in by the personal request. */
const markup = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link [^>]*>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/ (data-audience|nonce)="[^"]*"/g, '')
    .replaceAll(name, 'Hesabım')
    .split(/(?=<)/)

describe.each([
  ['a retail member', retail, 'retail.owner.1'],
  ['a dealer', dealer, 'wholesale.owner.2'],
])('%s', (_who, { browser }, audience) => {
  const few = isFullTest ? addresses : addresses.filter((_, place) => place % 3 === 0)
  test.each(few)('gets at %s what a page of their own would show', async (path) => {
    const own = await shop.fetch(
      new Request(shop.url + path, {
        headers: { host: new URL(shop.url).host, cookie: cookiesOf(browser), accept: 'text/html' },
      }),
    )
    const stored = await look(browser, path)
    expect(stored.status).toBe(own.status)
    if (own.status !== 200) return
    const text = await own.text()
    expect(text).toContain(name)
    expect(markup(stored.text)).toEqual(markup(text))
    // A page that says that it must be made each time is.
    if (audienceOf(stored) === undefined) return
    expect(audienceOf(stored)).toBe(audience)
    expect(stored.text).not.toContain(name)
    expect(stored.headers['cache-control']).toBe('private, no-store')
    expect(stored.headers['set-cookie']).toBeUndefined()
  })

  test('gets most pages from memory, and nobody else gets them', async () => {
    const keys = [...shop.stored.store.entries()].map(([key]) => key)
    expect(keys.filter((key) => key.startsWith(`${audience} `)).length).toBeGreaterThan(few.length / 2)
    await look(browser)
    const made = shop.made()
    expect(audienceOf(await look(browser))).toBe(audience)
    expect(shop.made()).toBe(made)
    expect(audienceOf(await shop.ask(list, { headers: { accept: 'text/html' } }))).toBe('everybody')
    expect(shop.made()).toBeLessThanOrEqual(made + 1)
  })
})

test('the personal request brings what the page of an audience leaves out', async () => {
  const { browser } = await openMember(shop, { name })
  await putIntoBasket(browser, goods!)
  await browser.api('/bp-relation-products', { type: 1, product_id: liked!.productId })
  expect(audienceOf(await look(browser))).toBe('retail.owner.1')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const own = await (await browser.send(`/kisisel?sayfa=${list}`, { headers })).json()
  expect(own).toMatchObject({
    audience: 'retail.owner.1',
    name,
    visitor: { kind: 'member', isNew: false },
    favourites: [liked!.productId],
    counts: { favourites: 1, basket: 1 },
  })
  for (const [, { answer }] of shop.stored.store.entries())
    expect(plainBytes(answer).includes(name)).toBe(false)
})

test('the data of a page are sent to its audience alone, and their name shows nothing (P04)', async () => {
  const page = await look(dealer.browser)
  const data = /data-page="([^"]+)"/.exec(page.text)![1]!
  const mine = await look(dealer.browser, data)
  expect(mine.status).toBe(200)
  expect(mine.headers['cache-control']).toBe('private, no-store')
  const hash = createHash('sha256').update(mine.text).digest('base64url')
  expect(data).not.toContain(hash.slice(0, 22))
  const other = await openMember(shop, { name, kind: 'wholesale', priceListId: 3 })
  for (const browser of [other.browser, retail.browser, shop.browser()])
    expect((await look(browser, data)).status).toBe(404)
  expect((await shop.ask(data, { headers: { cookie: 'uid=x.y' } })).status).toBe(404)
  const guests = /data-page="([^"]+)"/.exec(
    (await shop.ask(list, { headers: { accept: 'text/html' } })).text,
  )![1]!
  for (const browser of [shop.browser(), dealer.browser])
    expect((await look(browser, guests)).status).toBe(200)
})

test('dealers get the usual list of their device', async () => {
  const densityOf = async (headers: Record<string, string>) =>
    /<html[^>]* data-density="([^"]*)"/.exec((await look(dealer.browser, list, headers)).text)?.[1]
  for (const _ of [1, 2]) {
    expect(await densityOf({})).toBe('compact')
    expect(await densityOf({ 'sec-ch-ua-mobile': '?1' })).toBe('comfortable')
    expect(await densityOf({ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' })).toBe('comfortable')
  }
})

describe('a page of their own', () => {
  test.each<[string, Parameters<typeof openMember>[1]]>([
    ['a dealer with discounts', { kind: 'wholesale', priceListId: 2, discounts: [500] }],
    ['a dealer who waits', { kind: 'wholesale', priceListId: 2, approval: 0 }],
    ['a suspended dealer', { kind: 'wholesale', priceListId: 2, approval: 3 }],
  ])('is what %s gets', async (_who, options) => {
    const { browser } = await openMember(shop, { ...options, name })
    for (const _ of [1, 2]) {
      const page = await look(browser)
      expect([page.status, audienceOf(page)]).toEqual([200, undefined])
      expect(page.text).toContain(name)
    }
  })

  test('is what staff get', async () => {
    const { browser } = await openStaff(shop, 'admin')
    for (const _ of [1, 2]) expect(audienceOf(await look(browser))).toBeUndefined()
  })

  test('is what two identities and forged cookies get', async () => {
    const uid = retail.browser.cookies.get('uid')!
    await look(retail.browser)
    for (const cookie of [
      `uid=${uid}x`,
      `uid=x; uid=${uid}`,
      `__Host-uid=${uid}`,
      `uid=${uid}; __Host-uid=${uid}`,
    ])
      expect(audienceOf(await shop.ask(list, { headers: { cookie, accept: 'text/html' } })), cookie).not.toBe(
        'retail.owner.1',
      )
  })
})

describe('within a second, a page follows', () => {
  type Who = Awaited<ReturnType<typeof openMember>>
  test.each<[string, (who: Who) => Promise<unknown>, string | undefined]>([
    [
      'another price list',
      ({ partnerId }) =>
        pool.query('update business_partners set price_list_id = 3 where id = $1', [partnerId]),
      'wholesale.owner.3',
    ],
    [
      'a discount',
      ({ partnerId }) =>
        pool.query(`update business_partners set discounts = '{500}' where id = $1`, [partnerId]),
      undefined,
    ],
    [
      'a suspension',
      ({ partnerId }) =>
        pool.query('update business_partners set approval_status = 3 where id = $1', [partnerId]),
      undefined,
    ],
    [
      'another role',
      ({ detailId }) =>
        pool.query(`update business_partner_details set role = 'viewer' where id = $1`, [detailId]),
      'wholesale.viewer.2',
    ],
    [
      'a hidden showcase',
      ({ id }) =>
        pool.query('insert into hidden_showcases (user_id, showcase_id) select $1, min(id) from showcases', [
          id,
        ]),
      undefined,
    ],
    [
      'a disabled account',
      ({ id }) => pool.query('update users set disabled_at = now() where id = $1', [id]),
      undefined,
    ],
    [
      'the end of a session',
      ({ id }) => pool.query('delete from sessions where user_id = $1', [id]),
      undefined,
    ],
  ])('%s', async (_what, change, expected) => {
    const who = await openMember(shop, { kind: 'wholesale', priceListId: 2 })
    await vi.waitFor(async () => expect(audienceOf(await look(who.browser))).toBe('wholesale.owner.2'), soon)
    await change(who)
    const begun = performance.now()
    await vi.waitFor(async () => expect(audienceOf(await look(who.browser))).toBe(expected), soon)
    expect(performance.now() - begun).toBeLessThan(1_500)
  })
})

test('what is stored for members is what the shop says now', async () => {
  expect(await shop.check()).toEqual([])
}, 120_000)
