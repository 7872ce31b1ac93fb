// @module-tag once
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { releaseReservation, reserveStock, settleReservation } from './reservations.server'
import { countStock, moveStock, returnStock, sellStock } from './stock.server'
import { aProduct, aVariant } from '../testing/product-input'
import { saveProduct } from '../write/write-products.server'
import { findVariantIds } from '../write/write-variants.server'

const database = await openTestDatabase('empty')
const codes = ['A-0', 'A-1']

/** Two variants of which so many pieces are free, and the jobs queued since. */
async function watched(db: Transaction, quantity: number) {
  await saveProduct(db, aProduct('A', { variants: codes.map((code) => aVariant(code)) }), new Date())
  const ids = await findVariantIds(db, codes)
  const [variantId, other] = codes.map((code) => ids.get(code)!) as [number, number]
  await countStock(db, [{ variantId, quantity }], 'opening', 'test')
  await takeJobs(db)
  return { variantId, other, returned: () => takeJobs(db) }
}

/** Variants of the waiting jobs, one array for each job, which are deleted. */
async function takeJobs(db: Transaction): Promise<number[][]> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select j.payload->'variantIds' as ids from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'stock-returned' order by j.id`)
  await db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
  return rows.map(({ ids }) => ids)
}

test('cancelled, expired, returned and counted pieces of a sold-out variant are reported in their transaction', () =>
  inRolledBack(database, async (db) => {
    const { variantId, returned } = await watched(db, 3)
    const row = (quantity: number) => [{ variantId, quantity }]
    const soldOut = () => countStock(db, row(0), 'correction', 'count')
    await reserveStock(db, 'O1', row(3))
    await releaseReservation(db, 'O1')
    expect(await returned()).toEqual([[variantId]])
    await sellStock(db, 'O2', row(3))
    await returnStock(db, 'O2', row(2))
    expect(await returned()).toEqual([[variantId]])
    await soldOut()
    await countStock(db, row(15), 'import', 'list')
    expect(await returned()).toEqual([[variantId]])
    await soldOut()
    await moveStock(db, row(5), 'correction', 'found')
    expect(await returned()).toEqual([[variantId]])
  }))

test('all variants of one import are one job', () =>
  inRolledBack(database, async (db) => {
    const { variantId, other, returned } = await watched(db, 0)
    const rows = [variantId, other].map((id) => ({ variantId: id, quantity: 4 }))
    await countStock(db, rows, 'import', 'list')
    expect(await returned()).toEqual([[variantId, other]])
  }))

test('more pieces of a variant that could be sold all the time are not reported', () =>
  inRolledBack(database, async (db) => {
    const { variantId, returned } = await watched(db, 10)
    await reserveStock(db, 'O1', [{ variantId, quantity: 3 }])
    await releaseReservation(db, 'O1')
    await sellStock(db, 'O2', [{ variantId, quantity: 4 }])
    await returnStock(db, 'O2', [{ variantId, quantity: 2 }])
    await countStock(db, [{ variantId, quantity: 15 }], 'import', 'list')
    await moveStock(db, [{ variantId, quantity: 5 }], 'correction', 'found')
    expect(await returned()).toEqual([])
  }))

test('reserved, sold, settled and lost pieces are not', () =>
  inRolledBack(database, async (db) => {
    const { variantId, returned } = await watched(db, 10)
    await reserveStock(db, 'O1', [{ variantId, quantity: 3 }])
    await settleReservation(db, 'O1')
    await releaseReservation(db, 'O1')
    await sellStock(db, 'O2', [{ variantId, quantity: 1 }])
    await countStock(db, [{ variantId, quantity: 2 }], 'correction', 'count')
    await countStock(db, [{ variantId, quantity: 2 }], 'correction', 'count')
    expect((await moveStock(db, [{ variantId, quantity: -3 }], 'correction', 'lost')).status).toBe(
      'insufficient',
    )
    // A reservation takes all, and a count that finds more pieces than reserved gives the rest back.
    await reserveStock(db, 'O3', [{ variantId, quantity: 2 }])
    await countStock(db, [{ variantId, quantity: 2 }], 'correction', 'count')
    expect(await returned()).toEqual([])
  }))
