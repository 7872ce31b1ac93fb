import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { addLine } from '~/features/basket/basket.server'
import { dealers, newVisitor, stockShelf } from '~/features/basket/testing/shop'
import { newMember } from '~/features/customers/testing/member'
import type { Visitor } from '~/features/identity/identity'
import { addRow } from '~/http/calls/editing.server'
import { carrierEditor } from '~/features/orders/carriers/carrier-store.server'
import type { CarrierKind } from '~/features/orders/carriers/carriers'
import { chooseCarrier, choosePayment, getCheckout, saveAddress } from '../steps/save-steps.server'
import { makeOrderPdf } from '~/features/orders/orders.server'
import { placeOrder } from '../place/place-order.server'
import { fromBasket } from '../place/ordered-goods.server'
import { ship, startPacking, confirmPayment, getFullOrder } from '~/features/fulfilment/fulfilment.server'
import { carriers } from '~/features/orders/tables.server'
import * as checkout from '../testing/checkout'

const { db } = await openTestDatabase('empty')
await checkout.openCheckoutShop(db)
const { now, call, accept } = checkout
const [cargo, depot] = [11, 12]
const base = { vkn: '1234567890', price: 0, minDays: 1, maxDays: 3 }
await db.insert(carriers).values([
  { ...base, id: cargo, name: 'Alıcı ödemeli', kind: 'receiver_pays' },
  { ...base, id: depot, name: 'Ambar', kind: 'ambar' },
])
const staff = { actor: 'test', now }
const toDepot = 'Yıldız Ambarı, Bursa'

async function withGoods<V extends Visitor>(visitor: V): Promise<V> {
  const goods = await stockShelf(db, { stock: 100, dealerUnit: 5_000, dealerPackage: 12 })
  await addLine(db, visitor, { ...goods, quantity: 12 })
  return visitor
}
const dealer = async () => withGoods(await newMember(db, { priceListId: dealers }))
const requested = async (carrierId: number, named = '') => ({
  ...(await checkout.dealerRequest(db)),
  carrierId,
  depot: named,
})

describe('transport that the receiver pays', () => {
  test('is offered to approved wholesale alone, is free in the shop and allows no cash on delivery', async () => {
    const [buyer, guest] = [await dealer(), await withGoods(await newVisitor(db))]
    for (const visitor of [buyer, guest]) await saveAddress(db, visitor, checkout.delivery(), now)
    expect(await chooseCarrier(db, buyer, cargo, now)).toEqual({ status: 'saved' })
    const { quote } = (await getCheckout(db, buyer, call))!
    expect(quote.basket.shipping).toBe(0)
    expect(quote.payments.find(({ type }) => type === 4)?.refusal).toEqual({ reason: 'carrier' })
    expect(await choosePayment(db, buyer, 4, now)).toMatchObject({ status: 'payment_unavailable' })

    const offered = (await getCheckout(db, guest, call))!.quote.carriers.map(({ id }) => id)
    expect(offered).toEqual([checkout.fast, checkout.post])
    expect(await chooseCarrier(db, guest, cargo, now)).toEqual({
      status: 'carrier_unavailable',
      reason: 'dealers_only',
    })
    for (const id of [cargo, depot])
      expect(await placeOrder(db, guest, fromBasket(await requested(id, toDepot)), call)).toEqual({
        status: 'carrier_unavailable',
        reason: 'dealers_only',
      })
  })

  test('needs the name of the depot, and shows it on order, papers and parcel', async () => {
    const buyer = await dealer()
    expect(await placeOrder(db, buyer, fromBasket(await requested(depot)), call)).toEqual({
      status: 'carrier_unavailable',
      reason: 'depot',
    })
    await saveAddress(db, buyer, checkout.delivery(), now)
    expect(await chooseCarrier(db, buyer, depot, now)).toMatchObject({ reason: 'depot' })
    await chooseCarrier(db, buyer, depot, now, toDepot)
    await choosePayment(db, buyer, 2, now)
    const { draft, review } = (await getCheckout(db, buyer, call))!
    const told = review!.contracts.map(({ plainText }) => plainText).join('\n')
    expect(told).toContain('doğrudan taşıyıcıya öder')
    const code = await checkout.placedCode(
      placeOrder(
        db,
        buyer,
        fromBasket({ ...(await requested(depot, draft.depot)), contracts: accept(review!.contracts) }),
        call,
      ),
    )
    const order = (await getFullOrder(db, code))!
    expect(order).toMatchObject({ carrier: `Ambar, ${toDepot}`, receiverPays: true, shipping: 0 })
    expect(order.grandTotal).toBe(order.goods)
    expect((await makeOrderPdf(db, order, 'proforma', now))?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await confirmPayment(db, code, staff)
    await startPacking(db, code, staff)
    await ship(db, code, { trackingNumber: 'İrsaliye 7', link: '', pieces: null }, staff)
    expect((await getFullOrder(db, code))!.shipments).toMatchObject([
      { carrier: `Ambar, ${toDepot}`, receiverPays: true },
    ])
  })

  test('drops a depot typed for another carrier', async () => {
    const code = await checkout.placedCode(
      placeOrder(db, await dealer(), fromBasket(await requested(checkout.fast, toDepot)), call),
    )
    expect(await getFullOrder(db, code)).toMatchObject({ carrier: 'Hızlı Kargo', receiverPays: false })
  })

  test.each([
    ['receiver_pays', { price: 4_990, cashOnDelivery: false }],
    ['ambar', { price: 0, cashOnDelivery: true }],
  ] as [CarrierKind, object][])('%s has neither a price nor cash on delivery', async (kind, wrong) => {
    const input = { ...base, name: `Yanlış ${kind}`, kind, kdvRate: 20, trackingUrl: '', active: true }
    const row = { ...input, position: 0, cashOnDelivery: false, ...wrong }
    const visitor = { kind: 'staff', user: { userId: 1 } } as unknown as Visitor
    expect(await addRow(db, carrierEditor, row, { visitor, now })).toMatchObject({
      status: 'refused',
      refusal: { errors: [{ path: 'kind' }] },
    })
  })
})
