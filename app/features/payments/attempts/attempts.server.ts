import type { Db, Transaction } from '~/db/connection.server'
import type { Kurus } from '~/kernel/money'
import {
  type AttemptPurpose,
  type AttemptState,
  type DeclineReason,
  isAllowedAttemptChange,
  type PaidItem,
  type Payer,
  type PaymentAttempt,
} from './attempt'
import type { PaymentState } from '../providers/gateway'
import * as store from './attempt-store.server'
import { requestRefund } from '../refunds/refunds.server'

/** The data of a new attempt. Amounts in kuruş; `amount` includes the instalment fee. */
export type NewAttempt = AttemptPurpose & {
  amount: Kurus
  installments?: number
  installmentFee?: Kurus
  payer: Payer
  items: PaidItem[]
  now: Date
  /** The end of the time to pay. */
  expiresAt: Date
}

/** ms from the start of an attempt to its first status query. */
const firstAsked = 2 * 60_000

/** Records a new attempt and returns its id. The provider is called after the commit. */
export function startAttempt(db: Transaction, { now, ...attempt }: NewAttempt): Promise<string> {
  return store.insertAttempt(db, {
    ...attempt,
    createdAt: now,
    askAt: new Date(now.getTime() + firstAsked),
  })
}

/** The attempt, or null; any text is accepted as an id. */
export function findAttempt(db: Db, id: string): Promise<PaymentAttempt | null> {
  return isUuid(id) ? store.readAttempt(db, id) : Promise.resolve(null)
}

/** The latest attempt of an order, or null. */
export async function findLatestAttempt(db: Db, orderCode: string): Promise<PaymentAttempt | null> {
  return (await store.readAttemptsOfOrder(db, orderCode))[0] ?? null
}

/**
 * Records that the provider has accepted the attempt and that the payer goes to `pageUrl`. An ended attempt stays
 * unchanged.
 */
export async function recordStarted(
  db: Transaction,
  id: string,
  started: { token: string; pageUrl: string },
  now: Date,
): Promise<PaymentAttempt> {
  const attempt = await lockKnown(db, id)
  if (attempt.state !== 'created') return attempt
  await store.writeState(db, attempt, 'started', { ...started, now })
  return { ...attempt, ...started, state: 'started' }
}

/**
 * Records the provider's result once and returns the attempt after it. Final states stay. A capture with another
 * amount or currency than requested is recorded as captured and never pays for anything (promise P23).
 */
export async function recordResult(
  db: Transaction,
  id: string,
  result: Exclude<PaymentState, { status: 'pending' }>,
  now: Date,
): Promise<PaymentAttempt> {
  const attempt = await lockKnown(db, id)
  if (!isAllowedAttemptChange(attempt.state, result.status)) return attempt
  if (result.status === 'failed') {
    const { reason } = result
    await store.writeState(db, attempt, 'failed', { reason, now })
    return { ...attempt, state: 'failed', reason }
  }
  const { asked, taken: captured, currency, providerPaymentId, providerData = {} } = result
  const isRight = asked === attempt.amount && captured >= asked && currency === attempt.currency
  const reason = isRight ? null : 'amount_differs'
  await store.writeState(db, attempt, 'captured', { captured, providerPaymentId, providerData, reason, now })
  return { ...attempt, state: 'captured', captured, providerPaymentId, reason }
}

/** Records that the time to pay is over. Money that arrives later is still recorded. */
export async function recordExpired(
  db: Transaction,
  id: string,
  now: Date,
  reason: DeclineReason = 'timed_out',
): Promise<void> {
  const attempt = await lockKnown(db, id)
  if (attempt.state !== 'failed' && isAllowedAttemptChange(attempt.state, 'expired'))
    await store.writeState(db, attempt, 'expired', { reason, now })
}

/** Marks a captured attempt as having paid for its purpose. The caller holds its lock. */
export function markSettled(db: Transaction, attempt: PaymentAttempt, now: Date): Promise<void> {
  return endAttempt(db, attempt, 'settled', now)
}

/** Returns all money of a captured attempt whose purpose became impossible. The caller holds its lock. */
export async function refundCapture(
  db: Transaction,
  attempt: PaymentAttempt,
  reason: string,
  now: Date,
): Promise<void> {
  await endAttempt(db, attempt, 'returned', now)
  const amount = attempt.captured - attempt.refunded
  await requestRefund(db, { attemptId: attempt.id, amount, reason, key: `return-${attempt.id}` })
}

async function endAttempt(
  db: Transaction,
  attempt: PaymentAttempt,
  to: Extract<AttemptState, 'settled' | 'returned'>,
  now: Date,
): Promise<void> {
  if (!isAllowedAttemptChange(attempt.state, to))
    throw new Error(`Attempt ${attempt.id} does not go from ${attempt.state} to ${to}`)
  await store.writeState(db, attempt, to, { askAt: null, now })
}

async function lockKnown(db: Transaction, id: string): Promise<PaymentAttempt> {
  const attempt = await store.lockAttempt(db, id)
  if (!attempt) throw new Error(`There is no attempt ${id}`)
  return attempt
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
