import type { RowName } from '~/db/name-rows.server'
import { staffRoles, users } from './tables.server'

/** The names by which people know this feature's rows. */
export const identityNames: readonly RowName[] = [
  { id: users.id, name: users.name },
  { id: staffRoles.key, name: staffRoles.name },
]
