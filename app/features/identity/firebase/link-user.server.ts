import { and, eq, lt, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { queueLetter } from '../api/asking.server'
import type { NewUser } from '../accounts/registration.server'
import { sessions, users } from '../tables.server'
import type { FirebaseAccount } from './identity-toolkit.server'

/** Makes what a new user is a customer with, in the transaction that makes the user. */
export type ForNewUser = (db: Transaction, user: NewUser) => Promise<void>

/** ms by which Google's clock may differ from ours. */
const tolerance = 60_000

/**
 * Finds or makes the user of an account whose password was right. False when the address is another user's and nobody
 * has shown that it belongs to this account; its owner gets a letter to set a password with.
 */
export function linkUser(
  db: Db,
  account: FirebaseAccount,
  email: string,
  forNewUser: ForNewUser,
): Promise<boolean> {
  return transaction(db, async (db) => {
    if ((await follow(db, account)) || (await makeUser(db, account, email, forNewUser))) return true
    if (account.emailVerified) await linkAddress(db, account.localId, email)
    else await queueLetter(db, 'known', email)
    return account.emailVerified
  })
}

/** Gives the user of an address to the account that was shown to own it. */
export async function linkAddress(db: Transaction, uid: string, email: string): Promise<void> {
  const others = alias(users, 'others')
  const isFree = notExists(db.select({ id: others.id }).from(others).where(eq(others.uid, uid)))
  await db
    .update(users)
    .set({ uid })
    .where(and(eq(users.email, email), isFree))
}

/** What was changed at Firebase itself holds here: whether the address is verified, and a password. */
async function follow(db: Transaction, { localId, emailVerified, passwordUpdatedAt }: FirebaseAccount) {
  const [user] = await db.select().from(users).where(eq(users.uid, localId))
  if (!user) return false
  if (user.emailVerified !== emailVerified)
    await db.update(users).set({ emailVerified }).where(eq(users.id, user.id))
  // A password that was changed here has ended what it should: not the session it was changed in.
  const changedHere = user.tokensValidFrom ? user.tokensValidFrom.getTime() + tolerance : 0
  if (passwordUpdatedAt > changedHere) await endSessionsBefore(db, user.id, new Date(passwordUpdatedAt))
  return true
}

async function endSessionsBefore(db: Transaction, userId: number, moment: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.createdAt, moment)))
}

async function makeUser(
  db: Transaction,
  { localId, displayName, emailVerified }: FirebaseAccount,
  email: string,
  forNewUser: ForNewUser,
): Promise<boolean> {
  const name = displayName || email.split('@')[0]!
  const [user] = await db
    .insert(users)
    .values({ uid: localId, email, name, emailVerified })
    .onConflictDoNothing()
    .returning({ userId: users.id })
  if (user) await forNewUser(db, { ...user, email, name })
  return user !== undefined
}
