import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { reserveStock } from '~/features/catalogue/catalogue.server'
import { variants } from '~/features/catalogue/tables.server'
import { newMember } from '~/features/customers/testing/member'
import { openShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import * as basket from './basket.server'
import { newVisitor, openSmallShop, setStock, type Shelf, stockShelf } from './testing/shop'

const database = await openTestDatabase('empty')
beforeAll(() => openSmallShop(database.db))

const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

describe('changing a line', () => {
  it(
    'sets, increases and decreases; the last piece takes the line out',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db, { stock: 6 })
      await basket.addLine(db, visitor, { ...shelf, quantity: 1 })
      expect(await basket.setLineQuantity(db, visitor, { ...shelf, quantity: 5 })).toMatchObject({
        status: 'success',
        quantity: 5,
        before: 1,
      })
      expect(await basket.increaseLine(db, visitor, { productId: shelf.productId })).toMatchObject({
        status: 'success',
        quantity: 6,
      })
      expect(await basket.increaseLine(db, visitor, shelf)).toMatchObject({
        status: 'insufficient',
        quantity: 6,
        available: 6,
      })
      expect(await basket.setLineQuantity(db, visitor, { ...shelf, quantity: 1 })).toMatchObject({
        status: 'success',
        quantity: 1,
      })
      expect(await basket.decreaseLine(db, visitor, shelf)).toMatchObject({
        status: 'success',
        quantity: 0,
        line: null,
      })
      expect(await basket.increaseLine(db, visitor, shelf)).toMatchObject({
        status: 'fail',
        reason: 'not_in_basket',
      })
    }),
  )

  it(
    'restores the amount when the stock is zero or the product is no longer sold (239)',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      await basket.addLine(db, visitor, { ...shelf, quantity: 3 })
      await setStock(db, shelf.variantId, 0)
      expect(await basket.setLineQuantity(db, visitor, { ...shelf, quantity: 2 })).toMatchObject({
        status: 'fail',
        reason: 'out_of_stock',
        quantity: 3,
      })
      await db.update(variants).set({ sellable: false }).where(eq(variants.id, shelf.variantId))
      expect(await basket.setLineQuantity(db, visitor, { ...shelf, quantity: 2 })).toMatchObject({
        status: 'fail',
        reason: 'unsellable',
        quantity: 3,
      })
      const { lines, goods, shipping } = await basket.getBasket(db, visitor)
      expect(lines).toMatchObject([{ quantity: 3, state: 'unsellable', total: 0 }])
      expect({ goods, shipping }).toEqual({ goods: 0, shipping: 0 })
      expect(await basket.removeLine(db, visitor, shelf)).toMatchObject({ quantity: 3 })
    }),
  )

  it(
    'asks for the variant when none is named and several are in the basket',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const { productId, variantIds } = await stockShelf(db, { variants: 2 })
      for (const variantId of variantIds)
        await basket.addLine(db, visitor, { productId, variantId, quantity: 1 })
      expect(await basket.increaseLine(db, visitor, { productId })).toEqual({ status: 'choose_variant' })
      expect(await basket.removeLine(db, visitor, { productId })).toBeNull()
      expect(await basket.countBasket(db, visitor)).toBe(2)
    }),
  )

  it(
    'returns the removed line, so that it can be put back',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      await basket.addLine(db, visitor, { ...shelf, quantity: 4 })
      const removed = await basket.removeLine(db, visitor, shelf)
      expect(removed).toEqual({ productId: shelf.productId, variantId: shelf.variantId, quantity: 4 })
      expect(await basket.removeLine(db, visitor, shelf)).toBeNull()
      expect(await basket.addLine(db, visitor, removed!)).toMatchObject({ status: 'success', quantity: 4 })
    }),
  )

  it(
    'never touches the basket of another visitor',
    rolledBack(async (db) => {
      const [mine, theirs] = [await newVisitor(db), await newVisitor(db)]
      const shelf = await stockShelf(db)
      await basket.addLine(db, mine, { ...shelf, quantity: 4 })
      const { id } = await basket.getBasket(db, mine)
      expect(await basket.removeLine(db, theirs, shelf)).toBeNull()
      expect(await basket.setLineQuantity(db, theirs, { ...shelf, quantity: 1 })).toMatchObject({
        reason: 'not_in_basket',
      })
      expect(await basket.clearBasket(db, theirs, id!)).toBe(false)
      expect((await basket.getBasket(db, theirs)).lines).toEqual([])
      expect((await basket.getBasket(db, mine)).lines).toMatchObject([{ quantity: 4 }])
      expect(await basket.clearBasket(db, mine, id!)).toBe(true)
      expect(await basket.countBasket(db, mine)).toBe(0)
    }),
  )
})

/** Places the basket's order as the checkout does and leaves it waiting for its card payment. */
async function goToTheBank(db: Transaction, visitor: Visitor, shelf: Shelf, quantity: number) {
  const code = `WAITS-${shelf.variantId}`
  const { variantId } = shelf
  expect(await reserveStock(db, code, [{ variantId, quantity }])).toEqual({ status: 'reserved' })
  const { id } = await basket.getBasket(db, visitor)
  await basket.setOpenOrder(db, id!, code)
}

describe('pieces that the visitor’s own order reserves until its card payment', () => {
  it(
    'can be changed, added and ordered like free ones by this visitor alone',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db, { stock: 5 })
      await basket.addLine(db, visitor, { ...shelf, quantity: 5 })
      await goToTheBank(db, visitor, shelf, 5)
      const success = (quantity: number) => ({ status: 'success', quantity, available: 5 })
      expect(await basket.setLineQuantity(db, visitor, { ...shelf, quantity: 3 })).toMatchObject(success(3))
      expect(await basket.increaseLine(db, visitor, shelf)).toMatchObject(success(4))
      expect(await basket.decreaseLine(db, visitor, shelf)).toMatchObject(success(3))
      expect(await basket.addLine(db, visitor, { ...shelf, quantity: 1 })).toMatchObject(success(4))
      expect(await basket.addLines(db, visitor, [{ ...shelf, quantity: 1 }])).toMatchObject([success(5)])
      expect(await basket.increaseLine(db, visitor, shelf)).toMatchObject({
        status: 'insufficient',
        quantity: 5,
        available: 5,
        line: { state: 'ok', available: 5 },
      })
      expect((await basket.getBasket(db, visitor)).lines).toMatchObject([{ quantity: 5, state: 'ok' }])
      const other = await newVisitor(db)
      expect(await basket.addLine(db, other, { ...shelf, quantity: 1 })).toMatchObject({
        reason: 'out_of_stock',
      })
      expect(await basket.addLines(db, other, [{ ...shelf, quantity: 1 }])).toMatchObject([
        { reason: 'out_of_stock' },
      ])
    }),
  )

  it(
    'move with the lines into the member’s basket at sign-in',
    rolledBack(async (db) => {
      const guest = await newVisitor(db)
      const shelf = await stockShelf(db, { stock: 5 })
      await basket.addLine(db, guest, { ...shelf, quantity: 5 })
      await goToTheBank(db, guest, shelf, 5)
      const member = await newMember(db, { kind: 'retail' })
      const merged = await basket.mergeBasket(db, await openShopper(db, guest), member)
      expect(merged?.lines).toMatchObject([{ change: 'added', added: 5, quantity: 5 }])
      expect((await basket.getBasket(db, member)).lines).toMatchObject([{ quantity: 5, state: 'ok' }])
      expect(await basket.findOpenOrder(db, guest)).toBeNull()
      expect(await basket.findOpenOrder(db, member)).toBe(`WAITS-${shelf.variantId}`)
    }),
  )
})
