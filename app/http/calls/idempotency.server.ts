import { createHash } from 'node:crypto'
import type { Db, Transaction } from '~/db/connection.server'
import { BeginAgain, lastly, postgresCode, transaction, uniqueViolation } from '~/db/transaction.server'
import { Problem } from '../answering/problem.server'
import { text } from '../text'
import { type AnswerRecord, claimKey, insertAnswer, isAnswered, lockAnswer } from './idempotency-store.server'

type Answer = { status: number; answer: unknown }

/**
 * The answer of `work`, which runs once for an owner's key. One transaction holds the work and the record of its answer, so
 * that a crash keeps both or neither. A replay returns the first answer, once it is as safe as a new one: after a crash the first call
 * may be there although no synchronous standby has it. Another body is 422, a call still running 409.
 */
export function idempotently(
  db: Db,
  call: { owner: string; key: string; request: unknown },
  work: (db: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256').update(JSON.stringify(call.request)).digest()
  return transaction(db, async (db) => {
    const { first, locked } = await claimKey(db, call)
    if (first) {
      if (!first.requestHash.equals(requestHash))
        throw new Problem(422, 'idempotency_key_reused', text.keyReused)
      const { status, answer } = first
      return lastly(
        () => lockAnswer(db, call),
        () => ({ status, answer }),
      )
    }
    if (!locked) throw new Problem(409, 'call_in_flight', text.keyInFlight, [], { 'retry-after': '1' })
    const result = await work(db).catch(async (error: unknown) => {
      // The look-up fails when the transaction has failed already.
      if (await isAnswered(db, call).catch(() => false)) throw new BeginAgain('key_taken')
      throw error
    })
    return lastly(
      () => keepAnswer(db, { owner: call.owner, key: call.key, requestHash, ...result }),
      () => result,
    )
  })
}

/**
 * Writes the record. The first call may have ended between our look-up and our lock; then its record exists, and the
 * transaction begins again to find it.
 */
async function keepAnswer(db: Transaction, record: AnswerRecord): Promise<void> {
  try {
    await insertAnswer(db, record)
  } catch (error) {
    throw postgresCode(error) === uniqueViolation ? new BeginAgain('key_taken') : error
  }
}

/** The caller's key, or null. Throws 400 for one that is too short, too long or not printable. */
export function readIdempotencyKey(value: string | null): string | null {
  if (value === null || value === '') return null
  if (!/^[\x21-\x7e]{8,200}$/.test(value)) throw new Problem(400, 'bad_idempotency_key', text.badField)
  return value
}
