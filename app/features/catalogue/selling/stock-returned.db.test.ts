// @module-tag once
import { expect, onTestFinished, test } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { onStockReturned, type StockRow } from './stock-returned.server'
import {
  countStock,
  moveStock,
  releaseReservation,
  reserveStock,
  returnStock,
  sellStock,
  settleReservation,
} from './stock.server'
import { aProduct, aVariant } from '../testing/product-input'
import { saveProduct } from '../write/write-products.server'
import { findVariantIds } from '../write/write-variants.server'

const database = await openTestDatabase('empty')

/** Ten pieces of a new variant, and the stock that returns from then on. */
async function watched(db: Transaction): Promise<{ variantId: number; returned: StockRow[] }> {
  await saveProduct(db, aProduct('A', { variants: [aVariant('A-0')] }), new Date())
  const variantId = (await findVariantIds(db, ['A-0'])).get('A-0')!
  await countStock(db, [{ variantId, quantity: 10 }], 'opening', 'test')
  const returned: StockRow[] = []
  onTestFinished(onStockReturned(async (_, rows) => void returned.push(...rows)))
  return { variantId, returned }
}

test('cancelled, expired, returned and counted pieces are reported in their transaction', () =>
  inRolledBack(database, async (db) => {
    const { variantId, returned } = await watched(db)
    await reserveStock(db, 'O1', [{ variantId, quantity: 3 }])
    await releaseReservation(db, 'O1')
    await sellStock(db, 'O2', [{ variantId, quantity: 4 }])
    await returnStock(db, 'O2', [{ variantId, quantity: 2 }])
    await countStock(db, [{ variantId, quantity: 15 }], 'import', 'list')
    await moveStock(db, [{ variantId, quantity: 5 }], 'correction', 'found')
    expect(returned).toEqual([3, 2, 7, 5].map((quantity) => ({ variantId, quantity })))
  }))

test('reserved, sold, settled and lost pieces are not', () =>
  inRolledBack(database, async (db) => {
    const { variantId, returned } = await watched(db)
    await reserveStock(db, 'O1', [{ variantId, quantity: 3 }])
    await settleReservation(db, 'O1')
    await releaseReservation(db, 'O1')
    await sellStock(db, 'O2', [{ variantId, quantity: 1 }])
    await countStock(db, [{ variantId, quantity: 2 }], 'correction', 'count')
    await countStock(db, [{ variantId, quantity: 2 }], 'correction', 'count')
    expect((await moveStock(db, [{ variantId, quantity: -3 }], 'correction', 'lost')).status).toBe(
      'insufficient',
    )
    expect(returned).toEqual([])
  }))
