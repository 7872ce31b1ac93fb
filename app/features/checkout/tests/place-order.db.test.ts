import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { addLine, countBasket } from '~/features/basket/basket.server'
import { dealers, newVisitor, stockShelf, stockShelves } from '~/features/basket/testing/shop'
import { prices, stockBalances, stockMovements, stockReservations } from '~/features/catalogue/tables.server'
import { getOrder } from '~/features/orders/orders.server'
import { placeOrder } from '../place/place-order.server'
import { fromBasket } from '../place/ordered-goods.server'
import { readContracts } from '~/features/orders/contracts/contract-store.server'
import { checkoutDrafts } from '../steps/tables.server'
import { orderStatusHistory } from '~/features/orders/tables.server'
import {
  call,
  cashOnDelivery,
  directRequest,
  newBuyer,
  openCheckoutShop,
  order,
  placedCode,
  readyToOrder,
} from '../testing/checkout'

const database = await openTestDatabase('empty')
beforeAll(() => openCheckoutShop(database.db))
const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

const stockOf = async (db: Transaction, variantId: number) =>
  (await db.select().from(stockBalances).where(eq(stockBalances.variantId, variantId)))[0]
const jobs = async (db: Transaction, name: string) =>
  (
    await db.execute<{ key: string; run_at: Date; payload: unknown }>(
      sql`select j.key, j.run_at, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) where j.task_identifier = ${name}`,
    )
  ).rows

describe('an order paid by Havale or EFT', () => {
  it(
    'waits in status 90 with its stock reserved, and ends after the days of the setting',
    rolledBack(async (db) => {
      const shelf = await stockShelf(db, { stock: 10 })
      const code = await placedCode(order(db, await newBuyer(db, [shelf], 3)))
      const placed = await getOrder(db, code)
      expect(placed).toMatchObject({
        status: 90,
        cancellable: true,
        history: [{ status: 90, reason: 'placed' }],
      })
      expect(placed?.expiresAt?.toISOString()).toBe('2026-11-23T09:00:00.000Z')
      expect(placed?.bankAccounts).toMatchObject([{ iban: 'TR330006100519786457841326' }])
      expect(await stockOf(db, shelf.variantId)).toMatchObject({ onHand: 10, reserved: 3 })
      expect(await db.select().from(stockReservations)).toMatchObject([{ orderCode: code, quantity: 3 }])
      const [expiry] = await jobs(db, 'expire-order')
      expect(expiry?.payload).toEqual({ orderCode: code })
      expect(new Date(expiry!.run_at).toISOString()).toBe('2026-11-23T09:00:00.000Z')
    }),
  )
})

describe('an order paid at the door', () => {
  it(
    'is in status 1 at once, its stock sold, its fee in the total',
    rolledBack(async (db) => {
      const shelf = await stockShelf(db, { stock: 10 })
      const code = await placedCode(order(db, await newBuyer(db, [shelf], 3), { payment: cashOnDelivery }))
      expect(await getOrder(db, code)).toMatchObject({
        status: 1,
        expiresAt: null,
        bankAccounts: [],
        goods: 30_000,
        shipping: 4_990,
        fee: 3_990,
        grandTotal: 38_980,
      })
      expect(await stockOf(db, shelf.variantId)).toMatchObject({ onHand: 7, reserved: 0 })
      expect(await db.select().from(stockMovements)).toMatchObject([
        { quantity: -3, kind: 'sale', reference: code },
      ])
      expect(await jobs(db, 'expire-order')).toEqual([])
    }),
  )
})

describe('placing an order', () => {
  it(
    'keeps every line as it was sold: price, KDV rate, net, KDV, gross',
    rolledBack(async (db) => {
      const shelf = await stockShelf(db, { unit: 9_999 })
      const visitor = await newBuyer(db, [shelf], 3)
      const code = await placedCode(order(db, visitor))
      await db.update(prices).set({ amount: 1 }).where(eq(prices.variantId, shelf.variantId))
      const placed = await getOrder(db, code)
      expect(placed?.lines).toMatchObject([
        {
          quantity: 3,
          unitPrice: 9_999,
          kdvRate: 20,
          net: 24_998,
          kdv: 4_999,
          gross: 29_997,
          variantName: '18 mm',
        },
      ])
      expect(placed).toMatchObject({
        goods: 29_997,
        grandTotal: 34_987,
        carrier: 'Hızlı Kargo',
        payment: { name: 'Havale / EFT' },
      })
    }),
  )

  it(
    'keeps the accepted contracts word for word, with version, time and address',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      const { review } = await readyToOrder(db, visitor)
      const code = await placedCode(order(db, visitor))
      const { id } = (await getOrder(db, code))!
      const kept = await readContracts(db, [id])
      const accepted = { orderId: id, ip: '203.0.113.7', acceptedAt: call.now }
      expect(kept).toEqual(review.contracts.map((text) => ({ ...accepted, text })))
      expect((await getOrder(db, code))?.contracts.map(({ id }) => id)).toEqual([
        'pre-information',
        'distance-sale',
      ])
    }),
  )

  it(
    'empties the basket, deletes the draft and queues one email',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      const code = await placedCode(order(db, visitor))
      expect(await countBasket(db, visitor)).toBe(0)
      expect(await db.select().from(checkoutDrafts)).toEqual([])
      expect((await jobs(db, 'send-order-mail')).map(({ payload }) => payload)).toEqual([{ orderCode: code }])
      const [row] = await db.select().from(orderStatusHistory)
      expect(row).toMatchObject({ fromStatus: null, status: 90, actor: 'buyer', createdAt: call.now })
      expect(await placeOrder(db, visitor, fromBasket(await directRequest(db)), call)).toEqual({
        status: 'empty_basket',
      })
    }),
  )

  it(
    'takes a basket of 1.000 different goods as one order',
    rolledBack(async (db) => {
      const shelves = await stockShelves(db, 1_000)
      const visitor = await newVisitor(db)
      await addLine(db, visitor, { ...shelves[0]!, quantity: 1 })
      const ids = shelves.slice(1)
      await db.execute(sql`
        insert into basket_lines (basket_id, product_id, variant_id, quantity)
        select b.id, i.product_id, i.variant_id, 1 from baskets b,
        unnest(${sql.param(ids.map((shelf) => shelf.productId))}::int[], ${sql.param(ids.map((shelf) => shelf.variantId))}::int[])
          as i (product_id, variant_id)`)
      const outcome = await placeOrder(db, visitor, fromBasket(await directRequest(db)), call)
      expect(outcome).toMatchObject({ status: 'placed', order: { grandTotal: 10_000_000 } })
      expect(await db.$count(stockReservations)).toBe(1_000)
    }),
  )

  it(
    'uses the prices of the visitor’s list: without KDV in the list, with KDV in the total',
    rolledBack(async (db) => {
      const shelf = await stockShelf(db, { dealerUnit: 5_000, dealerPackage: 12 })
      const dealer = await newVisitor(db, dealers)
      await addLine(db, dealer, { ...shelf, quantity: 24 })
      const code = await placedCode(order(db, dealer))
      expect(await getOrder(db, code)).toMatchObject({
        lines: [
          { quantity: 24, packageSize: 12, unitPrice: 6_000, net: 120_000, kdv: 24_000, gross: 144_000 },
        ],
        goods: 144_000,
      })
    }),
  )
})
