import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { offers, prices } from '~/features/catalogue/tables.server'
import * as basket from '../basket.server'
import { dealers, newVisitor, openSmallShop, retail, setPrice, stockShelf } from '../testing/shop'

const database = await openTestDatabase('empty')
beforeAll(() => openSmallShop(database.db))

const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

describe('prices of the basket', () => {
  it(
    'follow the catalogue at once, and the change is shown until it is acknowledged (P08)',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      await basket.addLine(db, visitor, { ...shelf, quantity: 2 })
      await setPrice(db, shelf.variantId, 12_500)
      const changed = { unitPrice: 12_500, total: 25_000, previousUnitPrice: 10_000 }
      expect((await basket.getBasket(db, visitor)).lines).toMatchObject([changed])
      expect((await basket.getBasket(db, visitor)).lines).toMatchObject([changed])
      await basket.acknowledgePrices(db, visitor)
      expect((await basket.getBasket(db, visitor)).lines).toMatchObject([
        { unitPrice: 12_500, previousUnitPrice: null },
      ])
    }),
  )

  it(
    'follow the price list of the visitor, and never tell the prices of another list (P08, P04)',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db, { dealerUnit: 5_000, dealerPackage: 12 })
      await basket.addLine(db, visitor, { ...shelf, quantity: 24 })
      const dealer = { ...visitor, priceKey: (await newVisitor(db, dealers)).priceKey }
      const [asDealer] = (await basket.getBasket(db, dealer)).lines
      expect(asDealer).toMatchObject({
        packageSize: 12,
        net: 120_000,
        kdv: 24_000,
        total: 144_000,
        previousUnitPrice: null,
      })
      await basket.setLineQuantity(db, dealer, { ...shelf, quantity: 12 })
      const [asGuest] = (await basket.getBasket(db, visitor)).lines
      expect(asGuest).toMatchObject({
        packageSize: 1,
        unitPrice: 10_000,
        total: 120_000,
        previousUnitPrice: null,
      })
    }),
  )

  it(
    'fall back to retail when the list of the visitor has none',
    rolledBack(async (db) => {
      const dealer = await newVisitor(db, dealers)
      const shelf = await stockShelf(db)
      await basket.addLine(db, dealer, { ...shelf, quantity: 1 })
      expect((await basket.getBasket(db, dealer)).lines).toMatchObject([
        { unitPrice: 10_000, total: 10_000, packageSize: 1 },
      ])
    }),
  )

  it(
    'of more pieces follow the quantity breaks, which do not count as a price change',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      await db.insert(prices).values({
        variantId: shelf.variantId,
        priceListId: retail,
        minQuantity: 10,
        amount: 9_000,
        validFrom: sql`now() - interval '1 day'`,
      })
      await basket.addLine(db, visitor, { ...shelf, quantity: 9 })
      await basket.increaseLine(db, visitor, shelf)
      expect((await basket.getBasket(db, visitor)).lines).toMatchObject([
        { quantity: 10, unitPrice: 9_000, total: 90_000, previousUnitPrice: null },
      ])
    }),
  )

  it(
    'mark a line whose package size has changed, and the next step makes whole packages',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      await basket.addLine(db, visitor, { ...shelf, quantity: 8 })
      await db.update(offers).set({ packageSize: 6 }).where(eq(offers.variantId, shelf.variantId))
      expect((await basket.getBasket(db, visitor)).lines).toMatchObject([
        { state: 'insufficient', orderable: 6, quantity: 8 },
      ])
      expect(await basket.addLine(db, visitor, { ...shelf, quantity: 6 })).toMatchObject({
        status: 'success',
        quantity: 12,
      })
    }),
  )

  it(
    'use the free-shipping threshold of the list, or otherwise of the shop',
    rolledBack(async (db) => {
      const shelf = await stockShelf(db, { unit: 30_000, dealerUnit: 30_000, dealerPackage: 1 })
      const [guest, dealer] = [await newVisitor(db), await newVisitor(db, dealers)]
      await basket.addLine(db, guest, { ...shelf, quantity: 2 })
      await basket.addLine(db, dealer, { ...shelf, quantity: 2 })
      expect(await basket.getBasket(db, guest)).toMatchObject({
        freeShippingFrom: 50_000,
        isFreeShipping: true,
        shipping: 0,
      })
      expect(await basket.getBasket(db, dealer)).toMatchObject({
        freeShippingFrom: 300_000,
        isFreeShipping: false,
        shipping: 4_990,
        grandTotal: 76_990,
      })
      const charges = await basket.getCharges(db, guest, { shipping: 7_500, fee: 2_000 })
      expect(await basket.getBasket(db, guest, { ...charges, freeShippingFrom: 0 })).toMatchObject({
        shipping: 7_500,
        fee: 2_000,
        grandTotal: 69_500,
      })
    }),
  )
})

describe('placing an order', () => {
  it(
    'locks the basket, prices it again and empties it',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      expect(await basket.holdBasket(db, visitor)).toBeNull()
      const shelf = await stockShelf(db)
      await basket.addLine(db, visitor, { ...shelf, quantity: 2 })
      await setPrice(db, shelf.variantId, 7_000)
      const held = await basket.holdBasket(db, visitor)
      const goods = await basket.priceHeldBasket(db, visitor, held!)
      expect(goods).toMatchObject({ lines: [{ unitPrice: 7_000, total: 14_000 }] })
      await basket.emptyBasket(db, goods.id)
      expect(await basket.holdBasket(db, visitor)).toBeNull()
    }),
  )
})
