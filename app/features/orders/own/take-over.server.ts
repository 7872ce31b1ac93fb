import { and, eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { openShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { orders } from '../tables.server'

/**
 * What a guest ordered, whose shopper the caller has locked, becomes the member's who has just signed in: only orders
 * that name the member's own e-mail, and only when that is verified. The others stay reachable by the links of their
 * letters, as somebody else may have used the same browser.
 */
export async function linkGuestOrders(
  db: Transaction,
  guestShopperId: number,
  member: Exclude<Visitor, { kind: 'guest' }>,
): Promise<void> {
  const { email, emailVerified } = member.user
  if (!emailVerified) return
  const theirs = and(eq(orders.shopperId, guestShopperId), eq(orders.email, email))
  if ((await db.$count(orders, theirs)) === 0) return
  await db
    .update(orders)
    .set({ shopperId: await openShopper(db, member) })
    .where(theirs)
}
