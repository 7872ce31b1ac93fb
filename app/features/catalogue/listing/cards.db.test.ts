import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { getProducts, listProducts } from '../catalogue.server'
import { everything, lists, openLists, putProduct, visitorOf } from '../testing/goods'

const database = await openTestDatabase('empty')
beforeAll(() => openLists(database.db))

const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)
const { retail, bayi } = lists

describe('a card', () => {
  it(
    'shows the cheapest variant and says when others cost more',
    rolledBack(async (db) => {
      const guest = await visitorOf(db)
      const many = await putProduct(db, { variants: [{ prices: 9_000 }, { prices: 8_000 }, { prices: [] }] })
      const same = await putProduct(db, { variants: [{ prices: 9_000 }, { prices: 9_000 }] })
      const none = await putProduct(db, { variants: [{ prices: [] }] })
      const [first, second, third] = await getProducts(db, guest, [many.id, same.id, none.id])
      expect(first).toMatchObject({
        price: { unit: 8_000 },
        priceVaries: true,
        variantCount: 3,
        onlyVariant: null,
      })
      expect(second).toMatchObject({ price: { unit: 9_000 }, priceVaries: false })
      expect(third).toMatchObject({ price: null, onlyVariant: { id: none.variantIds[0] } })
    }),
  )

  it(
    'adds up the stock of its variants, even when a feed says it is unlimited',
    rolledBack(async (db) => {
      const variants = Array.from({ length: 3 }, () => ({ stock: 999_999_999 }))
      const { id } = await putProduct(db, { variants })
      expect(await getProducts(db, await visitorOf(db), [id])).toMatchObject([{ id, stock: 'plenty' }])
    }),
  )

  it(
    'compares variants by the price to pay: a net price of a list with a gross price of its parent',
    rolledBack(async (db) => {
      const dealer = await visitorOf(db, 'bayi')
      const net = { prices: [{ list: bayi, amount: 9_000 }] }
      const { id } = await putProduct(db, { kdvRate: 20, variants: [net, { prices: 10_500 }] })
      const [card] = await getProducts(db, dealer, [id])
      expect(card!.price).toMatchObject({ listId: retail, unit: 10_500 })
    }),
  )

  it(
    'counts only whole packages as stock',
    rolledBack(async (db) => {
      const guest = await visitorOf(db)
      const packed = (stock: number, reserved = 0) =>
        putProduct(db, { variants: [{ stock, reserved, prices: [{ amount: 100, packageSize: 6 }] }] })
      const made = [
        await packed(5),
        await packed(12, 7),
        await packed(6),
        await putProduct(db, { variants: [{ stock: 4 }] }),
      ]
      const cards = await getProducts(
        db,
        guest,
        made.map(({ id }) => id),
      )
      expect(cards.map(({ stock }) => stock)).toEqual(['none', 'none', 'plenty', 'little'])
      const { inStockCount } = await listProducts(db, guest, everything)
      expect(inStockCount).toBe(2)
    }),
  )

  it(
    'comes in the requested order, and again when it is requested twice',
    rolledBack(async (db) => {
      const guest = await visitorOf(db)
      const ids = [(await putProduct(db)).id, (await putProduct(db)).id]
      const cards = await getProducts(db, guest, [ids[1]!, 999_999, ids[0]!, ids[1]!])
      expect(cards.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[1]])
      expect(await getProducts(db, guest, [])).toEqual([])
    }),
  )

  it(
    'is new for 45 days',
    rolledBack(async (db) => {
      const made = [
        await putProduct(db, { publishedDaysAgo: 44 }),
        await putProduct(db, { publishedDaysAgo: 46 }),
      ]
      const cards = await getProducts(
        db,
        await visitorOf(db),
        made.map(({ id }) => id),
      )
      expect(cards.map(({ isNew }) => isNew)).toEqual([true, false])
    }),
  )
})
