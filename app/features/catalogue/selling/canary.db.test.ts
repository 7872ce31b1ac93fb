import { ne } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { sorts } from '../catalogue'
import * as catalogue from '../catalogue.server'
import { getHits } from '../search/hits.server'
import {
  everything,
  lists,
  type Made,
  openLists,
  putCategory,
  putPrices,
  putProduct,
  visitorOf,
} from '../testing/goods'
import { prices } from '../tables.server'
import { hitToWire } from '../api/product-wire.server'

const database = await openTestDatabase('empty')
beforeAll(() => openLists(database.db))

describe('a wholesale price', () => {
  it('changes no byte and no sort order that a guest receives (promise P04)', async () => {
    await inRolledBack(database, async (db) => {
      const [categoryId] = (await putCategory(db, 'Deri')) as [number]
      const made: Made[] = []
      for (const amount of [30_000, 10_000, 20_000]) {
        made.push(
          await putProduct(db, {
            name: 'Deri',
            categoryIds: [categoryId],
            brand: 'X',
            variants: [{ prices: amount }],
          }),
        )
      }
      const answers = [await guestAnswers(db, made, categoryId)]
      // Canary prices that would reverse every order by price, and lower and higher ones than all others.
      for (const canaries of [
        [987_654_301, 1, 987_654_303],
        [3, 987_654_302, 2],
      ]) {
        await db.delete(prices).where(ne(prices.priceListId, lists.retail))
        for (const [i, { variantIds }] of made.entries()) {
          const amount = canaries[i]!
          await putPrices(db, variantIds[0]!, [
            { list: lists.bayi, amount, packageSize: 12 },
            { list: lists.toptan, amount, packageSize: 6 },
            { list: lists.bayi, amount: 987_654_309, minQuantity: 24 },
          ])
        }
        answers.push(await guestAnswers(db, made, categoryId))
      }
      expect(answers[1] === answers[0]).toBe(true)
      expect(answers[2] === answers[0]).toBe(true)
      expect(/9876543/.test(answers.join(''))).toBe(false)
    })
  })
})

/** All answers of the catalogue about some products to a guest, as text. */
async function guestAnswers(db: Transaction, made: readonly Made[], categoryId: number): Promise<string> {
  const guest = await visitorOf(db)
  const told: unknown[] = []
  const narrowed = [
    {},
    { categoryId },
    { search: 'deri' },
    { priceFrom: 15_000 },
    { priceTo: 5 },
    { packageSize: 12 },
    { inStock: true },
  ]
  for (const change of sorts.flatMap((sort) => narrowed.map((more) => ({ ...more, sort })))) {
    told.push(await catalogue.listProducts(db, guest, { ...everything, ...change }))
  }
  const cards = await catalogue.getProducts(
    db,
    guest,
    made.map(({ id }) => id),
  )
  told.push((await getHits(db, guest, cards)).map((hit) => hitToWire(guest.priceKey, hit)))
  for (const { id, variantIds } of made) {
    told.push(await catalogue.getProductById(db, guest, id))
    told.push(await catalogue.getOffer(db, guest, variantIds[0]!))
    told.push(await catalogue.getRelated(db, guest, id))
  }
  told.push(await catalogue.searchProducts(db, guest, 'deri', { length: 30 }))
  told.push(await catalogue.getRecommended(db, guest))
  told.push(await catalogue.getNewArrivals(db, guest, { start: 0, length: 30 }))
  return JSON.stringify(told)
}
