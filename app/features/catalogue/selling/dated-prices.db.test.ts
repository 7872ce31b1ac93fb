import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { openTestDatabase } from '~/db/testing/database'
import { getProducts, listProducts, refreshDuePrices } from '../catalogue.server'
import { everything, openLists, putProduct, visitorOf } from '../testing/goods'
import { setPrices } from '../write/write-prices.server'

const database = await openTestDatabase('empty')
const { db } = database
beforeAll(() => openLists(db))

const inOrder = async () => {
  const { products } = await listProducts(db, await visitorOf(db), { ...everything, sort: 'fiyat-artan' })
  return products.map(({ name }) => name)
}

it('lists follow a price that begins later', async () => {
  const { id: priceListId } = (
    await db.execute<{ id: number }>(sql`select id from price_lists where is_retail`)
  ).rows[0]!
  const later = await transaction(db, async (db) => {
    await putProduct(db, { name: 'Ucuz', variants: [{ prices: 10_000 }] })
    const { id, variantIds } = await putProduct(db, { name: 'Pahalı', variants: [{ prices: 20_000 }] })
    const { rows } = await db.execute<{ soon: Date }>(
      sql`select clock_timestamp() + interval '400 ms' as soon`,
    )
    const [variantId] = variantIds
    await setPrices(db, [
      { variantId: variantId!, priceListId, minQuantity: 1, amount: 5_000, from: new Date(rows[0]!.soon) },
    ])
    return id
  })
  const shown = async () => (await getProducts(db, await visitorOf(db), [later]))[0]!.price!.unit
  expect(await shown()).toBe(20_000)
  expect(await inOrder()).toEqual(['Ucuz', 'Pahalı'])
  // The card follows at once, the order with the job.
  await expect.poll(shown, { interval: 50, timeout: 5_000 }).toBe(5_000)
  expect(await inOrder()).toEqual(['Ucuz', 'Pahalı'])
  await expect.poll(() => refreshDuePrices(db), { interval: 50, timeout: 5_000 }).toBe(1)
  expect(await inOrder()).toEqual(['Pahalı', 'Ucuz'])
  expect(await refreshDuePrices(db)).toBe(0)
})
