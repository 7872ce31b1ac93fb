import { eq, like, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { forgetBriefly } from '~/db/brief-cache.server'
import { transaction } from '~/db/transaction.server'
import { addLine } from '~/features/basket/basket.server'
import { type Shelf, stockShelf } from '~/features/basket/testing/shop'
import { newMember } from '~/features/customers/testing/member'
import type { Visitor } from '~/features/identity/identity'
import { saveSettings } from '~/features/settings/settings.server'
import { settings } from '~/features/settings/tables.server'
import { changeStatus } from '~/features/orders/status/change-status.server'
import { dropOldAlerts } from './open-orders.server'
import { orderStatuses } from '~/features/orders/orders'
import { placeOrder } from './place-order.server'
import { fromBasket } from './ordered-goods.server'
import { openOrderAlerts } from './tables.server'
import { orders } from '~/features/orders/tables.server'
import { call, cashOnDelivery, directRequest, newBuyer, now, placedCode, transfer } from '../testing/checkout'
import { openTwoProcesses } from '../testing/two-processes'

const { db, other } = await openTwoProcesses()
const limits = { guest: 3, member: 4, address: 6 }

beforeAll(async () => {
  shelf = await stockShelf(db, { stock: 10_000 })
  await setLimits()
})
afterEach(async () => {
  await db.update(orders).set({ status: 99, expiresAt: null }).where(eq(orders.status, 90))
  await db.delete(openOrderAlerts)
  await db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
})

async function setLimits(): Promise<void> {
  const rows = Object.entries(limits).map(([whose, most]) => {
    return { group: 'checkout', key: `open_orders_per_${whose}`, value: String(most), isPublic: false }
  })
  await transaction(db, (db) => saveSettings(db, rows))
  forgetBriefly(other.db)
}

const newEmail = () => `${crypto.randomUUID()}@uye.example`
let lastAddress = 0
const newAddress = () => `198.51.100.${++lastAddress}`
let shelf: Shelf

type How = { email?: string; ip?: string; payment?: 2 | 4; on?: typeof db; at?: Date }

/** Places one more order for a visitor. */
async function buy(visitor: Visitor, how: How = {}) {
  const { email = newEmail(), ip = newAddress(), payment = transfer, on = db, at = now } = how
  await addLine(db, visitor, { ...shelf, quantity: 1 })
  const request = await directRequest(db, payment)
  const address = { ...request.address, email }
  return placeOrder(on, visitor, fromBasket({ ...request, address }), { ...call, now: at, ip })
}
const guest = () => newBuyer(db, [])
const emails = async () => {
  const { rows } = await db.execute<{ by: string; codes: string[] }>(sql`
    select payload->>'by' as by, payload->'codes' as codes from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'send-open-orders-mail'`)
  return rows
}

describe('orders that wait for a transfer', () => {
  it('are at most three for a guest’s session; another way to pay and a paid or cancelled order make room', async () => {
    const visitor = await guest()
    const codes = []
    for (let i = 0; i < limits.guest; i++) codes.push(await placedCode(buy(visitor)))
    expect(await buy(visitor)).toEqual({ status: 'too_many_open', by: 'guest', codes })
    expect(await buy(visitor, { payment: cashOnDelivery })).toMatchObject({ status: 'placed' })
    for (const [code, to] of [
      [codes[0]!, orderStatuses.cancelled],
      [codes[1]!, orderStatuses.placed],
    ] as const) {
      await changeStatus(db, code, to, { actor: 'staff', reason: 'test', now })
      expect(await buy(visitor)).toMatchObject({ status: 'placed' })
      expect(await buy(visitor)).toMatchObject({ status: 'too_many_open' })
    }
  })

  it('are at most three for a guest and ten for a member in a shop without own limits', async () => {
    await db.delete(settings).where(like(settings.key, 'open_orders_per_%'))
    forgetBriefly(db)
    for (const [visitor, most] of [
      [await guest(), 3],
      [await newMember(db), 10],
    ] as const) {
      for (let i = 0; i < most; i++) await placedCode(buy(visitor))
      expect(await buy(visitor)).toMatchObject({ status: 'too_many_open' })
    }
    await setLimits()
  })

  it('are counted by email over all sessions, without naming the orders of others', async () => {
    const email = newEmail()
    for (let i = 0; i < limits.guest; i++) await placedCode(buy(await guest(), { email }))
    expect(await buy(await guest(), { email })).toEqual({ status: 'too_many_open', by: 'guest', codes: [] })
    expect(await buy(await guest())).toMatchObject({ status: 'placed' })
    // A signed-in member counts separately from a guest who typed the same email.
    const member = await newMember(db, { email })
    expect(await buy(member, { email })).toMatchObject({ status: 'placed' })
  })

  it.each([
    ['an address', () => '203.0.113.9'],
    ['a network of IPv6', (i: number) => `2001:db8:1:2::${i + 1}`],
  ])('are counted by %s, more generously, for guests alone', async (_, ipOf) => {
    for (let i = 0; i < limits.address; i++) await placedCode(buy(await guest(), { ip: ipOf(i) }))
    expect(await buy(await guest(), { ip: ipOf(99) })).toEqual({
      status: 'too_many_open',
      by: 'address',
      codes: [],
    })
    expect(await buy(await newMember(db), { ip: ipOf(99) })).toMatchObject({ status: 'placed' })
    expect(await buy(await guest(), { ip: '2001:db8:1:3::1' })).toMatchObject({ status: 'placed' })
    expect((await emails()).map(({ by }) => by)).toEqual(['address'])
  })

  it('have a higher limit for a member', async () => {
    const member = await newMember(db)
    for (let i = 0; i < limits.member; i++) await placedCode(buy(member))
    expect(await buy(member)).toMatchObject({ status: 'too_many_open', by: 'member' })
    expect((await emails()).map(({ by }) => by)).toEqual(['member'])
  })

  it('never exceed the limit when many are sent at once, from new sessions through two processes', async () => {
    const email = newEmail()
    const guests = await Promise.all(Array.from({ length: 12 }, guest))
    const outcomes = await Promise.all(
      guests.map((visitor, i) => buy(visitor, { email, on: i % 2 ? db : other.db })),
    )
    expect(outcomes.filter(({ status }) => status === 'placed')).toHaveLength(limits.guest)
    expect(outcomes.filter(({ status }) => status === 'too_many_open')).toHaveLength(12 - limits.guest)
    expect(await emails()).toHaveLength(1)
  })

  it('are reported to the shop at the limit, once for each guest and day', async () => {
    const visitor = await guest()
    const email = newEmail()
    const fill = async (at: Date) => {
      const codes = []
      for (let i = 0; i < limits.guest; i++) codes.push(await placedCode(buy(visitor, { email, at })))
      return codes
    }
    const cancelAll = async (codes: string[]) => {
      for (const code of codes)
        await changeStatus(db, code, orderStatuses.cancelled, { actor: 'staff', reason: 'test', now })
    }
    const first = await fill(now)
    expect(await emails()).toEqual([{ by: 'guest', codes: first }])
    await cancelAll(first)
    await cancelAll(await fill(now))
    expect(await emails()).toHaveLength(1)
    const tomorrow = new Date(now.getTime() + 24 * 3_600_000)
    await fill(tomorrow)
    expect(await emails()).toHaveLength(2)
    await dropOldAlerts(db, tomorrow)
    expect(await db.$count(openOrderAlerts)).toBe(2)
  })
})
