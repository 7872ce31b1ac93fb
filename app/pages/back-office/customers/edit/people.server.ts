import type { Db } from '~/db/connection.server'
import type { PartnerSheet } from '~/features/customers/customers.server'
import { findUnproven, readVerifiedEmails } from '~/features/identity/identity.server'
import { revisionOf } from '~/http/calls/editing.server'

export type PersonState = 'open' | 'unproven' | 'closed' | 'contact'

/** A customer's people, each with the state of their sign-in and the revision that a change names. */
export async function peopleOf(db: Db, users: PartnerSheet['users']) {
  const ids = users.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  const [verified, unproven] = await Promise.all([readVerifiedEmails(db, ids), findUnproven(db, ids)])
  const stateOf = (userId: number | null): PersonState => {
    if (userId === null) return 'contact'
    if (verified.has(userId)) return 'open'
    return unproven.includes(userId) ? 'unproven' : 'closed'
  }
  return users.map((row) => {
    const { id, name, phone, email, role, orderLimit, userId } = row
    return { id, name, phone, email, role, orderLimit, state: stateOf(userId), revision: revisionOf(row) }
  })
}
