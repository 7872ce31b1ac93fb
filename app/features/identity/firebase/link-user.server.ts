import { and, eq, lt, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { queueEmail } from '../accounts/asking.server'
import type { NewUser } from '../accounts/registration.server'
import { sessions, users } from '../tables.server'
import type { FirebaseAccount } from './identity-toolkit.server'

/** Creates the customer of a new user, in the transaction that creates the user. */
export type ForNewUser = (db: Transaction, user: NewUser) => Promise<void>

/** ms by which Google's clock may differ. */
const tolerance = 60_000

/**
 * Finds or creates the user of an account with the right password. True when the account may sign in as that user:
 * its owner has opened it by an email of the shop, or Firebase had verified the address before the shop knew it.
 * Firebase's own email is not enough for a known user: a stranger who signed up with the address could trigger it and
 * would keep the password (docs/decisions/accounts-at-firebase.md). When the address belongs to another user, the
 * owner gets an email to set a password.
 */
export function linkUser(
  db: Db,
  account: FirebaseAccount,
  email: string,
  forNewUser: ForNewUser,
): Promise<boolean> {
  return transaction(db, async (db) => {
    const isOpen = await follow(db, account)
    if (isOpen !== null) return isOpen
    if (await makeUser(db, account, email, forNewUser)) return account.emailVerified
    await queueEmail(db, 'known', email)
    return false
  })
}

/** Links the user of an address to the account that has proven to own it. */
export async function linkAddress(db: Transaction, uid: string, email: string): Promise<void> {
  const others = alias(users, 'others')
  const isFree = notExists(db.select({ id: others.id }).from(others).where(eq(others.uid, uid)))
  await db
    .update(users)
    .set({ uid })
    .where(and(eq(users.email, email), isFree))
}

/**
 * Applies changes made at Firebase: an address no longer verified, or a new password. True when the account is open;
 * null when it has no user.
 */
async function follow(
  db: Transaction,
  { localId, emailVerified, passwordUpdatedAt }: FirebaseAccount,
): Promise<boolean | null> {
  const [user] = await db.select().from(users).where(eq(users.uid, localId))
  if (!user) return null
  const isOpen = user.emailVerified && emailVerified
  if (user.emailVerified !== isOpen)
    await db.update(users).set({ emailVerified: isOpen }).where(eq(users.id, user.id))
  // A password changed in the shop has ended its sessions already, except the one it was changed in.
  const changedHere = user.tokensValidFrom ? user.tokensValidFrom.getTime() + tolerance : 0
  if (passwordUpdatedAt > changedHere) await endSessionsBefore(db, user.id, new Date(passwordUpdatedAt))
  return isOpen
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
