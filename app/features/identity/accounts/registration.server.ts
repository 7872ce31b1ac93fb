import { randomUUID } from 'node:crypto'
import { eq, inArray, or } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { lockNames } from '~/db/named-locks.server'
import { transaction } from '~/db/transaction.server'
import { type Asking, queueEmail, tooMany, type TooMany } from './asking.server'
import type { Refused, Registration } from '../provider.server'
import { users } from '../tables.server'

export type NewUser = { userId: number; email: string; name: string }
export type RegisterOutcome = { status: 'sent' } | Refused | TooMany

/**
 * Registers a user; always "sent". The address gets an email: for a new or unopened account to set the password,
 * otherwise to say that the account exists. `forNewUser` runs in the transaction that creates the user and creates
 * its customer.
 *
 * A known address causes the same work, rolled back, so that time reveals nothing either (promise P09); `forNewUser`
 * must therefore have no effect outside the database.
 */
export async function register(
  asking: Asking,
  person: { email: string; password: string; name: string },
  forNewUser: (db: Transaction, user: NewUser) => Promise<void>,
): Promise<RegisterOutcome> {
  const { email, name } = person
  const refusal = await tooMany(asking, 'registration', email)
  if (refusal) return refusal
  const registration = await asking.identity.register(person)
  if (registration.status === 'refused') return registration
  const { uid } = registration
  await transaction(asking.db, async (db) => {
    // Registrations of one address run one after the other, known or unknown: the second finds the first's account
    // after the wait that a known address causes (promise P09).
    await lockNames(db, [`registration of ${email}`])
    const [taken] = await db
      .select({ isOpened: users.emailVerified })
      .from(users)
      .where(or(eq(users.email, email), eq(users.uid, uid)))
    const asNew = taken ? { email: `${randomUUID()}@taken.invalid`, uid: randomUUID() } : { email, uid }
    await keepIf(db, !taken, (db) => makeUser(db, { ...registration, ...asNew, name }, forNewUser))
    await queueEmail(db, taken?.isOpened ? 'known' : 'verify', email)
  })
  return { status: 'sent' }
}

async function makeUser(
  db: Transaction,
  { uid, keep, email, name }: Exclude<Registration, Refused> & { email: string; name: string },
  forNewUser: (db: Transaction, user: NewUser) => Promise<void>,
): Promise<void> {
  const [user] = await db
    .insert(users)
    .values({ uid, email, name })
    .onConflictDoNothing()
    .returning({ id: users.id })
  // Created meanwhile in another way, such as a first sign-in with the provider's account.
  if (!user) return
  await keep(db, user.id)
  await forNewUser(db, { userId: user.id, email, name })
}

class TakenBack extends Error {}

/** Runs the work in a savepoint and keeps it or rolls it back. */
async function keepIf(
  db: Transaction,
  keeps: boolean,
  work: (db: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction(async (db) => {
      await work(db)
      if (!keeps) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
}

/** The addresses among these that users sign in with. */
export async function findKnownEmails(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails))
  return rows.map(({ email }) => email)
}
