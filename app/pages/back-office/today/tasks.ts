import type { Permission } from '~/features/identity/identity'

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

/** Returns the kinds of work that a staff member with these permissions sees, in the order of the page. */
export function tasksOf(permissions: readonly Permission[]): TaskName[] {
  return (Object.keys(needed) as TaskName[]).filter((name) => permissions.includes(needed[name]))
}
