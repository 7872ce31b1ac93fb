import { eq } from 'drizzle-orm'
import { askForPayments } from '../../../app/server/payments/card-payments.server'
import type { Database } from '../../../app/db/connection.server'
import { transaction } from '../../../app/db/transaction.server'
import { addLine, enterCoupon } from '../../../app/features/basket/basket.server'
import { dealers, type Shelf, stockShelf } from '../../../app/features/basket/testing/shop'
import { moveStock } from '../../../app/features/catalogue/selling/stock.server'
import { businessPartners } from '../../../app/features/customers/tables.server'
import { newMember } from '../../../app/features/customers/testing/member'
import type { Visitor } from '../../../app/features/identity/identity'
import { fromBasket, placeOrder } from '../../../app/features/checkout/checkout.server'
import * as fulfilment from '../../../app/features/fulfilment/fulfilment.server'
import { expireOrder } from '../../../app/features/orders/orders.server'
import {
  call,
  dealerRequest,
  directRequest,
  newBuyer,
  openCheckoutShop,
} from '../../../app/features/checkout/testing/checkout'
import { beginPayment, sendRefund, testBank } from '../../../app/features/payments/payments.server'
import { refunds } from '../../../app/features/payments/tables.server'
import { giveCard, giveCode } from '../../../app/features/payments/providers/test-bank/bank.server'
import { makeCoupon } from '../../../app/features/promotions/testing/offers'
import { createLog } from '../../../app/server/log.server'
import { cards } from '../../../app/testing/payer'

const hour = 3_600_000
const origin = 'https://vitrin.example'
const staff = { actor: 'test', now: call.now }

/** A shop with one example of everything that the invariants check. */
export async function liveThrough({ db }: Database): Promise<void> {
  await openCheckoutShop(db)
  const shelf = await stockShelf(db, { stock: 0, dealerUnit: 5_000, dealerPackage: 12 })
  await transaction(db, (db) =>
    moveStock(db, [{ variantId: shelf.variantId, quantity: 500 }], 'opening', 'test'),
  )
  const { code: coupon } = await makeCoupon(db, { totalLimit: 2, customerLimit: 1 })
  const guest = () => newBuyer(db, [shelf], 2)

  await place(await guest(), 2)
  const cancelled = await place(await guest(), 4, coupon)
  await fulfilment.cancelByStaff(db, cancelled.code, 'Kalmadı', staff)
  // The use was released: the same customer may have it again.
  await place(await guest(), 4, coupon)
  const dealer = await newDealer(db, shelf)
  await place(dealer, 3)
  await addLine(db, dealer, { ...shelf, quantity: 12 })
  const takenBack = await place(dealer, 3)
  await fulfilment.cancelByStaff(db, takenBack.code, 'Kalmadı', staff)

  const clock = () => new Date(call.now.getTime() + hour)
  const gateway = testBank({ db, secret: 'a secret of the tests, 32 characters', clock })
  const gateways = { chosen: gateway, named: { test: gateway } }
  const [paid, changed] = [await place(await guest(), 1), await place(await guest(), 1)]
  await payAtBank(paid.attemptId!, cards.pays)
  await payAtBank(changed.attemptId!, cards.changedAmount)
  await askForPayments({ db, gateways: () => Promise.resolve(gateways), clock, log: createLog('silent') })
  await fulfilment.startPacking(db, paid.code, staff)
  await fulfilment.ship(db, paid.code, { trackingNumber: '', link: '', pieces: null }, staff)
  await fulfilment.refundByStaff(db, { code: paid.code, amount: 500, reason: 'Jest', key: 'gift' }, staff)
  await fulfilment.refuseDelivery(db, paid.code, 'Alınmadı', staff)
  const [back] = await fulfilment.listOpenReturns(db)
  await fulfilment.receiveReturn(db, back!.id, null, staff)
  const wanted = await db.select().from(refunds).where(eq(refunds.state, 'wanted'))
  for (const { id } of wanted) await sendRefund(db, { gateways, refundId: id, now: clock() })
  // The amount was wrong, and its time is over.
  await expireOrder(db, { code: changed.code, now: clock() })

  async function place(visitor: Visitor, paymentType: 1 | 2 | 3 | 4, code: string | null = null) {
    if (code) await enterCoupon(db, visitor, code)
    const asks = paymentType === 3 ? dealerRequest : directRequest
    const request = { ...(await asks(db)), paymentType, coupon: { code } }
    const outcome = await placeOrder(db, visitor, fromBasket(request), call)
    if (outcome.status !== 'placed') throw new Error(JSON.stringify(outcome))
    return outcome.order
  }

  async function payAtBank(id: string, number: string): Promise<void> {
    const { token } = await beginPayment(db, gateways, { id, origin, now: () => call.now })
    await giveCard(db, token!, number)
    await giveCode(db, token!, '123456', call.now)
  }
}

async function newDealer(db: Database['db'], shelf: Shelf) {
  const dealer = await newMember(db, { priceListId: dealers })
  await db
    .update(businessPartners)
    .set({ creditLimit: 1_000_000, paymentTermDays: 30 })
    .where(eq(businessPartners.id, dealer.partner.id))
  await addLine(db, dealer, { ...shelf, quantity: 24 })
  return dealer
}
