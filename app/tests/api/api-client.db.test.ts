import { ok, type RequestOpts } from '@oazapfts/runtime'
import { expect, test } from 'vitest'
import * as vitrin from '../../../docs/api-client'
import { openTestShop } from '~/testing/shop'

// An integrator's program with the client generated from docs/openapi.json; tsc checks its types in this file.
const shop = await openTestShop()

/** Sends requests as a program does: it keeps the cookie of its session and sends the origin of its writes. */
function program(): RequestOpts {
  const browser = shop.browser()
  const send = (url: string | URL | Request, { method, headers, body }: RequestInit = {}) => {
    const own = Object.fromEntries(new Headers(headers))
    return browser.send(String(url).replace(shop.origin, ''), {
      method,
      headers: own,
      body: body ?? undefined,
    })
  }
  return { baseUrl: shop.origin, fetch: send }
}

test('a program goes from session to order with the generated client', async () => {
  const opts = program()
  const me = await ok(vitrin.postSiteUserGetIdGuest({ body: {} }, opts))
  expect(me.data.approval_status).toBeNull()

  const found = await ok(vitrin.getProductsFind({ q: 'kordon', length: 10 }, opts))
  const product = found.data.find(({ variants }) =>
    variants.some(({ amount, real_quantity }) => real_quantity === 1 && amount >= 5),
  )!
  const variant = product.variants.find(({ amount, real_quantity }) => real_quantity === 1 && amount >= 5)!
  expect(Object.keys(product.prices.all)).toEqual([String(me.data.group_id)])
  const line = { product_id: product.id, product_variant_id: variant.id }

  const added = await ok(
    vitrin.postAddToBasket({ idempotencyKey: crypto.randomUUID(), body: { ...line, amount: 2 } }, opts),
  )
  expect([added.data.code, added.data.added_amount]).toEqual([201, 2])
  const changed = await ok(vitrin.postSetProductAmount({ body: { ...line, amount: 3 } }, opts))
  expect([changed.data.stockStatus, changed.data.product?.amount]).toEqual(['success', 3])
  const [basket] = (await ok(vitrin.postShoppingGetBasket({ body: {} }, opts))).data
  expect(basket!.basket.total_product_price).toBeCloseTo(variant.price! * 3, 2)

  const body = await orderBody(opts)
  const refused = await vitrin.postShoppingOrders(
    { idempotencyKey: crypto.randomUUID(), body: { ...body, contracts: [] } },
    opts,
  )
  if (refused.status !== 409) throw new Error(`${refused.status}`)
  expect(refused.data.code).toBe('contracts_not_accepted')
  // The refusal lists the contracts to accept.
  const contracts = refused.data.errors.map(({ path, message }) => ({
    id: path.replace('contracts.', ''),
    version: /\d{4}-\d\d-\d\d/.exec(message)![0],
    accepted: true as const,
  }))
  const ordered = { idempotencyKey: crypto.randomUUID(), body: { ...body, contracts } }
  const order = await ok(vitrin.postShoppingOrders(ordered, opts))
  expect(order.data.grand_total).toBeGreaterThanOrEqual(basket!.basket.total_product_price)
  expect(await ok(vitrin.postShoppingOrders(ordered, opts))).toEqual(order)

  const [emptied] = (await ok(vitrin.postShoppingGetBasket({ body: {} }, opts))).data
  expect(emptied!.basket.products).toEqual([])
  expect((await shop.browser().page(order.data.link)).text).toContain(order.data.code)
})

async function orderBody(opts: RequestOpts) {
  const [city] = (await ok(vitrin.getCitiesFind({ q: 'istanbul' }, opts))).data
  const districts = (await ok(vitrin.getPlacesDistricts({ cityId: city!.id }, opts))).data
  const district = districts.find(({ name }) => name === 'Kadıköy')!
  const places = (await ok(vitrin.getPlacesNeighbourhoods({ districtId: district.id }, opts))).data
  const [cargo] = (await ok(vitrin.getCargos({ length: 1 }, opts))).data
  const methods = (await ok(vitrin.getPaymentTypes({}, opts))).data
  expect(methods.map(({ id }) => id)).toContain(2)
  return {
    address: {
      first_name: 'Ayşe',
      last_name: 'Işık',
      email: 'ayse@alici.example',
      phone: '0532 123 45 67',
      city_id: city!.id,
      district_id: district.id,
      neighbourhood: places[0]!.name,
      street: 'Moda Cad. No: 12 Daire: 3',
    },
    invoice: { kind: 'bireysel' as const },
    cargo_id: cargo!.id,
    payment_type: 2 as const,
  }
}
