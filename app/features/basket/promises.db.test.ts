import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { apiOf } from '~/http/testing/call-api'
import { basketEndpoints } from './api/endpoints.server'
import { newVisitor, openSmallShop, type Shelf, stockShelf } from './testing/shop'

const database = await openTestDatabase('empty')
const noTakeOver = async () => undefined
const { db } = database
let shelf: Shelf
beforeAll(async () => {
  await openSmallShop(db)
  shelf = await stockShelf(db, { unit: 10_000, dealerUnit: 5_000, dealerPackage: 1, stock: 900_000 })
})

async function visit() {
  const visitor = await newVisitor(db)
  const call = apiOf(db, basketEndpoints(noTakeOver), visitor)
  return (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `sessionId=${visitor.token}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
}
type Call = Awaited<ReturnType<typeof visit>>
type Line = { amount: number; price: number; total_price: number }
const linesOf = async (call: Call) =>
  (await call('/shopping/get-basket', {})).body.data[0]['basket']['products'] as Line[]

const writes = [
  '/add-to-basket',
  '/set-product-amount',
  '/increase-product',
  '/decrease-product',
  '/remove-product',
]
const line = () => ({ product_id: shelf.productId, product_variant_id: shelf.variantId })

describe('the server alone sets the price (P01)', () => {
  it('500 random tries that send a price or price group change no price', async () => {
    const said = fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom('0', '0.01', '50.00', -1, 0, null, [1], true),
    )
    const name = fc.constantFrom(
      'price',
      'total_price',
      'group-id',
      'group_id',
      'unit_price',
      'campaign_discount',
      'price_list_id',
    )
    const attempt = fc.record({
      path: fc.constantFrom(...writes.slice(0, 4), '/shopping/get-basket'),
      body: fc.dictionary(name, said, { maxKeys: 3 }),
      // Most tries send no query, because calls without this parameter refuse it.
      query: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.dictionary(name, fc.constantFrom('1', '2', '0.01'), { maxKeys: 2 }) },
      ),
      group: fc.constantFrom('1', '2', '-1', 'bayi', ''),
      amount: fc.integer({ min: 1, max: 20 }),
    })
    const call = await visit()
    const tally = { tries: 0, accepted: 0, deviations: 0 }
    await fc.assert(
      fc.asyncProperty(attempt, async ({ path, body, query, group, amount }) => {
        const input = path === '/shopping/get-basket' ? body : { ...line(), amount, ...body }
        const { status } = await call(`${path}?${new URLSearchParams(query)}`, input, { 'group-id': group })
        const lines = await linesOf(call)
        tally.tries += 1
        if (status === 200) tally.accepted += 1
        else expect(status).toBe(400)
        tally.deviations += lines.filter(
          (kept) => kept.price !== 100 || kept.total_price !== 100 * kept.amount,
        ).length
      }),
      { numRuns: 500 },
    )
    expect(tally).toMatchObject({ tries: 500, deviations: 0 })
    expect(tally.accepted).toBeGreaterThan(100)
  })
})

describe('a quantity is an integer from 1 to 999999 (P05)', () => {
  const bad = [
    '-1',
    '0',
    '1.5',
    'true',
    '[7]',
    '"0x10"',
    '1e3',
    '"3"',
    'null',
    '{}',
    '1000000',
    '-0',
    '9007199254740993',
  ]
  it.each(writes.flatMap((path) => bad.map((amount) => [path, amount])))(
    '%s refuses %s',
    async (path, amount) => {
      const call = await visit()
      await call('/add-to-basket', { ...line(), amount: 5 })
      const body = `{"product_id":${shelf.productId},"product_variant_id":${shelf.variantId},"amount":${amount}}`
      expect((await call(path, body)).status).toBe(400)
      expect(await linesOf(call)).toMatchObject([{ amount: 5 }])
    },
  )

  it('says so in the words of the specification', async () => {
    const { body } = await (await visit())('/set-product-amount', { ...line(), amount: 0 })
    expect(body['errors']).toEqual([
      { path: 'amount', code: 'too_small', message: 'Geçersiz miktar. Minimum 1 olmalıdır.' },
    ])
  })

  it('takes 1 and 999999', async () => {
    const call = await visit()
    expect((await call('/add-to-basket', { ...line(), amount: 1 })).status).toBe(200)
    expect((await call('/set-product-amount', { ...line(), amount: 999_999 })).status).toBe(200)
  })
})

describe('an unexpected field is refused and changes nothing', () => {
  it.each(
    [...writes, '/shopping/get-basket', '/shopping/get-basket-counter'].flatMap((path) =>
      ['approval_status', 'group_id', 'role', 'basket_id', 'is_promo'].map((field) => [path, field]),
    ),
  )('%s with %s is 400 (P07)', async (path, field) => {
    const call = await visit()
    await call('/add-to-basket', { ...line(), amount: 5 })
    const before = await linesOf(call)
    const needed = writes.includes(path) ? { ...line(), amount: 7 } : {}
    expect(await call(path, { ...needed, [field]: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: field, code: 'unknown_field' }] },
    })
    expect(await linesOf(call)).toEqual(before)
  })

  it('duplicate keys, __proto__ and duplicate parameters are 400 (P17)', async () => {
    const call = await visit()
    const ids = `"product_id":${shelf.productId},"product_variant_id":${shelf.variantId}`
    expect((await call('/add-to-basket', `{${ids},"amount":1,"amount":2}`)).status).toBe(400)
    expect((await call('/add-to-basket', `{${ids},"amount":1,"__proto__":{"price":1}}`)).status).toBe(400)
    expect((await call('/add-to-basket?a=1&a=2', `{${ids},"amount":1}`)).status).toBe(400)
    expect(await linesOf(call)).toEqual([])
  })

  it('the session or user of another visitor is 403 (P02)', async () => {
    const [call, stranger] = [await visit(), await newVisitor(db)]
    const add = (more: object) => call('/add-to-basket', { ...line(), amount: 1, ...more })
    expect((await add({ session_id: stranger.token })).status).toBe(403)
    expect((await add({ uid: '7' })).status).toBe(403)
    expect(await linesOf(call)).toEqual([])
  })
})
