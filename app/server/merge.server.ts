import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { MergedLine } from '~/features/basket/basket'
import { mergeBasket } from '~/features/basket/basket.server'
import { takeOverApplication } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { endGuestSession, lockGuestShopper, openShopper } from '~/features/identity/identity.server'
import { mergeKept } from '~/features/lists/lists.server'
import { mergeAlerts } from '~/features/stock-alerts/stock-alerts.server'
import { mergeDevices } from '~/features/push/push.server'
import { linkGuestOrders } from '~/features/orders/orders.server'
import { takeOverDraft } from '~/features/checkout/checkout.server'

/**
 * The outcome for each line of the guest's basket, after the data of a guest were moved to the member who has just signed in:
 * basket, lists, stock alerts, devices for notifications, checkout and application entries, and orders under the member's verified email. The basket page shows the
 * outcome until it is acknowledged. All or nothing; a second call finds nothing to move.
 */
export function takeOverGuest(
  db: Db,
  guestSessionHash: string,
  member: Exclude<Visitor, { kind: 'guest' }>,
): Promise<MergedLine[]> {
  return transaction(db, async (db) => {
    // The guest is always locked before the member, so that two devices that sign in at once cannot deadlock.
    const guestShopperId = await lockGuestShopper(db, guestSessionHash)
    if (guestShopperId === null) return []
    const merged = await mergeBasket(db, guestShopperId, member)
    if (merged) await takeOverDraft(db, { from: merged.guestBasketId, to: merged.memberBasketId })
    const lines = merged?.lines ?? []
    await mergeKept(db, guestShopperId, member, lines.filter(isLeft).map(toLeftLine))
    await mergeAlerts(db, guestShopperId, member)
    await mergeDevices(db, guestShopperId, member)
    await linkGuestOrders(db, guestShopperId, member)
    const { email } = member.user
    await takeOverApplication(db, { from: guestShopperId, to: await openShopper(db, member), email })
    return lines
  })
}

/**
 * The same at sign-in, where the browser gets another session. The guest's session ends first, so that a line that another tab
 * adds at that moment is either moved or refused, never lost (promise R31). `member` is null for staff.
 */
export async function leaveGuestSession(
  db: Transaction,
  guestSessionHash: string,
  member: Exclude<Visitor, { kind: 'guest' }> | null,
): Promise<void> {
  await endGuestSession(db, guestSessionHash)
  if (member) await takeOverGuest(db, guestSessionHash, member)
}

// A line that is no longer sold would not be shown among the saved ones.
const isLeft = ({ added, change }: MergedLine) => added === 0 && change !== 'unsellable'
const toLeftLine = ({ productId, variantId, wanted }: MergedLine) => ({
  productId,
  variantId,
  quantity: wanted,
})
