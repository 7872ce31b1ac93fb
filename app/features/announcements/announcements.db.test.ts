import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { users } from '~/features/identity/tables.server'
import { announcementTopics, choices, type Frequency, isCommercial } from './announcements'
import {
  exportPreferences,
  readPreferences,
  savePreferences,
  takeTurns,
  wants,
  wantsByEmail,
} from './announcements.server'

const { db } = await openTestDatabase('empty')
const now = new Date('2026-11-20T09:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

async function newUser() {
  const email = `${crypto.randomUUID()}@uye.example`
  const [user] = await db
    .insert(users)
    .values({ uid: crypto.randomUUID(), email, emailVerified: true, name: 'Ayşe Işık' })
    .returning({ userId: users.id, email: users.email })
  return user!
}
const save = (userId: number, refused: string[], frequency: Frequency = 'instant') =>
  transaction(db, (db) => savePreferences(db, userId, { refused: refused as never, frequency }, now))
const turn = (userIds: number[], at: Date) => transaction(db, (db) => takeTurns(db, userIds, 'push', at))

describe('a member wants', () => {
  test('everything that the shop offers, until something is switched off', async () => {
    const [one, other] = [await newUser(), await newUser()]
    const both = [one.userId, other.userId]
    expect(await wants(db, both, 'campaigns', 'push')).toEqual(new Set(both))
    await save(one.userId, ['campaigns:push', 'campaigns:email'])
    expect(await wants(db, both, 'campaigns', 'push')).toEqual(new Set([other.userId]))
    expect(await wants(db, both, 'campaigns', 'sms')).toEqual(new Set(both))
    expect(await wantsByEmail(db, [one.email, other.email, 'kimse@alici.example'], 'campaigns')).toEqual(
      new Set([other.email, 'kimse@alici.example']),
    )
    expect(await readPreferences(db, one.userId)).toMatchObject({ changedAt: now, frequency: 'instant' })
    expect((await readPreferences(db, other.userId)).changedAt).toBeNull()
  })

  test('nothing on a channel that the topic does not have', async () => {
    const { userId } = await newUser()
    expect(await wants(db, [userId], 'price-drops', 'call')).toEqual(new Set())
  })

  test('emails about orders in any case', async () => {
    const { userId, email } = await newUser()
    await save(userId, [...choices])
    expect(await wants(db, [userId], 'orders', 'email')).toEqual(new Set([userId]))
    expect(await wantsByEmail(db, [email], 'orders')).toEqual(new Set([email]))
    expect(await wants(db, [userId], 'orders', 'push')).toEqual(new Set())
    expect((await readPreferences(db, userId)).refused).not.toContain('orders:email')
  })
})

test('news of orders and of awaited goods are no advertising; everything else is', () => {
  expect(announcementTopics.filter((topic) => !isCommercial(topic))).toEqual(['orders', 'stock'])
})

describe('advertising comes', () => {
  test('at once, once a day or once a week, as the member chose', async () => {
    const users = [await newUser(), await newUser(), await newUser()]
    const [always, daily, weekly] = users.map(({ userId }) => userId) as [number, number, number]
    await save(daily, [], 'daily')
    await save(weekly, [], 'weekly')
    const all = [always, daily, weekly]
    expect(await turn(all, now)).toEqual(new Set(all))
    expect(await turn(all, hours(1))).toEqual(new Set([always]))
    expect(await turn(all, hours(24))).toEqual(new Set([always, daily]))
    expect(await turn(all, hours(24 * 7))).toEqual(new Set(all))
  })

  test('once, when two jobs ask at the same time', async () => {
    const { userId } = await newUser()
    await save(userId, [], 'daily')
    const taken = await Promise.all(Array.from({ length: 5 }, () => turn([userId], now)))
    expect(taken.flatMap((ids) => [...ids])).toEqual([userId])
  })
})

test('the export of a member has the preferences', async () => {
  const { userId } = await newUser()
  await save(userId, ['stock:push'], 'weekly')
  await turn([userId], now)
  expect(await exportPreferences(db, userId)).toEqual({
    announcements: {
      refused: ['stock:push'],
      frequency: 'weekly',
      changedAt: now,
      lastSent: [{ channel: 'push', takenAt: now }],
    },
  })
})
