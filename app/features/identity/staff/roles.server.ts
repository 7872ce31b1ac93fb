import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { staffRoles } from '../tables.server'
import { knownPermissions, type Permission, permissionsOfBuiltIn } from './permissions'

/** Permissions of a role; none for a role that does not exist. Built-in roles need no query. */
export async function getPermissions(db: Db, role: string): Promise<readonly Permission[]> {
  const builtIn = permissionsOfBuiltIn(role)
  if (builtIn) return builtIn
  const [found] = await db
    .select({ keys: staffRoles.permissions })
    .from(staffRoles)
    .where(eq(staffRoles.key, role))
  return found ? knownPermissions(found.keys) : []
}
