import { expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { users } from '~/features/identity/tables.server'
import { secondsUntilGone } from './presence'
import { dropOldPresence, markPresent } from './presence.server'
import { recordPresence } from './tables.server'

const { db } = await openTestDatabase('empty')
const person = async (name: string) => {
  const values = { uid: name, email: `${name}@vitrin.example`, emailVerified: true, name }
  return (await db.insert(users).values(values).returning({ id: users.id }))[0]!.id
}
const [ayse, kemal] = [await person('Ayşe'), await person('Kemal')]
const start = new Date('2026-11-20T09:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
const sign = (userId: number, seconds: number, record = 'products 12') =>
  markPresent(db, { record, userId, now: after(seconds) })

it('each person sees the others who have the record open, and nobody sees themselves', async () => {
  expect(await sign(ayse, 0)).toEqual([])
  expect(await sign(kemal, 5)).toEqual([{ name: 'Ayşe', since: after(0) }])
  expect(await sign(ayse, 10)).toEqual([{ name: 'Kemal', since: after(5) }])
  expect(await sign(ayse, 12, 'products 13')).toEqual([])
})

it('a person without a sign has left, and opens the record anew when they return', async () => {
  expect(await sign(kemal, 10 + secondsUntilGone + 1)).toEqual([])
  expect(await sign(ayse, 100)).toEqual([{ name: 'Kemal', since: after(11 + secondsUntilGone) }])
  expect(await sign(kemal, 101)).toEqual([{ name: 'Ayşe', since: after(100) }])
})

it('signs of people who left long ago are deleted', async () => {
  await dropOldPresence(db, after(86_400 + 50))
  expect(await db.$count(recordPresence)).toBe(2)
  await dropOldPresence(db, after(2 * 86_400))
  expect(await db.$count(recordPresence)).toBe(0)
})
