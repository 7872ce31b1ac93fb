import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { addLine, getBasket } from '~/features/basket/basket.server'
import { newVisitor, openSmallShop, stockShelf, stockShelves } from '~/features/basket/testing/shop'
import { offers, products, stockBalances } from '~/features/catalogue/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { kept } from './lists'
import * as lists from './lists.server'

const database = await openTestDatabase('empty')
beforeAll(() => openSmallShop(database.db))

const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)
const setLastSeen = (db: Transaction, value: string) =>
  saveSettings(db, [{ group: 'site_settings_product', key: 'max_length_of_last_seen_products', value }])
const seenIds = async (db: Transaction, visitor: Parameters<typeof lists.listKept>[1]) =>
  (await lists.listKept(db, visitor, kept.lastSeen)).map(({ productId }) => productId)

describe('favourites', () => {
  it(
    'are toggled by the heart, listed newest first, and counted',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const [a, b] = await stockShelves(db, 2)
      expect(await lists.toggleFavourite(db, visitor, a!.productId)).toEqual({ status: 'kept', count: 1 })
      expect(await lists.toggleFavourite(db, visitor, b!.productId)).toEqual({ status: 'kept', count: 2 })
      expect(await lists.favouriteIds(db, visitor)).toEqual([b!.productId, a!.productId])
      expect(await lists.toggleFavourite(db, visitor, b!.productId)).toEqual({ status: 'dropped', count: 1 })
      expect(await lists.countFavourites(db, visitor)).toBe(1)
    }),
  )

  it(
    'hold only products that the visitor may see',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const { productId } = await stockShelf(db)
      await db.update(products).set({ visibility: 2 }).where(eq(products.id, productId))
      expect(await lists.toggleFavourite(db, visitor, productId)).toEqual({
        status: 'unknown_product',
        count: 0,
      })
      expect(await lists.toggleFavourite(db, visitor, 2_000_000_000)).toEqual({
        status: 'unknown_product',
        count: 0,
      })
    }),
  )

  it(
    'are at most 500',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelves = await stockShelves(db, 501)
      for (const { productId } of shelves.slice(0, 500))
        await lists.keepProduct(db, visitor, kept.favourite, productId)
      expect(await lists.toggleFavourite(db, visitor, shelves[500]!.productId)).toEqual({
        status: 'full',
        count: 500,
      })
      expect(await lists.keepProduct(db, visitor, kept.favourite, shelves[0]!.productId)).toMatchObject({
        status: 'kept',
        isNew: false,
      })
    }),
  )

  it(
    'belong to one session: another one can neither see nor drop them',
    rolledBack(async (db) => {
      const [mine, theirs] = [await newVisitor(db), await newVisitor(db)]
      const { productId } = await stockShelf(db)
      await lists.toggleFavourite(db, mine, productId)
      const [own] = await lists.listKept(db, mine, kept.favourite)
      expect(await lists.favouriteIds(db, theirs)).toEqual([])
      expect(await lists.dropKept(db, theirs, own!.id)).toBe(false)
      expect(await lists.dropKept(db, mine, own!.id)).toBe(true)
      expect(await lists.countFavourites(db, mine)).toBe(0)
    }),
  )
})

describe('the last-seen list', () => {
  it(
    'has the product first, no duplicates, and drops the oldest when full',
    rolledBack(async (db) => {
      await setLastSeen(db, '3')
      const visitor = await newVisitor(db)
      const [a, b, c, d] = (await stockShelves(db, 4)).map(({ productId }) => productId)
      for (const id of [a, b, c, a]) await lists.keepProduct(db, visitor, kept.lastSeen, id!)
      expect(await seenIds(db, visitor)).toEqual([a, c, b])
      await lists.keepProduct(db, visitor, kept.lastSeen, d!)
      expect(await seenIds(db, visitor)).toEqual([d, a, c])
    }),
  )

  it(
    'is off when its length is 0, and follows a shorter length at once',
    rolledBack(async (db) => {
      await setLastSeen(db, '5')
      const visitor = await newVisitor(db)
      const [a, b, c] = (await stockShelves(db, 3)).map(({ productId }) => productId)
      for (const id of [a, b, c]) await lists.keepProduct(db, visitor, kept.lastSeen, id!)
      await setLastSeen(db, '2')
      expect(await seenIds(db, visitor)).toEqual([c, b])
      await setLastSeen(db, '0')
      expect(await lists.keepProduct(db, visitor, kept.lastSeen, a!)).toEqual({ status: 'disabled' })
      expect(await seenIds(db, visitor)).toEqual([])
    }),
  )
})

describe('saved for later', () => {
  it(
    'moves a line out of the basket and back with its quantity, each variant on its own',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const { productId, variantIds } = await stockShelf(db, { variants: 2 })
      const [a, b] = variantIds as [number, number]
      await addLine(db, visitor, { productId, variantId: a, quantity: 3 })
      await addLine(db, visitor, { productId, variantId: b, quantity: 4 })
      expect(await lists.saveForLater(db, visitor, { productId, variantId: a })).toMatchObject({
        status: 'kept',
      })
      expect(await lists.saveForLater(db, visitor, { productId, variantId: b })).toMatchObject({
        status: 'kept',
      })
      expect((await getBasket(db, visitor)).lines).toEqual([])
      const saved = await lists.listKept(db, visitor, kept.savedForLater)
      expect(saved).toMatchObject([
        { variantId: b, quantity: 4 },
        { variantId: a, quantity: 3 },
      ])
      expect(await lists.moveToBasket(db, visitor, saved[0]!.id)).toMatchObject({
        status: 'success',
        quantity: 4,
      })
      expect((await getBasket(db, visitor)).lines).toMatchObject([{ variantId: b, quantity: 4 }])
      expect(await lists.listKept(db, visitor, kept.savedForLater)).toMatchObject([{ variantId: a }])
    }),
  )

  it(
    'keeps the quantity when saved twice; a product outside the basket is saved without one',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      await addLine(db, visitor, { ...shelf, quantity: 3 })
      await lists.saveForLater(db, visitor, shelf)
      expect(await lists.saveForLater(db, visitor, shelf)).toMatchObject({ status: 'kept', isNew: false })
      expect(await lists.listKept(db, visitor, kept.savedForLater)).toMatchObject([{ quantity: 3 }])
      const other = await stockShelf(db)
      const saved = await lists.saveForLater(db, visitor, { productId: other.productId })
      expect(saved).toMatchObject({ status: 'kept', isNew: true })
      expect(await lists.moveToBasket(db, visitor, (saved as { id: number }).id)).toMatchObject({
        status: 'success',
        quantity: 1,
      })
    }),
  )

  it(
    'comes back in current packages, and stays saved while it is out of stock',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      await addLine(db, visitor, { ...shelf, quantity: 8 })
      const { id } = (await lists.saveForLater(db, visitor, shelf)) as { id: number }
      await db.update(offers).set({ packageSize: 6 }).where(eq(offers.variantId, shelf.variantId))
      await db.update(stockBalances).set({ onHand: 0 }).where(eq(stockBalances.variantId, shelf.variantId))
      expect(await lists.moveToBasket(db, visitor, id)).toMatchObject({
        status: 'fail',
        reason: 'out_of_stock',
      })
      expect(await lists.listKept(db, visitor, kept.savedForLater)).toHaveLength(1)
      await db.update(stockBalances).set({ onHand: 50 }).where(eq(stockBalances.variantId, shelf.variantId))
      expect(await lists.moveToBasket(db, visitor, id)).toMatchObject({ status: 'success', quantity: 6 })
      expect(await lists.moveToBasket(db, visitor, id)).toBeNull()
    }),
  )
})
