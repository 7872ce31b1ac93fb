import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Db } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { lists, openLists } from '../testing/goods'
import { aProduct } from '../testing/product-input'
import { type PriceInput, setPrices } from './write-prices.server'
import { saveProduct } from './write-products.server'
import { findVariantIds } from './write-variants.server'

const database = await openTestDatabase('empty')
await openLists(database.db)

const monday = new Date('2026-11-02T09:00:00Z')
const tuesday = new Date('2026-11-03T09:00:00Z')

async function aVariantId(db: Parameters<typeof setPrices>[0]): Promise<number> {
  await saveProduct(db, aProduct('A'), monday)
  return (await findVariantIds(db, ['A'])).get('A')!
}

function retail(variantId: number, amount: number, from: Date, minQuantity = 1): PriceInput {
  return { variantId, priceListId: lists.retail, amount, from, minQuantity }
}

/** Each price as `min quantity: amount, from day, to day`, in the order in which they were opened. */
async function history(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ row: string }>(sql`
    select concat_ws(' ', min_quantity || ':', amount, to_char(valid_from at time zone 'utc', 'DD'),
      coalesce(to_char(valid_to at time zone 'utc', 'DD'), '-')) as row
    from prices order by valid_from, min_quantity, id`)
  return rows.map(({ row }) => row)
}

describe('a price is changed by ending it and beginning another', () => {
  test('the earlier price stays in the history with its days', () =>
    inRolledBack(database, async (db) => {
      const id = await aVariantId(db)
      await setPrices(db, [retail(id, 10_000, monday)])
      expect(await setPrices(db, [retail(id, 9_000, tuesday)])).toEqual(new Set([id]))
      expect(await history(db)).toEqual(['1: 10000 02 03', '1: 9000 03 -'])
    }))

  test('the same price again is not a change', () =>
    inRolledBack(database, async (db) => {
      const id = await aVariantId(db)
      await setPrices(db, [retail(id, 10_000, monday)])
      expect(await setPrices(db, [retail(id, 10_000, tuesday)])).toEqual(new Set())
      expect(await history(db)).toEqual(['1: 10000 02 -'])
    }))

  test('two changes in one moment leave both in the history', () =>
    inRolledBack(database, async (db) => {
      const id = await aVariantId(db)
      for (const amount of [10_000, 9_000, 8_000]) await setPrices(db, [retail(id, amount, monday)])
      expect(await history(db)).toEqual(['1: 10000 02 02', '1: 9000 02 02', '1: 8000 02 -'])
    }))

  test('a quantity break left out of the input ends; the others stay', () =>
    inRolledBack(database, async (db) => {
      const id = await aVariantId(db)
      await setPrices(db, [
        retail(id, 10_000, monday),
        retail(id, 9_500, monday, 6),
        retail(id, 9_000, monday, 12),
      ])
      await setPrices(db, [retail(id, 10_000, tuesday), retail(id, 9_500, tuesday, 6)])
      expect(await history(db)).toEqual(['1: 10000 02 -', '6: 9500 02 -', '12: 9000 02 03'])
    }))

  test('a list left out of the input keeps its price', () =>
    inRolledBack(database, async (db) => {
      const id = await aVariantId(db)
      await setPrices(db, [
        retail(id, 10_000, monday),
        { ...retail(id, 7_000, monday), priceListId: lists.bayi },
      ])
      await setPrices(db, [retail(id, 9_000, tuesday)])
      expect(await history(db)).toEqual(['1: 10000 02 03', '1: 7000 02 -', '1: 9000 03 -'])
    }))

  test('a price of zero is refused', async () => {
    await expect(
      inRolledBack(database, async (db) => setPrices(db, [retail(await aVariantId(db), 0, monday)])),
    ).rejects.toMatchObject({ cause: { constraint: 'prices_amount' } })
  })
})
