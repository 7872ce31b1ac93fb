import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { permissionsOfBuiltIn } from '~/features/identity/identity'
import { saveSettings } from '~/features/settings/settings.server'
import { knowCanaries, putCanaries } from '~/testing/access/canary'
import type { DocumentedCall } from '~/testing/api/api-document'
import { sampleFacts } from '~/testing/api/api-samples'
import { letAllBuy } from '~/testing/access/people'
import type { Browser } from '~/testing/browser'
import { type Answer, crawlApi, crawlPages } from '~/testing/pages/crawl'
import { isFullTest, patience } from '~/testing/full-test'
import { goodsInStock } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openMember, openStaff } from '~/testing/members'
import { lastingText } from '~/testing/access/lasting-text'
import { openTestShop } from '~/testing/shop'

// Promise P04 for every price group: each list has unmistakable prices, and every visitor asks for everything.
const noon = new Date('2026-11-20T09:00:00Z')
const shop = await openTestShop({ clock: () => noon })
const { db } = shop
const lists = { retail: 1, bayi: 2, toptan: 3, own: 90 }

type Group = { name: string; list: number; level: number; open: () => Promise<Browser> }
const dealer = (name: string, list: number, approval: 0 | 1 | 2 | 3): Group => ({
  name,
  list: approval === 1 ? list : lists.retail,
  level: approval === 1 ? 2 : 0,
  open: async () =>
    (
      await openMember(shop, {
        kind: 'wholesale',
        approval,
        priceListId: list,
        email: `${name.replace(' ', '-')}@uye.example`,
      })
    ).browser,
})
/** All visitors in the full test; else one of those who see the same for the same reason. */
const inFull = ['retail member', 'waiting', 'refused', 'suspended', 'dealer B', 'staff']
const everybody: Group[] = [
  { name: 'guest', list: lists.retail, level: 0, open: async () => shop.browser() },
  { name: 'retail member', list: lists.retail, level: 1, open: async () => (await openMember(shop)).browser },
  dealer('waiting', lists.bayi, 0),
  dealer('refused', lists.bayi, 2),
  dealer('suspended', lists.bayi, 3),
  dealer('dealer A', lists.bayi, 1),
  dealer('dealer B', lists.own, 1),
  // Those who write products see the prices of all lists there.
  {
    name: 'staff',
    list: lists.retail,
    level: 0,
    open: async () => (await openStaff(shop, 'warehouse')).browser,
  },
]
const groups = everybody.filter(({ name }) => isFullTest || !inFull.includes(name))
const canaries = knowCanaries(Object.values(lists))
const browsers = new Map<Group, Browser>()
const answers = new Map<Group, { before: Answer[]; after: Answer[] }>()

/** Every request of a visitor, with a basket and favourites of their own. */
async function crawl(group: Group): Promise<Answer[]> {
  // Resets each visitor: rows that they wrote in the last round would change this round's answers.
  await shop.database.pool.query(`
    truncate orders, shoppers, business_partner_addresses, consents, coupon_uses, coupon_orders, tickets, news_readings,
      hidden_showcases restart identity cascade;
    update coupons set used = 0;
    update users set name = 'Ayşe Işık' where email like '%@uye.example';
    update business_partner_details set name = 'Ayşe Işık', phone = '' where email like '%@uye.example'`)
  await db.execute(sql`update stock_balances set reserved = 0, on_hand = 1000`)
  await db.execute(sql`delete from stock_reservations`)
  const visitor = group.name === 'guest' ? shop.browser() : browsers.get(group)!
  // Choices of the last round would change this one, so only the sign-in stays.
  for (const name of visitor.cookies.keys()) if (name !== 'uid') visitor.cookies.delete(name)
  for (const { productId, variantId } of await goodsInStock(db, 3, 50)) {
    await visitor.api('/add-to-basket', { product_id: productId, product_variant_id: variantId, amount: 6 })
    await visitor.api('/bp-relation-products', { type: 1, product_id: productId })
  }
  const pages = await crawlPages(visitor, db, { code: 'YOKYOKYOKYO', products: 2, categories: 2 })
  const asks = group.name === 'guest' ? shop.browser : () => visitor
  await letAllBuy(shop, await sampleFacts(db))
  const calls = await crawlApi(shop, asks, (call) => mayCall(group, call), {
    mayOrder: group.name !== 'suspended',
  })
  const files = await crawlSitemap(visitor)
  const { status, text: body, response } = await visitor.get('/api/site/product-list')
  return [...pages, ...calls, ...files, { request: 'At last', status, headers: response.headers, body }]
}

/** The files for search engines: the index and everything it names. */
async function crawlSitemap(visitor: Browser): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const path of ['/robots.txt', '/sitemap.xml']) answers.push(await askFor(visitor, path))
  const named = [...answers[1]!.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  )
  for (const path of named) answers.push(await askFor(visitor, path))
  return answers
}

async function askFor(visitor: Browser, path: string): Promise<Answer> {
  const { status, text: body, response } = await visitor.get(path)
  return { request: `GET ${path}`, status, headers: response.headers, body }
}

/** Whether a policy lets a visitor call. app/tests/access/access.db.test.ts shows that the others learn nothing. */
function mayCall({ name }: Group, { 'x-policy': policy }: DocumentedCall): boolean {
  if (policy === 'anyone') return true
  if (name === 'guest') return false
  if (name === 'staff')
    return (
      policy !== 'member' &&
      (policy.staff === 'all' || permissionsOfBuiltIn('warehouse')!.includes(policy.staff))
    )
  return policy === 'member' || policy.members === 'own'
}

/** The parts of an answer that the same request brings again. */
function lasting({ request, status, headers, body }: Answer) {
  const same = lastingText(body)
  const type = headers.get('content-type')
  // Documents name their order inside compressed streams; a member's copy contains times.
  const differs = type === 'application/pdf' || request.includes('/export')
  return { request, status, etag: headers.get('etag'), type, same: differs ? '' : same }
}

beforeAll(async () => {
  await transaction(db, (db) => saveSettings(db, unlimited))
  await db.execute(sql`
    insert into price_lists (id, code, name, parent_id, kdv_included) values (${lists.own}, 'ozel', 'Özel', 2, false)`)
  for (const group of groups) browsers.set(group, await group.open())
  await putCanaries(db, Object.values(lists), { own: 0, turned: false })
  const before = new Map<Group, Answer[]>()
  for (const group of groups) before.set(group, await crawl(group))
  for (const own of new Set(groups.map(({ list }) => list))) {
    await putCanaries(db, Object.values(lists), { own, turned: true })
    for (const group of groups.filter(({ list }) => list === own))
      answers.set(group, { before: before.get(group)!, after: await crawl(group) })
  }
}, patience(300_000))

describe.each(groups)('$name', (group) => {
  const told = () => answers.get(group)!

  test('sends hundreds of requests', () => {
    expect(told().after.length).toBeGreaterThan(140)
    expect(told().after.filter(({ status }) => status === 200).length).toBeGreaterThan(110)
  })

  test('sees only prices of its own list, and no hidden product', () => {
    const own = Array.from({ length: group.level + 1 }, (_, level) => `${group.list}:${level}`)
    const heard = new Set<string>()
    for (const { request, body } of [...told().before, ...told().after]) {
      for (const [name, digits] of canaries.in(body)) {
        expect(own, `${request} tells ${digits}`).toContain(name)
        heard.add(name)
      }
    }
    expect([...heard].toSorted()).toEqual(own)
    // The session is still the same after all calls: none of them signed the visitor out.
    expect([...canaries.in(told().after.at(-1)!.body).keys()]).toContain(own[0])
  })

  test('gets the same bytes for any prices and packages of others: order, filters, counts and tags included', () => {
    const { before, after } = told()
    expect(after.length).toBe(before.length)
    const differing = after.filter((answer, i) => !isDeepStrictEqual(lasting(answer), lasting(before[i]!)))
    expect(differing.map(({ request }) => request)).toEqual([])
  })
})

test('the sitemap is that of guests for every group, and names no hidden product', async () => {
  const { rows } = await db.execute<{ link: string; isHidden: boolean }>(sql`
    select link, not published or visibility > 0 as "isHidden" from products`)
  const filesOf = (group: Group) =>
    answers.get(group)!.after.filter(({ request }) => request.startsWith('GET /sitemap'))
  const listed = filesOf(groups[0]!)
  expect(listed.length).toBeGreaterThan(4)
  const all = listed.map(({ body }) => body).join('')
  expect(rows.filter(({ isHidden }) => isHidden).length).toBeGreaterThan(3)
  for (const { link, isHidden } of rows) if (isHidden) expect(all.includes(`/${link}<`), link).toBe(false)
  expect(rows.some(({ link, isHidden }) => !isHidden && all.includes(`/${link}<`))).toBe(true)
  for (const group of groups)
    expect(filesOf(group).map(({ body }) => body)).toEqual(listed.map(({ body }) => body))
})

test('other groups see the difference', () => {
  const [guest, dealerA] = ['guest', 'dealer A'].map((name) =>
    answers.get(groups.find((group) => group.name === name)!),
  )
  expect(guest!.before.map(lasting)).not.toEqual(dealerA!.before.map(lasting))
})
