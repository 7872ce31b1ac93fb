import { randomUUID } from 'node:crypto'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { postgresCode, transaction, uniqueViolation } from '~/db/transaction.server'
import { staffRoles, users } from '../tables.server'
import { currentPermissions, lockStaff } from './manage-staff.server'
import { knownPermissions, type Permission, permissionsOfBuiltIn } from './permissions'

/** A role with its permissions; `people`: members of the staff who have it. */
export type Role = {
  key: string
  name: string
  builtIn: boolean
  permissions: readonly Permission[]
  people: number
}

/** Built-in roles, then the shop's own in the order of their names. */
export async function listRoles(db: Db): Promise<Role[]> {
  const rows = await db
    .select({
      key: staffRoles.key,
      name: staffRoles.name,
      builtIn: staffRoles.builtIn,
      keys: staffRoles.permissions,
      people: sql<number>`(select count(*)::int from ${users} where ${users.staffRole} = ${staffRoles}.key and ${users.disabledAt} is null)`,
    })
    .from(staffRoles)
    .orderBy(desc(staffRoles.builtIn), asc(staffRoles.name))
  return rows.map(({ keys, ...role }) => ({
    ...role,
    permissions: permissionsOfBuiltIn(role.key) ?? knownPermissions(keys),
  }))
}

type By = { userId: number; actor: string }
export type SaveOutcome =
  | { status: 'done'; key: string }
  | { status: 'unknown_role' | 'built_in' | 'name_taken' }
  /** The role has or gets permissions that the asking staff member lacks. */
  | { status: 'beyond_own' }

/** Adds a role of the shop's own, or with its key changes it. The people who have it are changed with their next request. */
export async function saveRole(
  db: Db,
  key: string | null,
  input: { name: string; permissions: readonly Permission[] },
  by: By,
): Promise<SaveOutcome> {
  try {
    return await transaction(db, async (db): Promise<SaveOutcome> => {
      await lockStaff(db)
      const role = key === null ? null : await findOwnRole(db, key)
      if (typeof role === 'string') return { status: role }
      const own = await currentPermissions(db, by.userId)
      const touched = [...(role?.permissions ?? []), ...input.permissions, 'staff.write' as const]
      if (!touched.every((one) => own.includes(one))) return { status: 'beyond_own' }
      const after = { name: input.name, permissions: [...input.permissions] }
      const saved = key ?? `rol-${randomUUID().slice(0, 8)}`
      if (key === null) await db.insert(staffRoles).values({ key: saved, ...after })
      else await db.update(staffRoles).set(after).where(eq(staffRoles.key, key))
      await audit(db, {
        actor: by.actor,
        action: `staff_roles ${role ? 'change' : 'add'}`,
        subject: `staff_roles ${saved}`,
        ...(role && { before: role }),
        after,
      })
      return { status: 'done', key: saved }
    })
  } catch (error) {
    if (postgresCode(error) === uniqueViolation) return { status: 'name_taken' }
    throw error
  }
}

/** Deletes a role of the shop's own that nobody has. */
export function removeRole(
  db: Db,
  key: string,
  by: By,
): Promise<{ status: 'done' | 'unknown_role' | 'built_in' | 'in_use' | 'beyond_own' }> {
  return transaction(db, async (db) => {
    await lockStaff(db)
    const role = await findOwnRole(db, key)
    if (typeof role === 'string') return { status: role }
    const own = await currentPermissions(db, by.userId)
    if (![...role.permissions, 'staff.write' as const].every((one) => own.includes(one)))
      return { status: 'beyond_own' }
    // Disabled users count: their rows still refer to the role.
    if ((await db.$count(users, eq(users.staffRole, key))) > 0) return { status: 'in_use' }
    await db.delete(staffRoles).where(eq(staffRoles.key, key))
    await audit(db, {
      actor: by.actor,
      action: 'staff_roles remove',
      subject: `staff_roles ${key}`,
      before: role,
    })
    return { status: 'done' }
  })
}

async function findOwnRole(
  db: Transaction,
  key: string,
): Promise<{ name: string; permissions: Permission[] } | 'unknown_role' | 'built_in'> {
  const [row] = await db.select().from(staffRoles).where(eq(staffRoles.key, key))
  if (!row) return 'unknown_role'
  return row.builtIn ? 'built_in' : { name: row.name, permissions: knownPermissions(row.permissions) }
}
