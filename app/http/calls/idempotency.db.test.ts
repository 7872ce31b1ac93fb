import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { idempotently } from './idempotency.server'
import { idempotencyKeys } from '../tables.server'

const { db } = await openTestDatabase('empty')
const call = { owner: 'guest 1', request: { note: 'kapıya bırakın' } }
const requestHash = createHash('sha256').update(JSON.stringify(call.request)).digest()

class Refused extends Error {}

test('a repeat that meets a call which has just ended gets its answer', async () => {
  const first = { status: 200, answer: { code: 'SIPARIS1' } }
  const key = 'form-1-0123456789'
  let tries = 0
  const answer = await idempotently(db, { ...call, key }, async () => {
    tries += 1
    // Ends after this call has looked for its record, and leaves an empty basket.
    await db.insert(idempotencyKeys).values({ owner: call.owner, key, requestHash, ...first })
    throw new Refused()
  })
  expect([answer, tries]).toEqual([first, 1])
})

test('a refused call may be tried again with the same key', async () => {
  const again = { ...call, key: 'form-2-0123456789' }
  const refuse = idempotently(db, again, () => Promise.reject(new Refused()))
  await expect(refuse).rejects.toThrow(Refused)
  const done = { status: 200, answer: { code: 'SIPARIS2' } }
  expect(await idempotently(db, again, () => Promise.resolve(done))).toEqual(done)
})
