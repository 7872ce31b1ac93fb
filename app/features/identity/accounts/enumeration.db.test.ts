// @module-tag once
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { isFullTest } from '~/testing/full-test'
import { saveSettings } from '~/features/settings/settings.server'
import { register, requestReset, signIn } from '../identity.server'
import { users } from '../tables.server'
import { askingOf } from '../testing/asking'

const { db } = await openTestDatabase('empty')
const { asking } = askingOf(db)
const parola = 'uzun ve hoş bir parola'
const mine = 'az önce yazılan parola'
const addressOf = () => `${randomUUID()}@uye.example`
const known = Array.from({ length: 20 }, addressOf)

beforeAll(async () => {
  const names = ['sign_in', 'registration', 'reset'].map((name) => `${name}_per_account`)
  const rows = names.map((key) => ({ group: 'limits', key, value: '0', isPublic: false }))
  await transaction(db, (db) => saveSettings(db, rows))
  for (const email of known) await registerAs(email)
  await db.update(users).set({ emailVerified: true })
})

// Creates the retail customer, as the page does.
const registerAs = (email: string, password = parola) =>
  register(asking, { email, password, name: 'Ayşe' }, async (db, user) => {
    await db.update(users).set({ name: 'Ayşe Işık' }).where(eq(users.id, user.userId))
  })

type Way = {
  pairs: number
  /** Runs first and is not timed. */
  first?: (email: string) => Promise<unknown>
  ask: (email: string) => Promise<unknown>
}

const ways: Record<string, Way> = {
  'signing in with a wrong password': {
    pairs: isFullTest ? 200 : 80,
    ask: (email) => signIn(asking, { email, password: 'yanlış parola', remembered: false }),
  },
  registering: { pairs: isFullTest ? 300 : 80, ask: registerAs },
  'registering twice at once': {
    pairs: isFullTest ? 150 : 40,
    ask: (email) => Promise.all([registerAs(email), registerAs(email)]),
  },
  'signing in with the password just registered': {
    pairs: isFullTest ? 300 : 80,
    first: (email) => registerAs(email, mine),
    ask: (email) => signIn(asking, { email, password: mine, remembered: false }),
  },
  'signing in with the password just registered, at the same time': {
    pairs: isFullTest ? 150 : 40,
    first: (email) => Promise.all([registerAs(email, mine), registerAs(email, mine)]),
    ask: (email) => {
      const input = { email, password: mine, remembered: false }
      return Promise.all([signIn(asking, input), signIn(asking, input)])
    },
  },
  'asking for a reset': { pairs: isFullTest ? 150 : 80, ask: (email) => requestReset(asking, email) },
}

test.each(Object.entries(ways))(
  '%s has the same answer and timing for known and unknown addresses (P09)',
  { timeout: 180_000 },
  async (_, { pairs, first: before, ask }) => {
    const timeOf = async (email: string) => {
      await before?.(email)
      const start = performance.now()
      const answer = await ask(email)
      return { ms: performance.now() - start, answer: JSON.stringify(answer) }
    }
    // The very first request is slower, whichever address it is for.
    for (let i = 0; i < 5; i++) await Promise.all([timeOf(known[i]!), timeOf(addressOf())])
    const gaps: number[] = []
    const answers = new Set<string>()
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < pairs; i++) {
      const address = known[i % known.length]!
      // Each comes first in half of the pairs.
      const first = await timeOf(i % 2 ? address : addressOf())
      const second = await timeOf(i % 2 ? addressOf() : address)
      const [ofKnown, ofUnknown] = i % 2 ? [first, second] : [second, first]
      gaps.push(ofKnown.ms - ofUnknown.ms)
      times.known.push(ofKnown.ms)
      times.unknown.push(ofUnknown.ms)
      answers.add(first.answer).add(second.answer)
    }
    expect(answers.size).toBe(1)
    // Five milliseconds, or on a busy machine a part of the spread of one request.
    const spread = spreadOf(times.known) + spreadOf(times.unknown)
    expect(Math.abs(median(gaps))).toBeLessThan(Math.max(5, spread / 4))
    // Sign test: if time reveals nothing, the known address takes longer in about half of the pairs.
    const slower = gaps.filter((gap) => gap > 0).length / pairs
    expect(Math.abs(slower - 0.5)).toBeLessThan(4 / (2 * Math.sqrt(pairs)))
  },
)

/** The quantile at `part`. */
const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]!
const median = (values: number[]) => quantile(values, 0.5)
const spreadOf = (values: number[]) => quantile(values, 0.75) - quantile(values, 0.25)
