// @module-tag once
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { newVisitor, openSmallShop } from '~/features/basket/testing/shop'
import {
  releaseReservation,
  reserveStock,
  returnStock,
  sellStock,
} from '~/features/catalogue/catalogue.server'
import type { StockReturned } from '~/features/catalogue/jobs.server'
import { variants } from '~/features/catalogue/tables.server'
import type { StockAlertMail } from './jobs.server'
import { notifyReturned } from './stock-alerts.server'
import { stockAlerts } from './tables.server'
import { alertsFor, ask, confirmed, count, later, soldOut, takeJobs } from './testing/alerts'

const { db } = await openTestDatabase('empty', { max: 20 })
beforeAll(() => openSmallShop(db))
beforeEach(async () => {
  await db.delete(stockAlerts)
  await takeMails()
  await takeReturns()
})

const takeMails = async () => {
  const jobs = await takeJobs<StockAlertMail>(db, 'send-stock-alert-mail')
  return jobs.filter(({ payload }) => payload.kind === 'returned').map(({ payload }) => payload.alertId)
}
const takeReturns = () => takeJobs<StockReturned>(db, 'stock-returned')

/** Confirmed alerts of so many guests for a sold-out variant, oldest first. */
async function waiting(guests: number, packageSize = 1) {
  const { variantId } = await soldOut(db, packageSize)
  const ids = []
  for (let i = 0; i < guests; i++)
    ids.push(
      await confirmed(db, await newVisitor(db), variantId, `${i}.${variantId}@alici.example`, later(i / 100)),
    )
  await takeReturns()
  return { variantId, ids }
}
const look = (variantId: number, hours = 1) => notifyReturned(db, [variantId], later(hours))

describe('stock that returns', () => {
  test('brings at most one email per piece, oldest first, and the rest after an hour while there are pieces', async () => {
    const { variantId, ids } = await waiting(5)
    await count(db, variantId, 2)
    expect((await takeReturns()).map(({ payload }) => payload.variantIds)).toEqual([[variantId]])
    await look(variantId)
    expect(await takeMails()).toEqual(ids.slice(0, 2))
    const [again, ...more] = await takeReturns()
    expect(again).toMatchObject({ payload: { variantIds: [variantId] } })
    expect(again!.seconds).toBeGreaterThan(3_500)
    expect(again!.seconds).toBeLessThanOrEqual(3_600)
    expect(more).toEqual([])
    await look(variantId, 1.5)
    expect(await takeMails()).toEqual([])
    await count(db, variantId, 3)
    await look(variantId, 1.6)
    expect(await takeMails()).toEqual(ids.slice(2, 3))
    await look(variantId, 2.7)
    expect(await takeMails()).toEqual(ids.slice(3))
    await takeReturns()
    await look(variantId, 4)
    expect([await takeMails(), await takeReturns()]).toEqual([[], []])
  })

  test('that is sold out again meanwhile sends no email and plans no later look', async () => {
    const { variantId } = await waiting(2)
    await count(db, variantId, 2)
    await count(db, variantId, 0)
    await takeReturns()
    await look(variantId)
    expect([await takeMails(), await takeReturns()]).toEqual([[], []])
  })

  test('is noticed for cancelled and expired orders, staff’s counts and imports', async () => {
    const { variantId } = await waiting(1)
    const rows = [{ variantId, quantity: 3 }]
    await count(db, variantId, 3)
    expect(await takeReturns()).toHaveLength(1)
    await transaction(db, (db) => reserveStock(db, `O${variantId}`, rows))
    await transaction(db, (db) => releaseReservation(db, `O${variantId}`))
    expect(await takeReturns()).toHaveLength(1)
    await transaction(db, (db) => sellStock(db, `P${variantId}`, rows))
    await transaction(db, (db) => returnStock(db, `P${variantId}`, rows))
    expect(await takeReturns()).toHaveLength(1)
  })

  test('is noticed by an alert that is confirmed after it returned', async () => {
    const { variantId } = await waiting(0)
    await ask(db, await newVisitor(db), variantId, 'gec@alici.example')
    await count(db, variantId, 1)
    await takeReturns()
    const [{ id } = { id: 0 }] = await alertsFor(db, variantId)
    await confirmed(db, await newVisitor(db), variantId, 'gec@alici.example')
    expect(await takeReturns()).toHaveLength(1)
    await look(variantId)
    expect(await takeMails()).toEqual([id])
  })

  test('is written about once to each of fifty, also when several jobs see it at once', async () => {
    const { variantId, ids } = await waiting(50)
    await count(db, variantId, 60)
    await Promise.all([look(variantId), look(variantId), look(variantId)])
    expect(await takeMails()).toEqual(ids)
    expect((await alertsFor(db, variantId)).every(({ notifiedAt }) => notifiedAt !== null)).toBe(true)
  })

  test('of fewer pieces than alerts brings no more emails than pieces, also when several jobs see it at once', async () => {
    const { variantId, ids } = await waiting(20)
    await count(db, variantId, 7)
    await Promise.all([look(variantId), look(variantId), look(variantId)])
    expect(await takeMails()).toEqual(ids.slice(0, 7))
  })

  test('of less than a package waits for more', async () => {
    const { variantId, ids } = await waiting(1, 6)
    await count(db, variantId, 5)
    await look(variantId)
    expect(await takeMails()).toEqual([])
    await count(db, variantId, 6)
    await look(variantId, 2)
    expect(await takeMails()).toEqual(ids)
  })
})

test('an unconfirmed alert gets no email', async () => {
  const { variantId } = await waiting(0)
  await ask(db, await newVisitor(db), variantId, 'onaysiz@alici.example')
  await count(db, variantId, 5)
  await look(variantId)
  expect(await takeMails()).toEqual([])
})

test('a variant that is no longer sold, or hidden from the visitor meanwhile, is skipped; its alert stays', async () => {
  const { variantId, ids } = await waiting(1)
  const set = (values: Partial<typeof variants.$inferInsert>) =>
    db.update(variants).set(values).where(eq(variants.id, variantId))
  await count(db, variantId, 5)
  for (const hidden of [{ sellable: false }, { visibility: 1 }]) {
    await set(hidden)
    await look(variantId)
    expect(await takeMails()).toEqual([])
    expect((await alertsFor(db, variantId))[0]).toMatchObject({ notifiedAt: null })
    await set({ sellable: true, visibility: 0 })
  }
  await look(variantId)
  expect(await takeMails()).toEqual(ids)
  expect((await alertsFor(db, variantId))[0]).toMatchObject({ notifiedAt: later(1) })
})
