import { openRetailPartner } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { type Asking, register, type RegisterOutcome } from '~/features/identity/identity.server'
import type { Order } from '../record/order'

/**
 * Makes a retail customer of the guest who placed an order: name, email and phone are the order's, the password is all
 * that was asked for. Always "sent", whether the address is known or not (promise P09): a known one keeps its password
 * and is only told. A visitor who is signed in has an account.
 */
export async function registerBuyer(
  asking: Asking & { visitor: Visitor },
  { email, address: { firstName, lastName, phone } }: Pick<Order, 'email' | 'address'>,
  password: string,
): Promise<RegisterOutcome | { status: 'member' }> {
  if (asking.visitor.kind !== 'guest') return { status: 'member' }
  const name = `${firstName} ${lastName}`
  return register(
    asking,
    { email, password, name },
    async (db, user) => void (await openRetailPartner(db, { ...user, phone })),
  )
}
