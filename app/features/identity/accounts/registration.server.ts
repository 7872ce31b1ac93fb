import { randomUUID } from 'node:crypto'
import { eq, inArray, or } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { lockNames } from '~/db/named-locks.server'
import { transaction } from '~/db/transaction.server'
import { type Asking, queueLetter, tooMany, type TooMany } from './asking.server'
import type { Refused, Registration } from '../provider.server'
import { users } from '../tables.server'

export type NewUser = { userId: number; email: string; name: string }
export type RegisterOutcome = { status: 'sent' } | Refused | TooMany

/**
 * Registers somebody: always "sent". The owner of the address gets a letter: whose account nobody has opened yet sets its
 * password there, everybody else is told that there is one. `forNewUser` runs in the transaction that makes the user,
 * and makes what the user is a customer with.
 *
 * A known address does all the same work and takes it back, so that time tells nothing either (promise P09);
 * `forNewUser` must therefore have no effect outside the database.
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
    // Two registrations of an address follow each other, whether it is known or not: the second finds the account of the
    // first, and has waited as long as it would have for a known address (promise P09).
    await lockNames(db, [`registration of ${email}`])
    const [taken] = await db
      .select({ isOpened: users.emailVerified })
      .from(users)
      .where(or(eq(users.email, email), eq(users.uid, uid)))
    const asNew = taken ? { email: `${randomUUID()}@taken.invalid`, uid: randomUUID() } : { email, uid }
    await keepIf(db, !taken, (db) => makeUser(db, { ...registration, ...asNew, name }, forNewUser))
    await queueLetter(db, taken?.isOpened ? 'known' : 'verify', email)
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
  // Made meanwhile on another way than by registering, such as a first sign-in with an account of the provider's.
  if (!user) return
  await keep(db, user.id)
  await forNewUser(db, { userId: user.id, email, name })
}

class TakenBack extends Error {}

/** Does the work in a savepoint and keeps it or takes it back. */
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

/** Those of some addresses that somebody signs in with. */
export async function findKnownEmails(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails))
  return rows.map(({ email }) => email)
}
