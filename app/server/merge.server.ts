import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { MergedLine } from '~/features/basket/basket'
import { mergeBasket } from '~/features/basket/basket.server'
import { takeOverApplication } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { endGuestSession, lockGuestShopper, openShopper } from '~/features/identity/identity.server'
import { mergeKept } from '~/features/lists/lists.server'
import { linkGuestOrders, takeOverDraft } from '~/features/orders/orders.server'

/**
 * What a guest has gathered in this browser becomes the member's who has just signed in: basket, lists, what was entered
 * in the checkout and in an application, orders under the member's verified e-mail. Returns what became of each line of
 * the guest's basket; the basket page tells it until it is acknowledged. All of it or nothing; the second time there is
 * nothing left to take.
 */
export function takeOverGuest(
  db: Db,
  guestSessionHash: string,
  member: Exclude<Visitor, { kind: 'guest' }>,
): Promise<MergedLine[]> {
  return transaction(db, async (db) => {
    // Always the guest before the member: two devices that sign in at the same time wait for each other.
    const guestShopperId = await lockGuestShopper(db, guestSessionHash)
    if (guestShopperId === null) return []
    const merged = await mergeBasket(db, guestShopperId, member)
    if (merged) await takeOverDraft(db, { from: merged.guestBasketId, to: merged.memberBasketId })
    const lines = merged?.lines ?? []
    await mergeKept(db, guestShopperId, member, lines.filter(isLeft).map(toLeftLine))
    await linkGuestOrders(db, guestShopperId, member)
    const { email } = member.user
    await takeOverApplication(db, { from: guestShopperId, to: await openShopper(db, member), email })
    return lines
  })
}

/**
 * The same at sign-in, where the browser gets another session: the guest's ends first, so that what another tab adds just
 * then is either taken over or refused, never lost (promise R31). `member` is null for who is no customer.
 */
export async function leaveGuestSession(
  db: Transaction,
  guestSessionHash: string,
  member: Exclude<Visitor, { kind: 'guest' }> | null,
): Promise<void> {
  await endGuestSession(db, guestSessionHash)
  if (member) await takeOverGuest(db, guestSessionHash, member)
}

// What is sold to nobody any more would not be shown among what is saved.
const isLeft = ({ added, change }: MergedLine) => added === 0 && change !== 'unsellable'
const toLeftLine = ({ productId, variantId, wanted }: MergedLine) => ({
  productId,
  variantId,
  quantity: wanted,
})
