import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, ne, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { prices, products, variants } from '~/features/catalogue/tables.server'
import { type Answer, crawlApiAsGuest, crawlPages } from '~/testing/pages/crawl'
import { isFullTest, patience } from '~/testing/full-test'
import { goodsInStock, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { readJsonLd } from '~/testing/pages/html'
import { lastingText } from '~/testing/access/lasting-text'
import { openTestShop } from '~/testing/shop'

// Promise P04: a wholesale price never reaches others, in any form, and cannot be inferred.
const noon = new Date('2026-11-20T09:00:00Z')
const shop = await openTestShop({ clock: () => noon })
const { db } = shop
const retail = 1
const canary = 91_919_191
const hiddenCanary = 73_737_373

/** Every request of a guest, after an order and with a basket, favourites and a history of their own. */
async function crawl(): Promise<Answer[]> {
  const visitor = shop.browser()
  const goods = await goodsInStock(db, 3, 50)
  const { code } = await orderAsGuest(visitor, goods.slice(0, 1))
  for (const one of goods) await putIntoBasket(visitor, one)
  await visitor.api('/bp-relation-products', { type: 1, product_id: goods[1]!.productId })
  const answers = [...(await crawlPages(visitor, db, { code })), ...(await crawlApiAsGuest(shop))]
  const anyCode = (text: string) => text.replaceAll(code, 'CODE')
  return answers.map((answer) => ({
    ...answer,
    request: anyCode(answer.request),
    body: anyCode(answer.body),
  }))
}

/** The parts of an answer that the same request brings again. */
function lasting({ request, status, headers, body }: Answer) {
  const same = lastingText(body)
  const type = headers.get('content-type')
  // Documents name their order inside compressed streams.
  return {
    request,
    status,
    etag: headers.get('etag'),
    type,
    same: type === 'application/pdf' || request.includes('/belgeler/') ? '' : same,
  }
}

let before: Answer[]
let after: Answer[]

beforeAll(async () => {
  await db.execute(sql`update stock_balances set on_hand = 1000`)
  before = await crawl()
  const hidden = db.select({ id: products.id }).from(products).where(ne(products.visibility, 0))
  const hiddenVariants = db
    .select({ id: variants.id })
    .from(variants)
    .where(sql`${variants.visibility} <> 0 or ${variants.productId} in ${hidden}`)
  // Another order than before: sorting by a wholesale price would show.
  await db
    .update(prices)
    .set({ amount: sql`${canary} - (${prices.amount} % 7)` })
    .where(ne(prices.priceListId, retail))
  await db.update(prices).set({ amount: hiddenCanary }).where(inArray(prices.variantId, hiddenVariants))
  await shop.database.pool.query(`
    truncate orders, shoppers, coupon_uses, coupon_orders restart identity cascade; update coupons set used = 0`)
  await db.execute(sql`update stock_balances set reserved = 0, on_hand = 1000`)
  await db.execute(sql`delete from stock_reservations`)
  after = await crawl()
}, patience(300_000))

const amounts = Array.from({ length: 7 }, (_, i) => canary - i).concat(hiddenCanary)
const kdvRates = [1, 1.01, 1.1, 1.2]
const packages = [1, 6, 12]

/** Every amount that could reveal a price: with and without KDV, per piece and per package. */
const tellable = amounts.flatMap((amount) =>
  kdvRates.flatMap((rate) =>
    packages.flatMap((size) => [Math.round(amount * rate) * size, Math.round(amount / rate) * size]),
  ),
)
const forms = tellable.flatMap((kurus) => {
  const [whole, rest] = [String(Math.floor(kurus / 100)), String(kurus % 100).padStart(2, '0')]
  const grouped = (sign: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign)
  const written = [
    grouped('.') + `,${rest}`,
    grouped(',') + `.${rest}`,
    grouped(' ') + `,${rest}`,
    `${whole},${rest}`,
  ]
  return [String(kurus), String(kurus / 100), `${whole}.${rest}`, ...written]
})
const told = new RegExp(`(?<![\\d.,])(${forms.join('|').replaceAll('.', '\\.')})(?!\\d)`)

describe('a guest', () => {
  test('sends hundreds of requests', () => {
    expect(after.length).toBeGreaterThan(200)
    expect(after.filter(({ status }) => status === 200).length).toBeGreaterThan(180)
  })

  test('never sees a wholesale price or a price of a product for others', () => {
    for (const { request, body } of after) expect(told.exec(body)?.[0], request).toBeUndefined()
  })

  test('never sees a product for members or wholesale', async () => {
    const hidden = await db.select().from(products).where(ne(products.visibility, 0))
    expect(hidden.length).toBeGreaterThan(3)
    for (const { request, body } of after) {
      for (const { link, code } of hidden) {
        expect(
          body.includes(`/${link}"`) || body.includes(`"${link}"`) || body.includes(`"${code}"`),
          `${request} ${link}`,
        ).toBe(false)
      }
    }
  })

  test('gets the answer of a missing product for a product for others', async () => {
    const [hidden] = await db.select().from(products).where(ne(products.visibility, 0))
    for (const path of [
      `/${hidden!.link}`,
      `/${hidden!.link}.data`,
      `/api/products/${hidden!.id}`,
      `/api/products/link/${hidden!.link}`,
    ]) {
      expect((await shop.browser().send(path)).status).toBe(404)
    }
  })

  test('gets the same bytes for any wholesale prices: order, filters, counts and tags included', () => {
    expect(after.length).toBe(before.length)
    const differing = after.filter((answer, i) => !isDeepStrictEqual(lasting(answer), lasting(before[i]!)))
    expect(differing.map(({ request }) => request)).toEqual([])
  })

  test('sees the retail price in structured data', () => {
    const data = after.flatMap(({ headers, body }) =>
      headers.get('content-type')?.startsWith('text/html') ? readJsonLd(body) : [],
    ) as { '@type': string; offers?: { price: string } }[]
    const offered = data.filter(({ '@type': type, offers }) => type === 'Product' && offers)
    expect(offered.length).toBeGreaterThan(isFullTest ? 10 : 5)
    for (const { offers } of offered) expect(offers!.price).toMatch(/^\d{1,4}\.\d\d$/)
  })
})

test('the same check finds a retail price', async () => {
  const [goods] = await goodsInStock(db, 1)
  const all = db.select({ id: variants.id }).from(variants).where(eq(variants.productId, goods!.productId))
  await db.update(prices).set({ amount: canary }).where(inArray(prices.variantId, all))
  const visitor = shop.browser()
  const page = await visitor.page(`/${goods!.link}`)
  expect(told.test(page.html)).toBe(true)
  expect(page.text).toContain('919.191,91 TL')
  const { text } = await visitor.get(`/api/products/link/${goods!.link}`)
  expect(told.test(text)).toBe(true)
})
