import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { readClock } from '~/db/clock.server'
import type { Db, Transaction } from '~/db/connection.server'
import { audit } from '~/db/audit.server'
import { normalizeEmail } from '~/kernel/turkish'
import type { StaffRole } from '../identity'
import { endSessions } from './passwords.server'
import { users } from '../tables.server'

export type User = { id: number; email: string; name: string; staffRole: StaffRole | null; disabled: boolean }

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

/** Id of the user with this verified e-mail, or null. */
export async function findOwnerOfEmail(db: Db, email: string): Promise<number | null> {
  const isTheirs = and(eq(users.email, normalizeEmail(email)), users.emailVerified)
  const [row] = await db.select({ id: users.id }).from(users).where(isTheirs)
  return row?.id ?? null
}

/** The verified e-mails of some users. */
export async function readOwnEmails(db: Db, userIds: readonly number[]): Promise<string[]> {
  const isOne = and(inArray(users.id, userIds), users.emailVerified)
  const rows = await db.select({ email: users.email }).from(users).where(isOne)
  return rows.map(({ email }) => email)
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
  staffRole: StaffRole | null,
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
