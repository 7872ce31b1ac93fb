import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { addLine } from '~/features/basket/basket.server'
import { dealers, newVisitor, openSmallShop, stockShelf, stockShelves } from '~/features/basket/testing/shop'
import { apiOf } from '~/http/testing/call-api'
import type { StockAlertCalls } from '../stock-alert-calls.server'
import { listsEndpoints } from './endpoints.server'

const database = await openTestDatabase('empty')
const { db } = database
beforeAll(() => openSmallShop(db))

const noAlerts: StockAlertCalls = {
  list: async () => [],
  add: () => Promise.reject(new Error('No stock alerts here')),
  drop: async () => false,
}

async function visit(listId?: number) {
  const visitor = await newVisitor(db, listId)
  const call = apiOf(db, listsEndpoints(noAlerts), visitor)
  const post = (body: object) =>
    call('/bp-relation-products', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    visitor,
    call,
    post,
    drop: (id: number) => call(`/bp-relation-products/${id}`, { method: 'DELETE' }),
  }
}

describe('bp-relation-products', () => {
  it('keeps favourites and lists the newest first, 30 per page', async () => {
    const { call, post } = await visit()
    const shelves = await stockShelves(db, 31)
    for (const { productId } of shelves)
      expect((await post({ type: 1, product_id: productId })).body.data).toMatchObject({ code: 201 })
    expect((await post({ type: 1, product_id: shelves[0]!.productId })).body.data).toMatchObject({
      code: 200,
    })
    const { body } = await call('/site/bp-relation-products?type=1')
    expect(body['meta']).toEqual({ total: 31, start: 0, length: 30 })
    expect(body.data[0]).toEqual({
      id: expect.any(Number),
      type: 1,
      product_id: shelves[0]!.productId,
      product_variant_id: null,
      amount: null,
      kept_at: expect.stringMatching(/^\d{4}-.*\+03:00$/),
      product: {
        code: expect.any(String),
        name: expect.stringContaining('Kordon'),
        variant_name: null,
        link: expect.stringContaining('kordon-'),
        image: null,
        price: 100,
        stock: { real_quantity: 1, in_stock: true },
      },
    })
    expect((await call('/site/bp-relation-products?type=1&start=30')).body.data).toHaveLength(1)
  })

  it('type 5 moves a line out of the basket and shows it as its variant, at the price of the visitor’s list', async () => {
    const { visitor, call, post } = await visit(dealers)
    const shelf = await stockShelf(db, { dealerUnit: 5_000, dealerPackage: 12 })
    await addLine(db, visitor, { ...shelf, quantity: 24 })
    await post({ type: 5, product_id: shelf.productId, product_variant_id: shelf.variantId })
    expect((await call('/site/bp-relation-products?type=5&session_id=')).body.data).toMatchObject([
      {
        product_variant_id: shelf.variantId,
        amount: 24,
        product: { price: 60, variant_name: '18 mm', stock: { real_quantity: 12 } },
      },
    ])
  })

  it('deletes only the visitor’s own', async () => {
    const [owner, other] = [await visit(), await visit()]
    const { productId } = await stockShelf(db)
    const { id } = (await owner.post({ type: 1, product_id: productId })).body.data as { id: number }
    expect(await other.drop(id)).toMatchObject({ status: 404, body: { code: 'not_kept' } })
    expect(await owner.drop(id)).toMatchObject({ status: 200, body: { data: { code: 200 } } })
    expect(await owner.drop(id)).toMatchObject({ status: 404 })
  })

  it.each([
    { type: 3, product_id: 1 },
    { type: '1', product_id: 1 },
    { type: 1, product_id: '1' },
    { type: 1, product_id: 1, group_id: 2 },
    { type: 1 },
  ])('refuses %j', async (body) => {
    expect((await (await visit()).post(body)).status).toBe(400)
  })

  it.each(['', '?type=4', '?type=1&type=5', '?type=1&role=admin', '?type=1&start=-1', '?type=true'])(
    'refuses the query %s',
    async (query) => {
      expect((await (await visit()).call(`/site/bp-relation-products${query}`)).status).toBe(400)
    },
  )

  it('refuses a product that the visitor may not see', async () => {
    const { status, body } = await (await visit()).post({ type: 1, product_id: 2_000_000_000 })
    expect({ status, title: body['title'] }).toEqual({ status: 404, title: 'Ürün bulunamdı!' })
  })
})
