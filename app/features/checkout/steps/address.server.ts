import type { Db, Transaction } from '~/db/connection.server'
import type { FieldError } from '~/features/customers/customers'
import {
  getAddress,
  holdAddress,
  resolveAddress as resolvePlaces,
} from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import type { AddressInput } from '../schema'
import type { Address, Invoice } from '~/features/orders/orders'

type Resolved = { status: 'resolved'; address: Address } | { status: 'invalid'; errors: FieldError[] }

/** Makes a delivery address of its input; errors name the fields as the checkout's form has them. */
export async function resolveAddress(db: Db, input: AddressInput): Promise<Resolved> {
  const resolved = await resolvePlaces(db, input)
  if (resolved.status === 'resolved')
    return { ...resolved, address: { ...resolved.address, email: input.email } }
  const errors = resolved.errors.map((error) => ({ ...error, path: `address.${error.path}` }))
  return { status: 'invalid', errors }
}

/**
 * The saved address that an order names, kept from being deleted until the transaction ends. Null where it was deleted
 * meanwhile: the order goes to where the buyer wanted it all the same, as it has the address written out.
 */
export async function holdSavedAddress(
  db: Transaction,
  visitor: Visitor,
  addressId: number | null | undefined,
): Promise<number | null> {
  if (visitor.kind !== 'member' || !addressId) return null
  return (await holdAddress(db, visitor.partner.id, addressId)) ? addressId : null
}

/** An address the member has saved, as an order takes it. Null: not theirs, or there is none. */
export async function findSavedAddress(
  db: Db,
  visitor: Visitor,
  addressId: number,
): Promise<{ address: Address; invoice: Invoice; addressId: number } | null> {
  if (visitor.kind !== 'member') return null
  const saved = await getAddress(db, visitor.partner.id, addressId)
  if (!saved) return null
  const { id, businessPartnerId: _, isDefault: _isDefault, usedAt: _usedAt, invoice, ...address } = saved
  return { address: { ...address, email: visitor.user.email }, invoice, addressId: id }
}
