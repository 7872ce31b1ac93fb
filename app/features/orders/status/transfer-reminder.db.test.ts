// @module-tag once
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { stockShelf } from '~/features/basket/testing/shop'
import { newBuyer, openCheckoutShop, order, placedCode } from '~/features/checkout/testing/checkout'
import { getFullOrder } from '~/features/fulfilment/fulfilment.server'
import { writeNews } from '~/features/notifications/orders/order-news'
import { saveSettings } from '~/features/settings/settings.server'
import { changeStatus, clearExpiry } from '../orders.server'
import { orderStatuses } from './status'
import { remindOfTransfers } from './transfer-reminder.server'

const { db } = await openTestDatabase('empty', { max: 10 })
beforeAll(() => openCheckoutShop(db))
beforeEach(async () => {
  await db.execute(sql`update orders set transfer_reminded_at = now()`)
  await db.execute(sql`delete from graphile_worker._private_jobs`)
})

const noon = new Date('2026-11-20T09:00:00Z')
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000)

/** An order placed and ending so many hours from noon. */
async function waiting(placed: number, ends: number, payment: 2 | 4 = 2): Promise<string> {
  const code = await placedCode(order(db, await newBuyer(db, [await stockShelf(db)], 2), { payment }))
  await db.execute(sql`
    update orders set placed_at = ${hours(placed)}::timestamptz, expires_at = ${hours(ends)}::timestamptz where code = ${code}`)
  return code
}

const pay = (code: string) =>
  changeStatus(db, code, orderStatuses.placed, { actor: 'bank', reason: 'paid', now: noon })

/** Orders whose reminder is queued now. */
async function reminded(now = noon): Promise<string[]> {
  await remindOfTransfers(db, now)
  const { rows } = await db.execute<{ code: string }>(sql`
    delete from graphile_worker._private_jobs where payload ->> 'news' = 'transfer-due'
    returning payload ->> 'orderCode' as code`)
  return rows.map(({ code }) => code)
}

describe('a buyer is reminded of a bank transfer', () => {
  test('once, in the last hours before the order ends', async () => {
    const code = await waiting(-48, 25)
    expect(await reminded()).toEqual([])
    expect(await reminded(hours(1))).toEqual([code])
    expect(await reminded(hours(2))).toEqual([])
  })

  test('at the earliest after half of the time to pay', async () => {
    const code = await waiting(-1, 5)
    expect(await reminded()).toEqual([])
    expect(await reminded(hours(2))).toEqual([code])
  })

  test('by one of several processes', async () => {
    const codes = [await waiting(-48, 3), await waiting(-48, 4), await waiting(-48, 5)]
    const counts = await Promise.all(Array.from({ length: 4 }, () => remindOfTransfers(db, noon)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(codes.length)
  })

  test('never when the order has ended, is paid, waits for a reported transfer, or is paid at the door', async () => {
    await waiting(-48, -1)
    await waiting(-48, 3, 4)
    const [paid, reported] = [await waiting(-48, 3), await waiting(-48, 3)]
    await pay(paid)
    const { id } = (await getFullOrder(db, reported))!
    await transaction(db, (db) => clearExpiry(db, id))
    expect(await reminded()).toEqual([])
  })

  test('as many hours before as the shop sets', async () => {
    const set = (value: string) =>
      transaction(db, (db) =>
        saveSettings(db, [{ group: 'checkout', key: 'transfer_reminder_hours', value }]),
      )
    const code = await waiting(-48, 10)
    await set('0')
    expect(await reminded()).toEqual([])
    await set('6')
    expect(await reminded()).toEqual([])
    expect(await reminded(hours(4))).toEqual([code])
    await set('24')
  })
})

test('the email names amount, description and end, and is not written once the order is paid', async () => {
  const code = await waiting(-48, 10)
  const to = { link: 'https://vitrin.example/siparis/1', origin: 'https://vitrin.example' }
  const write = async () => writeNews((await getFullOrder(db, code))!, 'transfer-due', undefined, to)
  const written = (await write())!
  expect(written.paragraphs[0]).toContain('20 Kasım 2026 22:00 tarihine kadar')
  expect(written.list!.items).toContain(`Açıklama: ${code}`)
  await pay(code)
  expect(await write()).toBeNull()
})
