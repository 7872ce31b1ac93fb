import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type Asking, tooMany, type TooMany } from '../accounts/asking.server'
import { acceptsCode, hasSecondFactor, usesRecoveryCode } from '../accounts/second-factor.server'
import type { SignedIn } from '../identity'
import { sessions } from '../tables.server'

/** A code counts for the actions of the next ten minutes, in ms. */
const confirmedFor = 10 * 60_000

type Who = Pick<SignedIn, 'userId' | 'sessionId'>

/**
 * True when a sensitive action asks this session for a code: the last one is older than ten minutes. A user without second
 * factor, which only a demo shop admits among staff, is not asked.
 */
export async function mustConfirm(db: Db, { userId, sessionId }: Who, now: Date): Promise<boolean> {
  if (!(await hasSecondFactor(db, userId))) return false
  const since = new Date(now.getTime() - confirmedFor)
  const recent = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.confirmedAt, since))
  return (await db.$count(sessions, recent)) === 0
}

/** Confirms the session with a code of the user's app, or with a recovery code, which is used up. */
export async function confirmAgain(
  asking: Asking,
  { userId, sessionId }: Who,
  code: string,
): Promise<{ status: 'confirmed' | 'wrong_code' } | TooMany> {
  const refusal = await tooMany(asking, 'second_factor', String(userId))
  if (refusal) return refusal
  const { secret, clock } = asking
  return transaction(asking.db, async (db) => {
    const accepted =
      (await acceptsCode(db, secret, userId, code, clock())) ||
      (await usesRecoveryCode(db, secret, userId, code))
    if (!accepted) return { status: 'wrong_code' }
    const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
    await db.update(sessions).set({ confirmedAt: clock() }).where(own)
    return { status: 'confirmed' }
  })
}
