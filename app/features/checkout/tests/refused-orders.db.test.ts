import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Transaction } from '~/db/connection.server'
import { type Happening, observe } from '~/db/happenings.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { addLine, countBasket } from '~/features/basket/basket.server'
import { newVisitor, stockShelf } from '~/features/basket/testing/shop'
import { prices, stockBalances, variants } from '~/features/catalogue/tables.server'
import { priceLists } from '~/features/customers/tables.server'
import type { Visitor } from '~/features/identity/identity'
import { placeOrder } from '../place/place-order.server'
import type { OrderRequest } from '../place/order-request'
import { fromBasket } from '../place/ordered-goods.server'
import { orders } from '~/features/orders/tables.server'
import {
  accept,
  call,
  cashOnDelivery,
  directRequest,
  fast,
  newBuyer,
  openCheckoutShop,
  post,
  readyToOrder,
} from '../testing/checkout'

const database = await openTestDatabase('empty')
beforeAll(() => openCheckoutShop(database.db))
const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

async function requestOf(
  db: Transaction,
  visitor: Visitor,
  change: Partial<OrderRequest> = {},
): Promise<OrderRequest> {
  const { draft, review } = await readyToOrder(db, visitor)
  const { address, invoice, carrierId, paymentType } = draft
  const contracts = accept(review.contracts)
  return {
    address: address!,
    invoice: invoice!,
    carrierId: carrierId!,
    paymentType: paymentType!,
    note: '',
    contracts,
    ...change,
  }
}

const stockOf = async (db: Transaction, variantId: number) =>
  (await db.select().from(stockBalances).where(eq(stockBalances.variantId, variantId)))[0]
const countOrders = (db: Transaction) => db.$count(orders)

describe('an order is refused, and nothing is saved,', () => {
  const refusal = (db: Transaction, visitor: Visitor, request: OrderRequest) =>
    placeOrder(db, visitor, fromBasket(request), call)

  it(
    'when a price rose after it was shown: the answer has the new quote',
    rolledBack(async (db) => {
      const shelf = await stockShelf(db)
      const visitor = await newBuyer(db, [shelf])
      const request = await requestOf(db, visitor)
      await db.update(prices).set({ amount: 12_000 }).where(eq(prices.variantId, shelf.variantId))
      const outcome = await refusal(db, visitor, request)
      expect(outcome).toMatchObject({ status: 'price_changed', quote: { basket: { grandTotal: 16_990 } } })
      expect(await countOrders(db)).toBe(0)
      expect(await countBasket(db, visitor)).toBe(1)
      if (outcome.status !== 'price_changed') return
      const again = await refusal(db, visitor, { ...request, contracts: accept(outcome.contracts) })
      expect(again).toMatchObject({ status: 'placed', order: { grandTotal: 16_990 } })
    }),
  )

  it(
    'when the basket has changed in another window, even at the same total',
    rolledBack(async (db) => {
      const [shelf, other] = [await stockShelf(db), await stockShelf(db)]
      const visitor = await newBuyer(db, [shelf])
      const request = await requestOf(db, visitor)
      await db.execute(
        sql`update basket_lines set product_id = ${other.productId}, variant_id = ${other.variantId}`,
      )
      expect(await refusal(db, visitor, request)).toMatchObject({ status: 'price_changed' })
    }),
  )

  it(
    'when a contract was not accepted, or is unknown to the shop',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      const request = await requestOf(db, visitor)
      const [preInformation, distanceSale] = request.contracts
      const none = { status: 'contracts_not_accepted' }
      expect(await refusal(db, visitor, { ...request, contracts: [] })).toMatchObject(none)
      expect(await refusal(db, visitor, { ...request, contracts: [preInformation!] })).toMatchObject({
        ...none,
        contracts: [{ id: 'distance-sale' }],
      })
      const stranger = { ...distanceSale!, id: 'other' }
      expect(
        await refusal(db, visitor, { ...request, contracts: [...request.contracts, stranger] }),
      ).toMatchObject({
        status: 'price_changed',
      })
      expect(await countOrders(db)).toBe(0)
    }),
  )

  it(
    'unless the version of today’s text is named, with or without its fingerprint',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      const request = await requestOf(db, visitor)
      const named = (version: string) => ({
        ...request,
        contracts: request.contracts.map((one) => ({ ...one, version })),
      })
      for (const version of ['2020-01-01', '2026-11-22+0123456789abcdef', '']) {
        expect(await refusal(db, visitor, named(version))).toMatchObject({ status: 'price_changed' })
      }
      expect(await refusal(db, visitor, named('2026-11-24'))).toMatchObject({ status: 'placed' })
    }),
  )

  it(
    'line by line, when a product is no longer sold or short of stock',
    rolledBack(async (db) => {
      const [gone, little, fine] = [await stockShelf(db), await stockShelf(db), await stockShelf(db)]
      const visitor = await newBuyer(db, [gone, little, fine], 5)
      const request = await requestOf(db, visitor)
      await db.update(variants).set({ sellable: false }).where(eq(variants.id, gone.variantId))
      await db.update(stockBalances).set({ onHand: 3 }).where(eq(stockBalances.variantId, little.variantId))
      expect(await refusal(db, visitor, request)).toMatchObject({
        status: 'blocked_lines',
        lines: [
          { variantId: gone.variantId, reason: 'unsellable' },
          { variantId: little.variantId, reason: 'insufficient', available: 3 },
        ],
      })
      expect(await countOrders(db)).toBe(0)
      expect(await stockOf(db, fine.variantId)).toMatchObject({ onHand: 100, reserved: 0 })
    }),
  )

  it(
    'and a lack of stock is told, as is the order that follows',
    rolledBack(async (db) => {
      const told: Happening[] = []
      observe(db, (happening) => void told.push(happening))
      const shelf = await stockShelf(db)
      const visitor = await newBuyer(db, [shelf], 5)
      const request = await requestOf(db, visitor)
      const stock = (onHand: number) =>
        db.update(stockBalances).set({ onHand }).where(eq(stockBalances.variantId, shelf.variantId))
      await stock(3)
      expect(await refusal(db, visitor, request)).toMatchObject({ status: 'blocked_lines' })
      expect(told).toEqual([{ name: 'stock-conflict' }])
      await stock(100)
      expect(await refusal(db, visitor, request)).toMatchObject({ status: 'placed' })
      expect(told.slice(1)).toEqual([{ name: 'order-placed', buyers: 'guest', payment: 'transfer' }])
    }),
  )

  it(
    'below the minimum order of the visitor’s list',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      const request = await requestOf(db, visitor)
      await db.update(priceLists).set({ minimumOrder: 10_001 }).where(eq(priceLists.isRetail, true))
      forgetBriefly(db)
      expect(await refusal(db, visitor, request)).toEqual({
        status: 'below_minimum',
        minimum: 10_001,
        goods: 10_000,
      })
    }),
  )

  it(
    'with a carrier or a way to pay that is not offered',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      const request = await requestOf(db, visitor)
      expect(await refusal(db, visitor, { ...request, carrierId: 3 })).toEqual({
        status: 'carrier_unavailable',
        reason: 'gone',
      })
      expect(await refusal(db, visitor, { ...request, paymentType: 3 })).toEqual({
        status: 'payment_unavailable',
        reason: 'not_offered',
      })
      const atTheDoor = { ...request, carrierId: post, paymentType: cashOnDelivery } as const
      expect(await refusal(db, visitor, atTheDoor)).toEqual({
        status: 'payment_unavailable',
        reason: 'carrier',
      })
      await addLine(db, visitor, { ...(await stockShelf(db)), quantity: 50 })
      expect(await refusal(db, visitor, { ...atTheDoor, carrierId: fast })).toEqual({
        status: 'payment_unavailable',
        reason: 'limit',
      })
    }),
  )

  it(
    'to a visitor without a basket',
    rolledBack(async (db) => {
      const request = await directRequest(db)
      expect(await refusal(db, await newVisitor(db), request)).toEqual({ status: 'empty_basket' })
    }),
  )
})
