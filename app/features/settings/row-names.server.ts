import type { RowName } from '~/db/name-rows.server'
import { menuItems, redirects } from './tables.server'

/** The names by which people know this feature's rows. */
export const settingNames: readonly RowName[] = [
  { id: menuItems.id, name: menuItems.title },
  { id: redirects.id, name: redirects.fromPath },
]
