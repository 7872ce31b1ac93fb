import { concernsCustomers, type Permission, seesAllCustomers } from '~/features/identity/identity'
import type { BackOfficePage } from './pages'

/** True when a staff member with these permissions may open a page. */
export const mayOpen = (page: BackOfficePage, permissions: readonly Permission[]): boolean =>
  lacks(page, permissions) === null

/** The permission without which a staff member may not open a page; null when nothing is missing. */
export function lacks({ opens, own }: BackOfficePage, permissions: readonly Permission[]): Permission | null {
  if (opens === 'all') return null
  if (!permissions.includes(opens)) return opens
  return own || seesAllCustomers(permissions) || !concernsCustomers(opens) ? null : 'customers.all'
}
