import { and, eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { openShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { orders } from '../tables.server'

/**
 * Gives a guest's orders to the member who has just signed in; the caller has locked the guest's
 * shopper. It moves only orders with the member's own verified email. The others stay reachable by
 * the links of their emails, because somebody else may have used the same browser.
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
