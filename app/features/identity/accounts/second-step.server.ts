import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { tooMany, type TooMany } from './asking.server'
import { isGood, useToken } from './one-time-tokens.server'
import { acceptsCode, usesRecoveryCode } from './second-factor.server'
import {
  type AlsoAtSignIn,
  findUserById,
  type Opened,
  openSession,
  type SignInAsking,
} from './sign-in.server'
import { oneTimeTokens } from '../tables.server'

/**
 * The user whose sign-in waits for the second step; null when the token is unknown or expired. The token stays valid.
 */
export async function findWaiting(db: Db, token: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(isGood('second-factor', token, now))
  return row?.userId ?? null
}

/** Finishes a sign-in by a code of the app, or by a recovery code, which is used up. */
export async function finishSignIn(
  asking: SignInAsking,
  input: { token: string; code: string; remembered: boolean },
  also: AlsoAtSignIn = async () => {},
): Promise<Opened | TooMany | { status: 'wrong_code' } | { status: 'too_late' }> {
  const { db, secret, clock } = asking
  const userId = await findWaiting(db, input.token, clock())
  if (userId === null) return { status: 'too_late' }
  const refusal = await tooMany(asking, 'second_factor', String(userId))
  if (refusal) return refusal
  return transaction(db, async (db) => {
    const accepted =
      (await acceptsCode(db, secret, userId, input.code, clock())) ||
      (await usesRecoveryCode(db, secret, userId, input.code))
    if (!accepted) return { status: 'wrong_code' }
    return goOn(db, asking, input, also)
  })
}

/** Finishes the sign-in of a user who has just set up the second factor. */
export function signInAfterSetUp(
  asking: SignInAsking,
  input: { token: string; remembered: boolean },
  also: AlsoAtSignIn = async () => {},
): Promise<Opened | { status: 'too_late' }> {
  return transaction(asking.db, (db) => goOn(db, asking, input, also))
}

async function goOn(
  db: Transaction,
  asking: SignInAsking,
  { token, remembered }: { token: string; remembered: boolean },
  also: AlsoAtSignIn,
): Promise<Opened | { status: 'too_late' }> {
  const userId = await useToken(db, 'second-factor', token, asking.clock())
  const user = userId === null ? null : await findUserById(db, userId)
  const opened = user && (await openSession(db, asking, user, { remembered }, also))
  return opened ?? { status: 'too_late' }
}
