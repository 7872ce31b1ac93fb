import { eq, type SQL } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { audit } from '~/db/audit.server'
import { normalizeEmail } from '~/kernel/turkish'
import type { StaffRole } from '../identity'
import { endSessions } from './passwords.server'
import { users } from '../tables.server'

export type User = { id: number; email: string; name: string; staffRole: StaffRole | null; disabled: boolean }

const columns = {
  ...{ id: users.id, email: users.email, name: users.name, staffRole: users.staffRole },
  disabledAt: users.disabledAt,
}

/** Who signs in with this e-mail; null when nobody does. */
export function findUserByEmail(db: Db, email: string): Promise<User | null> {
  return findUser(db, eq(users.email, normalizeEmail(email)))
}

export function findUserById(db: Db, id: number): Promise<User | null> {
  return findUser(db, eq(users.id, id))
}

async function findUser(db: Db, where: SQL): Promise<User | null> {
  const [row] = await db.select(columns).from(users).where(where)
  if (!row) return null
  const { disabledAt, ...user } = row
  return { ...user, disabled: disabledAt !== null }
}

/**
 * Makes somebody staff of the shop, or with null a customer again. It holds from the next request on, and wherever they
 * were signed in they sign in again: as staff with the second step, which an older session was never asked for.
 */
export async function giveStaffRole(
  db: Transaction,
  user: User,
  staffRole: StaffRole | null,
  actor: string,
): Promise<void> {
  const now = new Date()
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
