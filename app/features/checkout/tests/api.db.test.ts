import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { getBasket } from '~/features/basket/basket.server'
import { newVisitor, setPrice, stockShelf } from '~/features/basket/testing/shop'
import { stockBalances } from '~/features/catalogue/tables.server'
import { paymentEndpoints } from '~/features/payments/api/endpoints.server'
import { apiOf } from '~/http/testing/call-api'
import { ordersEndpoints } from '~/features/orders/api/endpoints.server'
import { checkoutEndpoints } from '../api/endpoints.server'
import { getOrderBySignedLink } from '~/features/orders/orders.server'
import { orders } from '~/features/orders/tables.server'
import { address, newBuyer, openCheckoutShop, person } from '../testing/checkout'

const database = await openTestDatabase('empty')
const { db } = database
beforeAll(() => openCheckoutShop(db))

const contracts = ['pre-information', 'distance-sale'].map((id) => ({
  id,
  version: '2026-11-24',
  accepted: true,
}))
const body = { address, invoice: person, cargo_id: 1, payment_type: 2, contracts }

async function buyer(quantity = 1) {
  const shelf = await stockShelf(db)
  const visitor = await newBuyer(db, [shelf], quantity)
  const call = apiOf(db, [...ordersEndpoints, ...checkoutEndpoints], visitor)
  const headers = { 'content-type': 'application/json', cookie: `sessionId=${visitor.token}` }
  const post = (sent: unknown, key: string | null = crypto.randomUUID()) =>
    call('/shopping/orders/', {
      method: 'POST',
      headers: key === null ? headers : { ...headers, 'idempotency-key': key },
      body: typeof sent === 'string' ? sent : JSON.stringify(sent),
    })
  return { visitor, shelf, post }
}

describe('POST shopping/orders/', () => {
  it('places the order of the basket and answers its code, total and signed link', async () => {
    const { post } = await buyer(2)
    const { status, body: answer } = await post({ ...body, coupon: null, note: 'Zil çalışmıyor' })
    expect(status).toBe(200)
    expect(answer.data).toMatchObject({
      status: 90,
      status_text: 'Ödeme bekleniyor',
      payment_type: 2,
      grand_total: 249.9,
    })
    const { code, link, expires_at } = answer.data as { code: string; link: string; expires_at: string }
    expect(expires_at).toMatch(/\+03:00$/)
    const url = new URL(link)
    expect(url.pathname).toBe(`/siparis/${code}`)
    const signature = url.searchParams.get('imza')!
    expect(await getOrderBySignedLink(db, { code, signature, secret: 's' })).toMatchObject({
      note: 'Zil çalışmıyor',
    })
  })

  it('answers a replay with the first order, another body under the same key with 422', async () => {
    const { post } = await buyer()
    const first = await post(body, 'order-key-1')
    expect(await post(body, 'order-key-1')).toMatchObject({ status: 200, body: first.body })
    expect(await post({ ...body, note: 'Başka' }, 'order-key-1')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
    expect(await post(body, 'order-key-2')).toMatchObject({ status: 409, body: { code: 'empty_basket' } })
  })

  it('asks for an Idempotency-Key', async () => {
    const { post } = await buyer()
    for (const key of [null, '', 'short', 'with space in it', 'x'.repeat(201)]) {
      expect((await post(body, key)).status).toBe(400)
    }
  })

  it.each(['status', 'price', 'total', 'grand_total', 'group_id', 'role', 'approval_status', 'discount'])(
    'refuses a body that sets %s (promise P07)',
    async (field) => {
      const { post } = await buyer()
      const before = await db.$count(orders)
      const { status, body: answer } = await post({ ...body, [field]: 1 })
      expect(status).toBe(400)
      expect(answer.errors).toMatchObject([{ path: field, code: 'unknown_field' }])
      expect(await db.$count(orders)).toBe(before)
    },
  )

  it('refuses privileged fields inside address, invoice and contracts too (promise P07)', async () => {
    const { post } = await buyer()
    for (const wrong of [
      { address: { ...address, city: 'Ankara' } },
      { invoice: { ...person, approved: true } },
      { contracts: contracts.map((contract) => ({ ...contract, html: '' })) },
    ]) {
      expect((await post({ ...body, ...wrong })).status).toBe(400)
    }
  })

  it('accepts only numbers as numbers, not text, booleans, fractions or lists', async () => {
    const { post } = await buyer()
    for (const wrong of ['1', true, 1.5, [1], null, -1, 0, 1e30]) {
      expect((await post({ ...body, cargo_id: wrong })).status).toBe(400)
    }
    const json = JSON.stringify(body)
    expect((await post(json.replace('"cargo_id":1', '"cargo_id":1e0'))).status).toBe(400)
    expect((await post(json.replace('"cargo_id":1', '"cargo_id":1,"cargo_id":2'))).body).toMatchObject({
      code: 'duplicate_key',
    })
    expect((await post(json.replace('"cargo_id":1', '"cargo_id":1,"__proto__":{}'))).body).toMatchObject({
      code: 'forbidden_key',
    })
  })

  it('names the wrong field in Turkish, even when the parts of a place do not fit', async () => {
    const { post } = await buyer()
    const { status, body: answer } = await post({ ...body, address: { ...address, district_id: 1 } })
    expect({ status, errors: answer.errors }).toEqual({
      status: 400,
      errors: [
        {
          path: 'address.district_id',
          code: 'unknown_district',
          message: 'Seçtiğiniz ilçe bu ile bağlı değil. İlçeyi yeniden seçin.',
        },
      ],
    })
    const { address: _, ...withoutAddress } = body
    expect((await post(withoutAddress)).body).toMatchObject({
      errors: [{ path: 'address', code: 'required' }],
    })
  })

  it('refuses the id of a saved address from a guest', async () => {
    const { post } = await buyer()
    expect(await post({ ...body, address_id: 1 })).toMatchObject({
      status: 404,
      body: { code: 'address_not_found' },
    })
  })

  it('names the contract version to accept when none or another was', async () => {
    const { post } = await buyer()
    const none = await post({ ...body, contracts: [] }, 'contracts-key')
    expect(none).toMatchObject({ status: 409, body: { code: 'contracts_not_accepted' } })
    expect(none.body.errors).toMatchObject([
      { path: 'contracts.pre-information' },
      { path: 'contracts.distance-sale' },
    ])
    const old = contracts.map((contract) => ({ ...contract, version: '2020-01-01' }))
    expect(await post({ ...body, contracts: old }, 'contracts-key')).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    })
    expect(
      (await post({ ...body, contracts: contracts.map((one) => ({ ...one, accepted: false })) })).status,
    ).toBe(400)
    expect((await post(body, 'contracts-key')).status).toBe(200)
  })

  it('orders only at the total shown to the customer, and otherwise answers the new total', async () => {
    const { visitor, shelf, post } = await buyer(2)
    const stockOf = () => db.select().from(stockBalances).where(eq(stockBalances.variantId, shelf.variantId))
    const shown = 249.9
    const before = await stockOf()
    await setPrice(db, shelf.variantId, 20_000)
    const refused = await post({ ...body, expected_total: shown }, 'expected-key')
    await setPrice(db, shelf.variantId, 10_000)
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(refused.body.details).toEqual({
      quote: {
        total_product_price: 400,
        campaign_discount: 0,
        coupon_discount: 0,
        cargo_price: 49.9,
        payment_fee: 0,
        grand_total: 449.9,
        kdv: [{ rate: 20, net: 374.91, kdv: 74.99, gross: 449.9 }],
      },
    })
    expect(await stockOf()).toEqual(before)
    expect((await getBasket(db, visitor)).lines).toHaveLength(1)
    for (const wrong of [249.89, 249.91, 0])
      expect(await post({ ...body, expected_total: wrong }, 'expected-key')).toMatchObject({ status: 409 })
    for (const odd of [249.901, -1, '249.90', null])
      expect((await post({ ...body, expected_total: odd }, 'expected-key')).status).toBe(400)
    // A refused request does not use up the key: the same key orders with the right total.
    const placed = await post({ ...body, expected_total: shown }, 'expected-key')
    expect(placed).toMatchObject({ status: 200, body: { data: { grand_total: shown } } })
    expect((await post({ ...body, expected_total: shown }, 'expected-key')).body).toEqual(placed.body)
    expect((await post(body, 'expected-key')).status).toBe(422)
  })

  it('reports line by line why it cannot be ordered', async () => {
    const { visitor, post } = await buyer(5)
    await db.execute('update stock_balances set on_hand = 2')
    const { status, body: answer } = await post(body)
    await db.execute('update stock_balances set on_hand = 100')
    expect(status).toBe(409)
    expect(answer).toMatchObject({
      code: 'blocked_lines',
      errors: [{ code: 'insufficient', message: expect.stringContaining('yalnızca 2 adet') }],
    })
    expect(await apiOf(db, [...ordersEndpoints, ...checkoutEndpoints], visitor)('/cargos')).toMatchObject({
      status: 200,
    })
  })

  it('belongs to the calling session: naming another one is 403 (promise P02)', async () => {
    const { post } = await buyer()
    expect(await post({ ...body, session_id: (await newVisitor(db)).token })).toMatchObject({ status: 403 })
    expect(await post({ ...body, uid: '7' })).toMatchObject({ status: 403 })
    expect((await post({ ...body, uid: null, session_id: '' })).status).toBe(200)
  })
})

describe('the lists that a checkout needs', () => {
  const get = apiOf(db, [...ordersEndpoints, ...checkoutEndpoints, ...paymentEndpoints])

  it('hold the carriers that carry today', async () => {
    const { body: answer } = await get('/cargos')
    expect(answer.data).toEqual([
      {
        id: 1,
        name: 'Hızlı Kargo',
        kind: 'parcel',
        price: 49.9,
        min_days: 1,
        max_days: 2,
        cash_on_delivery: true,
      },
      {
        id: 2,
        name: 'Posta',
        kind: 'parcel',
        price: 29.9,
        min_days: 2,
        max_days: 5,
        cash_on_delivery: false,
      },
    ])
    expect(answer.meta).toEqual({ total: 2, start: 0, length: 30 })
    expect((await get('/cargos/2')).body.data).toMatchObject({ name: 'Posta' })
    for (const id of ['3', '99']) expect((await get(`/cargos/${id}`)).status).toBe(404)
  })

  it('hold the ways to pay that a guest may use, with fee, limit and bank accounts', async () => {
    const { body: answer } = await get('/payment-types?end_user_payment_types=1')
    expect(answer.data).toMatchObject([
      {
        id: 2,
        name: 'Havale / EFT',
        fee: 0,
        limit: null,
        bank_accounts: [{ iban: 'TR330006100519786457841326' }],
      },
      { id: 4, name: 'Kapıda ödeme', fee: 39.9, limit: 5000, bank_accounts: [] },
      { id: 1, name: 'Kredi / banka kartı', fee: 0, limit: null, bank_accounts: [] },
    ])
    expect((await get('/payment-types?group-id=2')).status).toBe(400)
  })

  it('hold enums 13 and 27 and no other', async () => {
    const statuses = (await get('/enums/listByGroup/13')).body.data as { value: number; text: string }[]
    expect(statuses).toContainEqual({ value: 90, text: 'Ödeme bekleniyor' })
    expect(statuses).toContainEqual({ value: -1, text: '' })
    expect((await get('/enums/listByGroup/27')).body.data).toHaveLength(7)
    for (const group of ['1', '14', 'toString', '__proto__', '13x']) {
      expect((await get(`/enums/listByGroup/${group}`)).status).toBe(404)
    }
  })
})
