import { and, eq, inArray, type SQL, isNull, sql } from 'drizzle-orm'
import { readClock } from '~/db/clock.server'
import type { Db, Transaction } from '~/db/connection.server'
import { audit } from '~/db/audit.server'
import { normalizeEmail } from '~/kernel/turkish'
import type { SignedIn } from '../identity'
import { endSessions } from './passwords.server'
import { users } from '../tables.server'

export type User = { id: number; email: string; name: string; staffRole: string | null; disabled: boolean }

const columns = {
  id: users.id,
  email: users.email,
  name: users.name,
  staffRole: users.staffRole,
  disabledAt: users.disabledAt,
}

/** The user with this e-mail, or null. */
export function findUserByEmail(db: Db, email: string): Promise<User | null> {
  return findUser(db, eq(users.email, normalizeEmail(email)))
}

/** The user, or null. */
export function findUserById(db: Db, id: number): Promise<User | null> {
  return findUser(db, eq(users.id, id))
}

/** A customer who may sign in and whose e-mail is verified, or null. */
export async function findCustomer(db: Db, id: number): Promise<Omit<SignedIn, 'sessionId'> | null> {
  const { uid, name, email, emailVerified } = users
  const mayCome = and(eq(users.id, id), emailVerified, isNull(users.disabledAt), isNull(users.staffRole))
  const [row] = await db
    .select({ userId: users.id, uid, name, email, emailVerified })
    .from(users)
    .where(mayCome)
  return row ?? null
}

/** Id of the user with this verified e-mail, or null. */
export async function findOwnerOfEmail(db: Db, email: string): Promise<number | null> {
  const isTheirs = and(eq(users.email, normalizeEmail(email)), users.emailVerified)
  const [row] = await db.select({ id: users.id }).from(users).where(isTheirs)
  return row?.id ?? null
}

/** Ids of the users with these verified e-mails, by e-mail. Disabled users are left out. */
export async function findOwnersOfEmails(db: Db, emails: readonly string[]): Promise<Map<string, number>> {
  const isOne = and(
    inArray(users.email, emails.map(normalizeEmail)),
    users.emailVerified,
    isNull(users.disabledAt),
  )
  const rows = await db.select({ id: users.id, email: users.email }).from(users).where(isOne)
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** The verified e-mails of some users by their ids. Disabled users are left out. */
export async function readVerifiedEmails(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; email: string }>(sql`
    select id, email from users
    where id = any(${sql.param([...userIds])}::int[]) and email_verified and disabled_at is null`)
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** The verified e-mails of some users. */
export async function readOwnEmails(db: Db, userIds: readonly number[]): Promise<string[]> {
  const isOne = and(inArray(users.id, userIds), users.emailVerified)
  const rows = await db.select({ email: users.email }).from(users).where(isOne)
  return rows.map(({ email }) => email)
}

/** Those of some users whose e-mail is not verified. */
export async function findUnproven(db: Db, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return []
  const isOne = and(inArray(users.id, userIds), eq(users.emailVerified, false))
  return (await db.select({ id: users.id }).from(users).where(isOne)).map(({ id }) => id)
}

async function findUser(db: Db, where: SQL): Promise<User | null> {
  const [row] = await db.select(columns).from(users).where(where)
  if (!row) return null
  const { disabledAt, ...user } = row
  return { ...user, disabled: disabledAt !== null }
}

/**
 * Gives a user a staff role, or with null makes them a customer. It takes effect with the next request. All sessions
 * end, so that staff sign in with the second step.
 */
export async function giveStaffRole(
  db: Transaction,
  user: User,
  staffRole: string | null,
  actor: string,
): Promise<void> {
  const now = await readClock(db)
  await db.update(users).set({ staffRole, updatedAt: now }).where(eq(users.id, user.id))
  await endSessions(db, user.id, now)
  await audit(db, {
    actor,
    action: 'role',
    subject: `users ${user.id}`,
    before: { staffRole: user.staffRole },
    after: { staffRole },
  })
}
