import { openRetailPartner } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { type Asking, register, type RegisterOutcome } from '~/features/identity/identity.server'
import { noteRegistration, touchesOf } from '~/features/referrers/referrers.server'
import type { Order } from '../record/order'

/**
 * Creates a retail customer from the guest who placed an order: name, email and phone come from the
 * order, only the password is new. The answer is "sent" whether the address is known or unknown
 * (promise P09): a known customer keeps the password and gets an email. A visitor who is signed in
 * already has an account. `headers`: those of the request, which say where the visitor came from.
 */
export async function registerBuyer(
  asking: Asking & { visitor: Visitor; headers: Headers },
  { email, address: { firstName, lastName, phone } }: Pick<Order, 'email' | 'address'>,
  password: string,
): Promise<RegisterOutcome | { status: 'member' }> {
  if (asking.visitor.kind !== 'guest') return { status: 'member' }
  const name = `${firstName} ${lastName}`
  const now = asking.clock()
  const touches = touchesOf(asking.headers, now)
  return register(asking, { email, password, name }, async (db, user) => {
    await openRetailPartner(db, { ...user, phone })
    await noteRegistration(db, user.userId, { touches, now })
  })
}
