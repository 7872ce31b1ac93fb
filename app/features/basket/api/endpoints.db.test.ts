import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { stockBalances, variants } from '~/features/catalogue/tables.server'
import { apiOf } from '~/http/testing/call-api'
import { basketEndpoints } from './endpoints.server'
import { dealers, newVisitor, openSmallShop, type Shelf, stockShelf } from '../testing/shop'

const database = await openTestDatabase('empty')
const noTakeOver = async () => undefined
const { db } = database
beforeAll(() => openSmallShop(db))

async function visit(listId?: number) {
  const visitor = await newVisitor(db, listId)
  const call = apiOf(db, basketEndpoints(noTakeOver), visitor)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `sessionId=${visitor.token}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    visitor,
    call,
    post,
    basket: async () => (await post('/shopping/get-basket', {})).body.data[0] as Entry,
  }
}

type Entry = { basket: { id: number; products: { amount: number; price: number; total_price: number }[] } }
const ids = ({ productId, variantId }: Shelf) => ({ product_id: productId, product_variant_id: variantId })

describe('get-basket', () => {
  it('answers one entry without a campaign, in pieces and TL', async () => {
    const { post } = await visit()
    const shelf = await stockShelf(db, { unit: 12_345 })
    await post('/add-to-basket', { ...ids(shelf), amount: 2 })
    const { status, body } = await post('/shopping/get-basket', {
      uid: null,
      session_id: '',
      is_old_basket: false,
    })
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        basket: {
          id: expect.any(Number),
          products: [
            {
              product_id: shelf.productId,
              product_code: expect.any(String),
              product_serial_id: null,
              product_variant_id: shelf.variantId,
              product_name: expect.stringContaining('Kordon'),
              product_variant_name: '18 mm',
              product_image: null,
              product_link: expect.stringContaining('kordon-'),
              amount: 2,
              price: 123.45,
              previous_price: null,
              total_price: 246.9,
              is_promo: false,
              state: 'ok',
              stock: { real_quantity: 1, amount: 100 },
            },
          ],
          total_product_amount: 2,
          total_product_price: 246.9,
          isFreeShipping: false,
          cargo_price: 49.9,
          grand_total: 296.8,
          kdv: [{ rate: 20, net: 247.33, kdv: 49.47, gross: 296.8 }],
          campaign: null,
          coupon: null,
        },
        notices: [],
        campaign_id: null,
        campaign_type: null,
        campaign_discount: null,
        campaign_title: null,
        campaign_description: null,
        campaign_count: 0,
        isFreeShipping: false,
      },
    ])
    expect((await post('/shopping/get-basket-counter', {})).body.data).toEqual({ count: 1 })
  })

  it('answers an empty basket to a visitor without one', async () => {
    const { post, basket } = await visit()
    expect(await basket()).toMatchObject({
      basket: { id: null, products: [], total_product_amount: 0, cargo_price: 0, grand_total: 0 },
    })
    expect((await post('/shopping/get-basket-counter', {})).body.data).toEqual({ count: 0 })
  })
})

describe('add-to-basket', () => {
  it('answers 201 for a new line, then 200, with the exact message', async () => {
    const { post } = await visit()
    const shelf = await stockShelf(db, { stock: 5 })
    const add = async (amount: number) => (await post('/add-to-basket', { ...ids(shelf), amount })).body.data
    const done = { stockStatus: 'success', stockMessage: 'Ürün başarıyla sepetinize eklendi.' }
    expect(await add(1)).toMatchObject({ ...done, code: 201, added_amount: 1, product: { amount: 1 } })
    expect(await add(2)).toMatchObject({ ...done, code: 200, added_amount: 2, product: { amount: 3 } })
    expect(await add(4)).toMatchObject({
      code: 200,
      stockStatus: 'insufficient',
      stockAmount: 5,
      stockMessage: 'Stok yeterli değil: en fazla 5 adet alabilirsiniz.',
      added_amount: 2,
    })
    expect(await add(1)).toMatchObject({
      code: 200,
      stockStatus: 'fail',
      stockAmount: 5,
      stockMessage: 'Stoktaki ürünlerin tamamı zaten sepetinizde.',
      added_amount: 0,
      product: { amount: 5 },
    })
  })

  it('answers 239 with fail for a variant that is not sold', async () => {
    const { post } = await visit()
    const shelf = await stockShelf(db)
    await db.update(variants).set({ sellable: false }).where(eq(variants.id, shelf.variantId))
    const { status, body } = await post('/add-to-basket', { ...ids(shelf), amount: 1 })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ code: 239, stockStatus: 'fail', stockAmount: 0, product: null })
  })

  it('refuses broken packages with 400, and speaks of packages when stock is short', async () => {
    const { post } = await visit(dealers)
    const shelf = await stockShelf(db, { dealerUnit: 5_000, dealerPackage: 12, stock: 30 })
    const add = (amount: number) => post('/add-to-basket', { ...ids(shelf), amount })
    expect(await add(5)).toMatchObject({
      status: 400,
      body: { code: 'not_whole_packages', title: 'Bu ürün 12 adetlik paketlerle satılır.' },
    })
    expect((await add(36)).body.data).toMatchObject({
      stockStatus: 'insufficient',
      stockAmount: 30,
      stockMessage: 'Stok yeterli değil: en fazla 2 paket (24 adet) alabilirsiniz.',
      product: { amount: 24, stock: { real_quantity: 12 } },
    })
    await db.update(stockBalances).set({ onHand: 7 }).where(eq(stockBalances.variantId, shelf.variantId))
    const { data } = (await post('/set-product-amount', { ...ids(shelf), amount: 12 })).body
    expect(data).toMatchObject({ stockStatus: 'fail', stockAmount: 7, product: { amount: 24 } })
    expect(data).toHaveProperty(
      'stockMessage',
      'Stok yeterli değil: ürün 12 adetlik paketlerle satılır, stokta 7 adet var.',
    )
  })

  it('asks for a variant when a product has several', async () => {
    const { post } = await visit()
    const { productId } = await stockShelf(db, { variants: 2 })
    expect(await post('/add-to-basket', { product_id: productId, amount: 1 })).toMatchObject({
      status: 400,
      body: { code: 'choose_variant' },
    })
  })

  it('with an Idempotency-Key adds once, even when it is repeated', async () => {
    const { post, basket } = await visit()
    const shelf = await stockShelf(db)
    const key = { 'idempotency-key': 'add-once-0001' }
    const first = await post('/add-to-basket', { ...ids(shelf), amount: 2 }, key)
    const again = await post('/add-to-basket', { ...ids(shelf), amount: 2 }, key)
    expect(again.body).toEqual(first.body)
    expect(await post('/add-to-basket', { ...ids(shelf), amount: 3 }, key)).toMatchObject({ status: 422 })
    expect((await basket()).basket.products).toMatchObject([{ amount: 2 }])
  })
})

describe('changing and removing', () => {
  it('set-product-amount, increase-product and decrease-product answer the current line', async () => {
    const { post, basket } = await visit()
    const shelf = await stockShelf(db)
    const change = async (path: string, more = {}) => (await post(path, { ...ids(shelf), ...more })).body.data
    expect(await change('/increase-product')).toMatchObject({
      code: 200,
      stockStatus: 'fail',
      stockMessage: 'Bu ürün artık sepetinizde değil.',
    })
    await change('/add-to-basket', { amount: 1 })
    expect(await change('/set-product-amount', { amount: 7, price: 1, total_price: 7 })).toMatchObject({
      code: 200,
      stockStatus: 'success',
      product: { amount: 7, price: 100, total_price: 700 },
    })
    expect(await change('/increase-product')).toMatchObject({ product: { amount: 8 } })
    expect(await change('/decrease-product')).toMatchObject({ product: { amount: 7 } })
    await change('/set-product-amount', { amount: 1 })
    expect(await change('/decrease-product')).toMatchObject({ stockStatus: 'success', product: null })
    expect((await basket()).basket.products).toEqual([])
  })

  it('remove-product answers code 200, also when the line has gone already', async () => {
    const { post, basket } = await visit()
    const shelf = await stockShelf(db)
    await post('/add-to-basket', { ...ids(shelf), amount: 1 })
    expect((await post('/remove-product', ids(shelf))).body).toEqual({ data: { code: 200 } })
    expect((await post('/remove-product', ids(shelf))).body).toEqual({ data: { code: 200 } })
    expect((await basket()).basket.products).toEqual([])
  })

  it('remove-product asks for the variant when several are in the basket', async () => {
    const { post, basket } = await visit()
    const { productId, variantIds } = await stockShelf(db, { variants: 2 })
    for (const id of variantIds) {
      await post('/add-to-basket', { product_id: productId, product_variant_id: id, amount: 1 })
    }
    expect(await post('/remove-product', { product_id: productId })).toMatchObject({
      status: 400,
      body: { code: 'choose_variant' },
    })
    expect((await basket()).basket.products).toHaveLength(2)
  })

  it('remove-basket empties the visitor’s own basket; another visitor’s is not found', async () => {
    const [owner, other] = [await visit(), await visit()]
    const shelf = await stockShelf(db)
    await owner.post('/add-to-basket', { ...ids(shelf), amount: 1 })
    const { id } = (await owner.basket()).basket
    expect(await other.call(`/remove-basket/${id}`, { method: 'DELETE' })).toMatchObject({
      status: 404,
      body: { code: 'basket_not_found' },
    })
    expect((await owner.basket()).basket.products).toHaveLength(1)
    expect(await owner.call(`/remove-basket/${id}`, { method: 'DELETE' })).toMatchObject({
      status: 200,
      body: { data: { code: 200 } },
    })
    expect((await owner.basket()).basket.products).toEqual([])
  })
})
