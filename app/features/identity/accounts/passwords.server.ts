import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type Asking, queueEmail, tooMany, type TooMany } from './asking.server'
import type { SignedIn } from '../identity'
import { knownDevice } from '../sessions/known-device.server'
import type { ChangeAnswer, Refused } from '../provider.server'
import { findUser } from './sign-in.server'
import { oneTimeTokens, sessions, users } from '../tables.server'

/** Queues the email to set a new password, if the address is known; always "sent" (promise P09). */
export async function requestReset(asking: Asking, email: string): Promise<{ status: 'sent' } | TooMany> {
  const refusal = await tooMany(asking, 'reset', email)
  if (refusal) return refusal
  // The job looks the address up, so that the answer reveals nothing.
  await transaction(asking.db, (db) => queueEmail(db, 'reset', email))
  return { status: 'sent' }
}

/**
 * Sets the password by an email's token (promise P11), and opens the account on its first token, so that a password
 * set by a stranger never stays. Ends every session. `device` is a cookie's value: the reader of the emails owns this
 * browser, so guesses by strangers do not lock it out.
 */
export async function confirmReset(
  asking: Asking,
  input: { token: string; password: string },
): Promise<{ status: 'done'; email: string; device: string } | Refused | TooMany> {
  const { db, identity, secret, clock } = asking
  const refusal = await tooMany(asking, 'reset', `token ${input.token}`)
  if (refusal) return refusal
  const write = await identity.confirmReset(input.token, input.password)
  return transaction(db, async (db) => {
    const answer = await write(db)
    if (answer.status === 'refused') return answer
    const user = await findUser(db, answer.uid)
    if (!user) return { status: 'refused', code: 'user_disabled', providerCode: 'USER_DISABLED' }
    const isOpened = await markVerified(db, user.userId)
    await endSessions(db, user.userId, clock())
    await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.userId))
    if (!isOpened) await queueEmail(db, 'changed', user.email)
    return { status: 'done', email: user.email, device: knownDevice(secret, user.email) }
  })
}

/** True when the address was unverified before. */
async function markVerified(db: Transaction, userId: number): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
  return rowCount === 1
}

/** Changes the password of a signed-in user who knows the present one. All other devices are signed out. */
export async function changePassword(
  asking: Asking,
  user: SignedIn,
  input: { current: string; next: string },
): Promise<ChangeAnswer | TooMany> {
  const { db, identity, clock } = asking
  const refusal = await tooMany(asking, 'password', String(user.userId))
  if (refusal) return refusal
  const write = await identity.changePassword(user, input.current, input.next)
  return transaction(db, async (db) => {
    const answer = await write(db)
    if (answer.status === 'refused') return answer
    await endSessions(db, user.userId, clock(), user.sessionId)
    await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.userId))
    await queueEmail(db, 'changed', user.email)
    return answer
  })
}

/**
 * Ends a user's sessions except `keptId`, and invalidates ID tokens issued before now, which count in whole seconds.
 * The user's row is locked first: a sign-in holding it opens its session before the deletion, and a later one notices
 * that its check is outdated.
 */
export async function endSessions(db: Transaction, userId: number, now: Date, keptId = 0): Promise<void> {
  const tokensValidFrom = new Date(Math.floor(now.getTime() / 1_000) * 1_000)
  await db
    .update(users)
    .set({ tokensValidFrom, sessionsEnded: sql`${users.sessionsEnded} + 1` })
    .where(eq(users.id, userId))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
}
