import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { PaymentAttempt } from './attempt'
import * as store from './attempt-store.server'
import { recordExpired } from './attempts.server'
import type { Gateways, PaymentState } from '../providers/gateway'

const minute = 60_000
const day = 24 * 60 * minute
/** Attempts read at once, and attempts queried in parallel. */
const most = 50
const together = 4
/** No query starts after this many ms, because the next round begins a minute after this one. */
const longest = 50_000

/**
 * Queries the providers about unfinished attempts (promise P25): every two minutes until half an hour after expiry,
 * every quarter of an hour for the rest of the day, and every hour for the rest of a week while a payment is under
 * review or unanswered. `conclude` gets each result. A slow attempt does not delay the others, and one round covers
 * all that are due, within its time.
 */
export async function askAboutPayments(
  db: Db,
  gateways: Gateways,
  { now, conclude, onError }: Round,
): Promise<void> {
  const until = performance.now() + longest
  for (let due = await next(); due.length > 0; due = await next())
    await Promise.all(
      Array.from({ length: together }, async () => {
        for (let id = due.shift(); id !== undefined; id = due.shift()) await askAbout(id)
      }),
    )

  function next(): Promise<string[]> {
    return performance.now() < until ? store.readDueAttempts(db, now, most) : Promise.resolve([])
  }

  async function askAbout(id: string): Promise<void> {
    const attempt = (await store.readAttempt(db, id))!
    const soon = nextTime(attempt, now)
    // First, so that an unexpected failure below does not end the queries.
    await store.writeAskAt(db, id, soon ?? inAnHour(attempt, now))
    try {
      const state = await ask(gateways, attempt)
      const reason = state.status === 'pending' ? state.reason : undefined
      if (state.status !== 'pending') await conclude(id, state)
      else if (attempt.expiresAt <= now) await transaction(db, (db) => recordExpired(db, id, now, reason))
      if (!soon && !reason) await store.writeAskAt(db, id, null)
    } catch (error) {
      onError(error, id)
    }
  }
}

type Round = {
  now: Date
  conclude: (id: string, state: Exclude<PaymentState, { status: 'pending' }>) => Promise<unknown>
  onError: (error: unknown, id: string) => void
}

function ask(gateways: Gateways, attempt: PaymentAttempt): Promise<PaymentState> {
  // No provider was called, so no money was taken.
  if (!attempt.gateway) return Promise.resolve({ status: 'pending' })
  const gateway = gateways.named[attempt.gateway]
  if (!gateway) throw new Error(`No gateway ${attempt.gateway} is set up`)
  return gateway.query(attempt)
}

/** The next query within the first day; null when the answer was final. */
function nextTime({ createdAt, expiresAt }: PaymentAttempt, now: Date): Date | null {
  if (now.getTime() < expiresAt.getTime() + 30 * minute) return new Date(now.getTime() + 2 * minute)
  return now.getTime() < createdAt.getTime() + day ? new Date(now.getTime() + 15 * minute) : null
}

/** The next query after the first day, for open attempts; null after a week. */
function inAnHour({ createdAt }: PaymentAttempt, now: Date): Date | null {
  return now.getTime() < createdAt.getTime() + 7 * day ? new Date(now.getTime() + 60 * minute) : null
}
