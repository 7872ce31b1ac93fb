import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { variants } from '~/features/catalogue/tables.server'
import type { Visitor } from '~/features/identity/identity'
import * as basket from './basket.server'
import { dealers, newVisitor, openSmallShop, setStock, type Shelf, stockShelf } from './testing/shop'

const database = await openTestDatabase('empty')
beforeAll(() => openSmallShop(database.db))

const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

/** Sends a line's form as a page does. */
function send(
  db: Transaction,
  visitor: Visitor,
  { productId, variantId }: Shelf,
  fields: Record<string, string>,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    product_id: `${productId}`,
    variant_id: `${variantId}`,
    ...fields,
  }))
    form.set(name, value)
  return basket.changeBasket(db, visitor, form)
}

const quantityOf = async (db: Transaction, visitor: Visitor) =>
  (await basket.getBasket(db, visitor)).lines.map(({ quantity }) => quantity)

describe('a form that adds', () => {
  it(
    'is answered with the sentence of the specification',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      expect(await send(db, visitor, await stockShelf(db), { intent: 'add', packages: '2' })).toMatchObject({
        kind: 'success',
        message: 'Ürün başarıyla sepetinize eklendi.',
      })
      expect(await quantityOf(db, visitor)).toEqual([2])
    }),
  )

  it(
    'warns when the stock is smaller, with the number of added pieces',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db, { stock: 5 })
      await send(db, visitor, shelf, { intent: 'add', packages: '2' })
      expect(await send(db, visitor, shelf, { intent: 'add', packages: '9' })).toMatchObject({
        kind: 'warning',
        message: 'Stok yeterli değil: en fazla 5 adet alabilirsiniz. Eklenen Ürün Adeti: 3',
      })
    }),
  )

  it(
    'shows the stock message as a danger when no piece could be added',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db, { stock: 0 })
      expect(await send(db, visitor, shelf, { intent: 'add', packages: '1' })).toMatchObject({
        kind: 'danger',
        message: 'Bu ürünün stoku tükendi.',
      })
    }),
  )

  it(
    'counts packages and sends pieces',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db, dealers)
      const shelf = await stockShelf(db, { dealerUnit: 5_000, dealerPackage: 12 })
      await send(db, visitor, shelf, { intent: 'add', packages: '3', package_size: '12' })
      expect(await quantityOf(db, visitor)).toEqual([36])
    }),
  )
})

describe('a form that changes an amount', () => {
  it(
    'warns about an invalid quantity, and the line keeps its amount',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      await send(db, visitor, shelf, { intent: 'add', packages: '4' })
      for (const packages of ['0', '', '-1', '1.5', 'x', '1000000']) {
        expect(await send(db, visitor, shelf, { intent: 'set', packages })).toMatchObject({
          kind: 'warning',
          message: 'Geçersiz miktar. Minimum 1 olmalıdır.',
        })
      }
      expect(await quantityOf(db, visitor)).toEqual([4])
    }),
  )

  it(
    'gets whole packages of the stock and a warning when it asks for more',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db, dealers)
      const shelf = await stockShelf(db, { dealerUnit: 5_000, dealerPackage: 12, stock: 30 })
      await send(db, visitor, shelf, { intent: 'add', packages: '1', package_size: '12' })
      expect(
        await send(db, visitor, shelf, { intent: 'set', packages: '9', package_size: '12' }),
      ).toMatchObject({
        kind: 'warning',
        message: 'Stok yeterli değil: en fazla 2 paket (24 adet) alabilirsiniz.',
      })
      expect(await quantityOf(db, visitor)).toEqual([24])
    }),
  )

  it(
    'that fails restores the amount and says why, also for a product no longer sold (239)',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      await send(db, visitor, shelf, { intent: 'add', packages: '4' })
      await setStock(db, shelf.variantId, 0)
      expect(await send(db, visitor, shelf, { intent: 'set', packages: '2' })).toMatchObject({
        kind: 'danger',
        message: 'Bu ürünün stoku tükendi.',
      })
      await db.update(variants).set({ sellable: false }).where(eq(variants.id, shelf.variantId))
      expect(await send(db, visitor, shelf, { intent: 'set', packages: '2' })).toMatchObject({
        kind: 'danger',
        message: 'Bu ürün artık satışta değil.',
      })
      expect(await quantityOf(db, visitor)).toEqual([4])
    }),
  )

  it(
    'from one to zero takes the line out, and tells how to put it back',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      const shelf = await stockShelf(db)
      await send(db, visitor, shelf, { intent: 'add', packages: '1' })
      expect(await send(db, visitor, shelf, { intent: 'decrease' })).toMatchObject({
        kind: 'success',
        removed: { productId: shelf.productId, variantId: shelf.variantId, quantity: 1 },
      })
      expect(await quantityOf(db, visitor)).toEqual([])
    }),
  )
})

it(
  'a form that cannot be read is answered with the danger message and changes nothing',
  rolledBack(async (db) => {
    const visitor = await newVisitor(db)
    const shelf = await stockShelf(db)
    await send(db, visitor, shelf, { intent: 'add', packages: '1' })
    const broken: Record<string, string>[] = [
      { product_id: 'x', intent: 'remove' },
      { intent: 'double', packages: '1' },
    ]
    for (const fields of broken) {
      expect(await send(db, visitor, shelf, fields)).toMatchObject({
        kind: 'danger',
        message: 'Sunucu hatası. Lütfen tekrar deneyiniz.',
      })
    }
    expect(await quantityOf(db, visitor)).toEqual([1])
  }),
)
