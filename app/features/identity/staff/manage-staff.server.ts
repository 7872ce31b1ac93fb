import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { lockNames } from '~/db/named-locks.server'
import { transaction } from '~/db/transaction.server'
import { findUserByEmail, findUserById, giveStaffRole, type User } from '../accounts/users.server'
import { secondFactors, sessions, staffRoles, users } from '../tables.server'
import type { Permission } from './permissions'
import { getPermissions } from './roles.server'

/** A member of the staff. `seenAt`: last request of a session that has not ended. */
export type StaffMember = {
  id: number
  name: string
  email: string
  role: string
  roleName: string
  hasSecondFactor: boolean
  seenAt: Date | null
}

/** The staff in the order of their names. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const { id, name, email, staffRole } = users
  const rows = await db
    .select({
      id,
      name,
      email,
      role: sql<string>`${staffRole}`,
      roleName: staffRoles.name,
      hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
      seenAt:
        sql<Date | null>`(select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${id})`.mapWith(
          sessions.updatedAt,
        ),
    })
    .from(users)
    .innerJoin(staffRoles, eq(staffRoles.key, staffRole))
    .leftJoin(secondFactors, eq(secondFactors.userId, id))
    .where(and(isNotNull(staffRole), isNull(users.disabledAt)))
    .orderBy(asc(name), asc(id))
  return rows
}

export type RoleOutcome =
  | { status: 'done'; userId: number }
  | { status: 'unknown_user' | 'unknown_role' | 'last_admin' }
  /** The role, or the one the person has, contains permissions that the asking staff member lacks. */
  | { status: 'beyond_own' }

/**
 * Gives a user a role, or with null takes it. Nobody grants or takes a permission they lack, and one administrator stays. The
 * asking staff member's permissions are read under the lock, so two who demote each other at once leave one.
 */
export function changeStaffRole(
  db: Db,
  whom: { userId: number } | { email: string },
  role: string | null,
  by: { userId: number; actor: string },
): Promise<RoleOutcome> {
  return transaction(db, async (db): Promise<RoleOutcome> => {
    await lockStaff(db)
    const user = 'email' in whom ? await findUserByEmail(db, whom.email) : await findUserById(db, whom.userId)
    // A new member of the staff is named by e-mail, an existing one by id.
    if (!user || user.disabled || ('userId' in whom && user.staffRole === null))
      return { status: 'unknown_user' }
    if (role !== null && !(await roleExists(db, role))) return { status: 'unknown_role' }
    if (!(await mayMove(db, user, role, by.userId))) return { status: 'beyond_own' }
    if (user.staffRole === role) return { status: 'done', userId: user.id }
    if (user.staffRole === 'admin' && (await countAdmins(db)) <= 1) return { status: 'last_admin' }
    await giveStaffRole(db, user, role, by.actor)
    return { status: 'done', userId: user.id }
  })
}

/** Changes of staff and roles run one after the other. */
export const lockStaff = (db: Transaction): Promise<void> => lockNames(db, ['staff'])

/** The permissions that a user has now, by the role in the database; none without one. */
export async function currentPermissions(db: Db, userId: number): Promise<readonly Permission[]> {
  const user = await findUserById(db, userId)
  return user?.staffRole && !user.disabled ? getPermissions(db, user.staffRole) : []
}

async function mayMove(db: Transaction, user: User, role: string | null, byId: number): Promise<boolean> {
  const own = await currentPermissions(db, byId)
  const [before, after] = await Promise.all(
    [user.staffRole, role].map((key) => (key === null ? [] : getPermissions(db, key))),
  )
  return own.includes('staff.write') && [...before!, ...after!].every((one) => own.includes(one))
}

async function roleExists(db: Transaction, key: string): Promise<boolean> {
  return (await db.$count(staffRoles, eq(staffRoles.key, key))) > 0
}

function countAdmins(db: Transaction): Promise<number> {
  return db.$count(users, and(eq(users.staffRole, 'admin'), isNull(users.disabledAt)))
}
