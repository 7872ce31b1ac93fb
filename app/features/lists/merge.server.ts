import type { Transaction } from '~/db/connection.server'
import { openShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { lastSeenLength } from './last-seen.server'
import { kept, maxKept } from './lists'
import * as store from './store.server'
import { moveKept, putLeftLines } from './store-merge.server'

/** A line that did not fit into the basket, in pieces. */
type LeftLine = { productId: number; variantId: number; quantity: number }

/**
 * Moves a guest's kept items to the member who signs in: each product once, with the later time and the larger
 * quantity. The member's own items take precedence when a list is full. `left`, lines of the guest's basket that did
 * not fit, are saved for later. The caller holds the lock of the guest's shopper.
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
