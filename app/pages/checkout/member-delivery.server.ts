import type { CheckoutDraft } from '~/features/checkout/checkout'
import type { CheckoutView } from '~/features/checkout/steps/answer'
import { newAddress } from '~/features/checkout/steps/forms'
import { getLastAddress, listAddresses } from '~/features/customers/customers.server'
import { mayAct } from '~/features/orders/orders.server'
import type { RequestContext } from '~/server/shop.server'

/** A member's addresses: first that of the draft, otherwise the one used last. */
export async function membersAddresses(
  { db, visitor }: RequestContext,
  { address, addressId }: CheckoutDraft,
): Promise<CheckoutView['member']> {
  if (visitor.kind !== 'member') return null
  const { partner, user } = visitor
  const addresses = await listAddresses(db, partner.id)
  const last = address ? null : await getLastAddress(db, partner.id)
  const chosen = addressId ?? last?.id ?? newAddress
  return { addresses, chosen: String(chosen), email: user.email, mayKeep: mayAct(visitor) }
}
