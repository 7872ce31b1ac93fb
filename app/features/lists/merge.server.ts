import type { Transaction } from '~/db/connection.server'
import { openShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { lastSeenLength } from './last-seen.server'
import { kept, maxKept } from './lists'
import * as store from './store.server'
import { moveKept, putLeftLines } from './store-merge.server'

/** A line that found no place in a basket, in pieces. */
type LeftLine = { productId: number; variantId: number; quantity: number }

/**
 * Unites what a guest kept, whose shopper the caller has locked, with what the member keeps who has just signed in: each
 * product once, at the later of both times, with the larger quantity. What the member keeps comes before the guest's when
 * a list is full. `left` of the guest's basket is saved for later.
 */
export async function mergeKept(
  db: Transaction,
  guestShopperId: number,
  member: Exclude<Visitor, { kind: 'guest' }>,
  left: readonly LeftLine[] = [],
): Promise<void> {
  if (left.length > 0) await putLeftLines(db, guestShopperId, left)
  if (!(await store.keepsAnything(db, guestShopperId))) return
  const memberShopperId = await openShopper(db, member)
  await moveKept(db, { from: guestShopperId, to: memberShopperId }, maxKept)
  await store.trimKept(db, memberShopperId, kept.lastSeen, await lastSeenLength(db))
}
