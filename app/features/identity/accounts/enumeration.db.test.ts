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
const password = 'uzun ve hoş bir parola'
const addressOf = () => `${randomUUID()}@uye.example`
const known = Array.from({ length: 20 }, addressOf)

beforeAll(async () => {
  const names = ['sign_in', 'registration', 'reset'].map((name) => `${name}_per_account`)
  const rows = names.map((key) => ({ group: 'limits', key, value: '0', isPublic: false }))
  await transaction(db, (db) => saveSettings(db, rows))
  for (const email of known) await registerAs(email)
  await db.update(users).set({ emailVerified: true })
})

// Makes what a retail customer needs, as the page does.
const registerAs = (email: string) =>
  register(asking, { email, password, name: 'Ayşe' }, async (db, user) => {
    await db.update(users).set({ name: 'Ayşe Işık' }).where(eq(users.id, user.userId))
  })

const ways: Record<string, { pairs: number; ask: (email: string) => Promise<unknown> }> = {
  'signing in with a wrong password': {
    pairs: isFullTest ? 200 : 80,
    ask: (email) => signIn(asking, { email, password: 'yanlış parola', remembered: false }),
  },
  registering: { pairs: isFullTest ? 150 : 80, ask: registerAs },
  'asking for a reset': { pairs: isFullTest ? 150 : 80, ask: (email) => requestReset(asking, email) },
}

test.each(Object.entries(ways))(
  '%s answers alike and takes alike for known and unknown addresses (P09)',
  { timeout: 60_000 },
  async (_, { pairs, ask }) => {
    const timeOf = async (email: string) => {
      const start = performance.now()
      const answer = await ask(email)
      return { ms: performance.now() - start, answer: JSON.stringify(answer) }
    }
    // What is done for the first time takes longer, whomever it is done for.
    for (let i = 0; i < 5; i++) await Promise.all([timeOf(known[i]!), timeOf(addressOf())])
    const gaps: number[] = []
    const answers = new Set<string>()
    for (let i = 0; i < pairs; i++) {
      const address = known[i % known.length]!
      // Each comes first in half of the pairs.
      const first = await timeOf(i % 2 ? address : addressOf())
      const second = await timeOf(i % 2 ? addressOf() : address)
      gaps.push(i % 2 ? first.ms - second.ms : second.ms - first.ms)
      answers.add(first.answer).add(second.answer)
    }
    expect(answers.size).toBe(1)
    expect(Math.abs(median(gaps))).toBeLessThan(5)
    // Sign test: if time told nothing, the known address takes longer in about half of the pairs.
    const slower = gaps.filter((gap) => gap > 0).length / pairs
    expect(Math.abs(slower - 0.5)).toBeLessThan(4 / (2 * Math.sqrt(pairs)))
  },
)

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
