import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { variants } from '~/features/catalogue/tables.server'
import * as basket from '../basket.server'
import { dealers, newVisitor, openSmallShop, setStock, stockShelf, stockShelves } from '../testing/shop'

const database = await openTestDatabase('empty')
beforeAll(() => openSmallShop(database.db))

const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

describe('adding to the basket', () => {
  it(
    'adds the same variant up into one line',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      expect(await basket.addLine(db, visitor, { ...shelf, quantity: 2 })).toMatchObject({
        status: 'success',
        quantity: 2,
        before: 0,
      })
      expect(await basket.addLine(db, visitor, { ...shelf, quantity: 3 })).toMatchObject({
        status: 'success',
        quantity: 5,
        before: 2,
      })
      const { lines, goods, shipping, isFreeShipping } = await basket.getBasket(db, visitor)
      expect(lines).toMatchObject([
        { variantId: shelf.variantId, quantity: 5, unitPrice: 10_000, total: 50_000, state: 'ok' },
      ])
      expect({ goods, shipping, isFreeShipping }).toEqual({
        goods: 50_000,
        shipping: 0,
        isFreeShipping: true,
      })
      expect(await basket.countBasket(db, visitor)).toBe(1)
    }),
  )

  it(
    'adds up to the stock, counting the pieces already in the basket',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db, { stock: 5 })
      await basket.addLine(db, visitor, { ...shelf, quantity: 3 })
      expect(await basket.addLine(db, visitor, { ...shelf, quantity: 4 })).toMatchObject({
        status: 'insufficient',
        quantity: 5,
        before: 3,
        available: 5,
      })
      expect(await basket.addLine(db, visitor, { ...shelf, quantity: 1 })).toMatchObject({
        status: 'fail',
        reason: 'all_in_basket',
        quantity: 5,
      })
      await setStock(db, shelf.variantId, 2)
      expect(await basket.addLine(db, visitor, { ...shelf, quantity: 1 })).toMatchObject({
        status: 'fail',
        quantity: 5,
      })
      expect((await basket.getBasket(db, visitor)).lines).toMatchObject([
        { quantity: 5, state: 'insufficient', orderable: 2 },
      ])
    }),
  )

  it(
    'refuses a variant that is out of stock, no longer sold, hidden or of another product',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const [none, stopped, hidden, other] = await stockShelves(db, 4)
      await setStock(db, none!.variantId, 0)
      await db.update(variants).set({ sellable: false }).where(eq(variants.id, stopped!.variantId))
      await db.update(variants).set({ visibility: 2 }).where(eq(variants.id, hidden!.variantId))
      const add = (productId: number, variantId: number) =>
        basket.addLine(db, visitor, { productId, variantId, quantity: 1 })
      expect(await add(none!.productId, none!.variantId)).toMatchObject({
        status: 'fail',
        reason: 'out_of_stock',
      })
      const unsellable = { status: 'fail', reason: 'unsellable', line: null, available: 0 }
      expect(await add(stopped!.productId, stopped!.variantId)).toMatchObject(unsellable)
      expect(await add(hidden!.productId, hidden!.variantId)).toMatchObject(unsellable)
      expect(await add(none!.productId, other!.variantId)).toMatchObject(unsellable)
      expect(await add(2_000_000_000, 2_000_000_000)).toMatchObject(unsellable)
      expect(await basket.countBasket(db, visitor)).toBe(0)
    }),
  )

  it(
    'sells package products in whole packages only',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db, dealers)
      const shelf = await stockShelf(db, { dealerUnit: 5_000, dealerPackage: 12, stock: 30 })
      expect(await basket.addLine(db, visitor, { ...shelf, quantity: 13 })).toEqual({
        status: 'not_whole_packages',
        packageSize: 12,
      })
      expect(await basket.addLine(db, visitor, { ...shelf, quantity: 36 })).toMatchObject({
        status: 'insufficient',
        quantity: 24,
        available: 30,
      })
      expect(await basket.increaseLine(db, visitor, shelf)).toMatchObject({
        status: 'insufficient',
        quantity: 24,
      })
      expect(await basket.decreaseLine(db, visitor, shelf)).toMatchObject({ status: 'success', quantity: 12 })
      expect(await basket.setLineQuantity(db, visitor, { ...shelf, quantity: 7 })).toEqual({
        status: 'not_whole_packages',
        packageSize: 12,
      })
      expect((await basket.getBasket(db, visitor)).lines).toMatchObject([
        { quantity: 12, net: 60_000, kdv: 12_000, total: 72_000, unitPrice: 6_000 },
      ])
      expect(await basket.decreaseLine(db, visitor, shelf)).toMatchObject({
        status: 'success',
        quantity: 0,
        before: 12,
        line: null,
      })
      expect((await basket.getBasket(db, visitor)).lines).toEqual([])
    }),
  )

  it(
    'takes the only variant when none is named, and asks for one when there are several',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const one = await stockShelf(db)
      const several = await stockShelf(db, { variants: 2 })
      expect(await basket.addLine(db, visitor, { productId: one.productId, quantity: 1 })).toMatchObject({
        status: 'success',
      })
      expect(await basket.addLine(db, visitor, { productId: several.productId, quantity: 1 })).toEqual({
        status: 'choose_variant',
      })
      expect(await basket.addLine(db, visitor, { productId: 2_000_000_000, quantity: 1 })).toMatchObject({
        reason: 'unsellable',
      })
    }),
  )

  it(
    'holds at most 1000 lines and 999999 pieces of a line',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelves = await stockShelves(db, 1_001, { stock: 2_000_000, unit: 100 })
      const [last] = shelves.splice(-1)
      await basket.addLine(db, visitor, { ...shelves[0]!, quantity: 999_999 })
      expect(await basket.addLine(db, visitor, { ...shelves[0]!, quantity: 1 })).toMatchObject({
        status: 'fail',
        quantity: 999_999,
      })
      const { id } = await basket.getBasket(db, visitor)
      await db.execute(sql`insert into basket_lines (basket_id, product_id, variant_id, quantity)
      select ${id}, product_id, id, 1 from variants where id = any(${sql.param(shelves.slice(1).map((s) => s.variantId))}::int[])`)
      expect(await basket.addLine(db, visitor, { ...last!, quantity: 1 })).toMatchObject({
        status: 'fail',
        reason: 'basket_full',
      })
      expect(await basket.countBasket(db, visitor)).toBe(1_000)
    }),
  )
})
