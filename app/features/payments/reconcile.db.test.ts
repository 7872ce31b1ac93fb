import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import type { Gateway } from './gateway'
import { askAboutPayments, startAttempt } from './payments.server'
import { paymentAttempts } from './tables.server'
import { newAttempt } from './testing/attempts'

const { db } = await openTestDatabase('empty')
const now = new Date()
const due = new Date(now.getTime() + 3 * 60_000)

test('a busy hour: all that is due is asked about in one round, once, some at the same time (promise P25)', async () => {
  const expiresAt = new Date(now.getTime() + 20 * 60_000)
  await transaction(db, async (db) => {
    for (let i = 0; i < 120; i++)
      await startAttempt(db, newAttempt({ orderCode: `BUSY${i}`, amount: 10_000, now, expiresAt }))
  })
  await db.update(paymentAttempts).set({ gateway: 'test' })
  const asked: string[] = []
  let [open, most] = [0, 0]
  const query: Gateway['query'] = async ({ id }) => {
    asked.push(id)
    most = Math.max(most, ++open)
    await new Promise((resume) => setTimeout(resume, 2))
    open -= 1
    return { status: 'pending' }
  }
  const test = { query } as Gateway
  const errors: unknown[] = []
  await askAboutPayments(
    db,
    { chosen: test, named: { test } },
    { now: due, conclude: () => Promise.resolve(), onError: (error) => errors.push(error) },
  )
  expect(errors).toEqual([])
  expect(asked).toHaveLength(120)
  expect(new Set(asked).size).toBe(120)
  expect([most > 1, most <= 8]).toEqual([true, true])
})
