import type { StaffRole } from '~/features/identity/identity'

/** Kinds of work that wait for the staff. */
export type TaskName =
  | 'toPack'
  | 'toShip'
  | 'unpaid'
  | 'notices'
  | 'returns'
  | 'refunds'
  | 'invoices'
  | 'applications'
  | 'tickets'

/** The roles that see each kind of work (docs/product.md §1); an administrator sees all. */
const roles: Readonly<Record<TaskName, readonly StaffRole[]>> = {
  toPack: ['warehouse', 'sales'],
  toShip: ['warehouse', 'sales'],
  unpaid: ['sales'],
  notices: ['sales'],
  returns: ['warehouse', 'sales'],
  refunds: ['sales'],
  invoices: ['sales'],
  applications: ['sales'],
  tickets: ['sales'],
}

/** Returns the kinds of work that this role sees, in the order of the page. */
export function tasksOf(role: StaffRole): TaskName[] {
  const names = Object.keys(roles) as TaskName[]
  return role === 'admin' ? names : names.filter((name) => roles[name].includes(role))
}
