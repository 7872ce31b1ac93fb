// @module-tag once
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { countAttempt } from './attempts.server'
import { deviceCookieName, knownDevice } from '../sessions/known-device.server'
import { register, signIn } from '../identity.server'
import { users } from '../tables.server'
import { askingOf, secret } from '../testing/asking'

const { db } = await openTestDatabase('empty')
const password = 'uzun ve hoş bir parola'

async function openAccount(): Promise<string> {
  const email = `${randomUUID()}@uye.example`
  await register(askingOf(db).asking, { email, password, name: 'Ayşe' }, async () => {})
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email))
  return email
}

test('of 1,000 guesses at one account at most ten are checked in 15 minutes, over all addresses', async () => {
  const email = await openAccount()
  const { asking } = askingOf(db)
  let checked = 0
  const provider = asking.identity.signIn
  asking.identity.signIn = (...args) => (checked++, provider(...args))
  const guesses = Array.from({ length: 1_000 }, (_, i) => {
    const from = { ...asking, ip: `203.0.${i % 256}.${(i * 7) % 256}` }
    return signIn(from, { email, password: `tahmin ${i}`, remembered: false })
  })
  const outcomes = await Promise.all(guesses)
  expect(checked).toBe(10)
  const refused = outcomes.filter((outcome) => outcome.status === 'too_many')
  expect(refused).toHaveLength(990)
  for (const { seconds } of refused) expect(seconds).toBeGreaterThan(0)
})

test('strangers who used up their guesses do not lock out the owner on a known device', async () => {
  const email = await openAccount()
  const { asking } = askingOf(db)
  for (let i = 0; i < 11; i++) await signIn(asking, { email, password: 'tahmin', remembered: false })
  expect((await signIn(asking, { email, password, remembered: false })).status).toBe('too_many')
  const cookie = (value: string) => `a=b; ${deviceCookieName(false)}=${value}`
  const known = { ...asking, cookies: cookie(knownDevice(secret, email)) }
  expect((await signIn(known, { email, password, remembered: false })).status).toBe('signed_in')
  const others = knownDevice(secret, 'somebody@else.example')
  const forged = { ...asking, cookies: cookie(others) }
  expect((await signIn(forged, { email, password, remembered: false })).status).toBe('too_many')
})

test('the limit holds in any 15 minutes, not only in quarters of the clock', async () => {
  const who = randomUUID()
  const start = Date.parse('2026-11-20T09:00:00Z')
  const at = (minutes: number) =>
    countAttempt(db, secret, [{ what: 'x', who, most: 3 }], new Date(start + minutes * 60_000))
  expect(await at(0)).toBe(0)
  expect(await at(14)).toBe(0)
  expect(await at(14.5)).toBe(0)
  expect(await at(14.9)).toBe(6)
  expect(await at(15.1)).toBe(0)
  expect(await at(15.2)).toBe(60 * 13.8)
  expect(await at(29.2)).toBe(0)
})
