import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Browser } from '~/testing/browser'
import { codeOf, confirm, goodsInStock, goToReview, type Goods } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'

// Promise P01: the server alone sets the price, whatever a request contains.
const shop = await openTestShop()
const { db } = shop
const goods = await goodsInStock(db, 40, 60)

/** The price of each of `pieces`, by the price table alone: the retail price of the largest quantity break reached. */
async function retailUnit({ variantId }: Goods, pieces: number): Promise<number> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    select amount from prices where variant_id = ${variantId} and price_list_id = 1 and min_quantity <= ${pieces}
      and valid_from <= now() and (valid_to is null or valid_to > now())
    order by min_quantity desc limit 1`)
  return Number(rows[0]!.amount)
}

const names = [
  'price',
  'total_price',
  'unit_price',
  'group_id',
  'group-id',
  'price_list_id',
  'unitPrice',
  'discount',
  'kdv_rate',
]
const values = ['0', '0.01', '-5', '1', '1e-9', '999999', '3', '2', 'null', '']

const attempt = fc.record({
  which: fc.nat(goods.length - 1),
  pieces: fc.integer({ min: 1, max: 40 }),
  endpoint: fc.constantFrom('form', 'page', 'add', 'set'),
  body: fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...values), { maxKeys: 3 }),
  query: fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...values), { maxKeys: 2 }),
  headers: fc.dictionary(
    fc.constantFrom('price', 'total-price', 'group-id', 'x-price-list'),
    fc.constantFrom('0', '1', '2', '3'),
    { maxKeys: 2 },
  ),
})
type Attempt = typeof attempt extends fc.Arbitrary<infer A> ? A : never

/** Sends the request; true when the shop accepted it. */
async function send(
  visitor: Browser,
  one: Goods,
  { pieces, endpoint, body, query, headers }: Attempt,
): Promise<boolean> {
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  if (endpoint === 'form' || endpoint === 'page') {
    const line = {
      product_id: String(one.productId),
      variant_id: String(one.variantId),
      packages: String(pieces),
    }
    const form = new URLSearchParams({ intent: 'add', package_size: '1', ...line, ...body })
    const path = endpoint === 'form' ? '/sepetim' : '/sepetim.data'
    const answer = await visitor.send(path + search, {
      method: 'POST',
      body: form,
      headers: { accept: 'text/html', ...headers },
    })
    return answer.status < 400
  }
  // Numbers, so that `price` and `total_price` have the type that old clients send.
  const said = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, Number(value) || 0]))
  const line = { product_id: one.productId, product_variant_id: one.variantId, amount: pieces, ...said }
  if (endpoint === 'set') {
    await visitor.api('/add-to-basket', {
      product_id: one.productId,
      product_variant_id: one.variantId,
      amount: 1,
    })
  }
  const path = endpoint === 'add' ? '/add-to-basket' : '/set-product-amount'
  return (await visitor.api(path + search, line, { headers })).status < 400
}

test('0 of 300 prices sent in bodies, forms, addresses and headers make a difference', async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(attempt, async (one) => {
      const visitor = shop.browser()
      const thing = goods[one.which]!
      taken += Number(await send(visitor, thing, one))
      const { body } = await visitor.api('/shopping/get-basket', {}, { headers: one.headers })
      const [{ basket }] = body.data as unknown as [
        { basket: { products: { amount: number; price: number; total_price: number; is_promo: boolean }[] } },
      ]
      // A campaign may add a gift, which costs nothing.
      const paid = basket.products.filter((line) => !line.is_promo)
      for (const { amount, price, total_price } of paid) {
        const unit = await retailUnit(thing, amount)
        expect([Math.round(price * 100), Math.round(total_price * 100)]).toEqual([unit, unit * amount])
      }
    }),
    { numRuns: 300 },
  )
  // Some requests were accepted with their additional fields.
  expect(taken).toBeGreaterThan(25)
}, 60_000)

test('an order has the shop’s price, even when its last form sends prices', async () => {
  const visitor = shop.browser()
  const [one] = goods
  await visitor.api('/add-to-basket', {
    product_id: one!.productId,
    product_variant_id: one!.variantId,
    amount: 3,
    price: 0.01,
    total_price: 0.03,
  })
  const review = await goToReview(visitor)
  const refused = await confirm(visitor, review, { grand_total: '1' })
  expect(refused.status).toBe(400)
  const code = codeOf(await confirm(visitor, review))
  const { rows } = await db.execute<{ unit: string; goods: string; shipping: string; total: string }>(sql`
    select l.unit_price as unit, o.goods, o.shipping, o.grand_total as total
    from orders o join order_lines l on l.order_id = o.id where o.code = ${code}`)
  const unit = await retailUnit(one!, 3)
  expect(
    rows.map(({ unit, goods, shipping, total }) =>
      [unit, goods, Number(total) - Number(shipping)].map(Number),
    ),
  ).toEqual([[unit, unit * 3, unit * 3]])
})

test('an order over the API refuses a price, total or status', async () => {
  const visitor = shop.browser()
  const [one] = goods
  await visitor.api('/add-to-basket', {
    product_id: one!.productId,
    product_variant_id: one!.variantId,
    amount: 1,
  })
  const { orderBody } = await import('~/testing/api/api-samples')
  const body = await orderBody(visitor)
  for (const field of [
    'price',
    'total_price',
    'grand_total',
    'goods',
    'shipping',
    'cargo_price',
    'payment_fee',
    'status',
    'discount',
  ]) {
    const answer = await visitor.api(
      '/shopping/orders',
      { ...body, [field]: 1 },
      { headers: { 'idempotency-key': `priced-${field}` } },
    )
    expect([answer.status, answer.body.errors?.[0]]).toMatchObject([
      400,
      { path: field, code: 'unknown_field' },
    ])
  }
  const answer = await visitor.api('/shopping/orders', body, {
    headers: { 'idempotency-key': 'priced-well' },
  })
  const placed = answer.body.data as unknown as { grand_total: number }
  const { rows } = await db.execute<{ shipping: string }>(
    sql`select shipping from orders order by id desc limit 1`,
  )
  expect(Math.round(placed.grand_total * 100)).toBe((await retailUnit(one!, 1)) + Number(rows[0]!.shipping))
})
