import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { addLine, getBasket } from '~/features/basket/basket.server'
import {
  newVisitor,
  openSmallShop,
  type Shelf,
  stockShelf,
  stockShelves,
} from '~/features/basket/testing/shop'
import { variants } from '~/features/catalogue/tables.server'
import { kept, maxKept } from '~/features/lists/lists'
import { listKept } from '~/features/lists/lists.server'
import { keptProducts } from '~/features/lists/tables.server'
import { openShopper } from '~/features/identity/identity.server'
import type { RequestContext } from '~/server/shop.server'
import { changeFromForm, loadBasketPage } from './page.server'

const database = await openTestDatabase('empty')
beforeAll(() => openSmallShop(database.db))

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('a form of the basket page with an invalid id', () => {
  const intents = ['add', 'set', 'increase', 'decrease', 'remove', 'save', 'move', 'drop']
  const ids = ['1.5', '-1', '0', '', 'x', '1e3', ' 1', '99999999999', '9'.repeat(30)]

  test.each(intents)('is refused with a message: %s', (intent) =>
    inRolledBack(database, async (db) => {
      const visitor = await newVisitor(db)
      for (const id of ids) {
        const names = { product_id: id, variant_id: id, saved_id: id, packages: '1' }
        const { kind } = await changeFromForm(
          { db, visitor } as unknown as RequestContext,
          formOf({ intent, ...names }),
        )
        expect([id, kind]).toEqual([id, 'danger'])
      }
    }),
  )
})

describe('a variant that is not for guests', () => {
  const hide = (db: Transaction, { variantId }: Shelf) =>
    db.update(variants).set({ visibility: 2 }).where(eq(variants.id, variantId))

  test('is not named by an address that offers to undo its removal', () =>
    inRolledBack(database, async (db) => {
      const visitor = await newVisitor(db)
      const [open, hidden] = (await stockShelves(db, 2)) as [Shelf, Shelf]
      await hide(db, hidden)
      const undoOf = async ({ productId, variantId }: Shelf) => {
        const address = `http://localhost/sepetim?geri-al=${productId}.${variantId}.2`
        return (await loadBasketPage({ db, visitor } as unknown as RequestContext, new Request(address))).undo
      }
      expect(await undoOf(open)).toMatchObject({ variantId: open.variantId, quantity: 2 })
      expect(await undoOf(hidden)).toBeNull()
    }))

  test('cannot be saved for later to reveal its name', () =>
    inRolledBack(database, async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db, { variants: 2 })
      await hide(db, shelf)
      const names = { product_id: String(shelf.productId), variant_id: String(shelf.variantId) }
      const form = formOf({ intent: 'save', ...names })
      expect(await changeFromForm({ db, visitor } as unknown as RequestContext, form)).toMatchObject({
        kind: 'danger',
      })
      expect(await listKept(db, visitor, kept.savedForLater)).toEqual([])
    }))
})

test('a list that is full says so, and the line stays in the basket', () =>
  inRolledBack(database, async (db) => {
    const visitor = await newVisitor(db)
    const shopperId = await openShopper(db, visitor)
    const type = kept.savedForLater
    const shelves = await stockShelves(db, maxKept)
    await db.insert(keptProducts).values(shelves.map((shelf) => ({ ...shelf, shopperId, type })))
    const line = await stockShelf(db)
    await addLine(db, visitor, { ...line, quantity: 2 })
    const names = { product_id: String(line.productId), variant_id: String(line.variantId) }
    const form = formOf({ intent: 'save', ...names })
    const { kind, message } = await changeFromForm({ db, visitor } as unknown as RequestContext, form)
    expect([kind, message]).toEqual(['danger', expect.stringContaining('en fazla 500 ürün')])
    expect((await getBasket(db, visitor)).lines).toMatchObject([{ quantity: 2 }])
    expect(await listKept(db, visitor, type)).toHaveLength(maxKept)
  }))
