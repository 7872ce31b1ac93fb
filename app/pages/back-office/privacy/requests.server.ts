import type { Db } from '~/db/connection.server'
import { listDeletionRequests } from '~/features/customers/customers.server'
import { deletionDeadline } from '~/features/customers/profile/profile'
import { findUserById } from '~/features/identity/identity.server'
import { findHold } from '~/server/forget-member.server'
import { text } from './text'

const day = 86_400_000

/** The open requests to be forgotten, the oldest first: person, deadline, and what has to end before. */
export async function readDeletionRequests(db: Db, now: Date) {
  const open = []
  // Few are open at a time; each needs its own reading of orders and account.
  for (const { userId, requestedAt } of await listDeletionRequests(db)) {
    const user = await findUserById(db, userId)
    if (!user) continue
    const hold = await findHold(db, userId)
    const until = deletionDeadline(requestedAt)
    open.push({
      id: userId,
      name: user.name,
      email: user.email,
      requestedAt,
      until,
      daysLeft: Math.floor((until.getTime() - now.getTime()) / day),
      hold: hold && text.hold(hold),
    })
  }
  return open
}
