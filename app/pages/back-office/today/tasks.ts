import { type Permission, seesAllCustomers } from '~/features/identity/identity'

/** Kinds of work that wait for the staff, by the permission that shows them. */
const needed = {
  toPack: 'orders.process',
  toShip: 'orders.process',
  unpaid: 'payments.confirm',
  notices: 'payments.confirm',
  returns: 'returns.decide',
  refunds: 'refunds.give',
  invoices: 'invoices.write',
  applications: 'applications.decide',
  tickets: 'support.answer',
} as const satisfies Record<string, Permission>

export type TaskName = keyof typeof needed

/** Work that staff with own dealers only see, for the orders of these dealers. */
const ofOwnDealers: readonly TaskName[] = ['toPack', 'toShip', 'unpaid']

/** Returns the kinds of work that a staff member with these permissions sees, in the order of the page. */
export function tasksOf(permissions: readonly Permission[]): TaskName[] {
  const all = seesAllCustomers(permissions) ? (Object.keys(needed) as TaskName[]) : ofOwnDealers
  return all.filter((name) => permissions.includes(needed[name]))
}
