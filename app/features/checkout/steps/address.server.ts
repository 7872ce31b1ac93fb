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

/**
 * Returns the delivery address of an input, or its errors under the field names of the checkout's
 * form.
 */
export async function resolveAddress(db: Db, input: AddressInput): Promise<Resolved> {
  const resolved = await resolvePlaces(db, input)
  if (resolved.status === 'resolved')
    return { ...resolved, address: { ...resolved.address, email: input.email } }
  const errors = resolved.errors.map((error) => ({ ...error, path: `address.${error.path}` }))
  return { status: 'invalid', errors }
}

/**
 * Locks the saved address of an order, so that it cannot be deleted until the transaction ends.
 * Returns null when it was deleted meanwhile: the order still goes there, because it has a copy of
 * the address.
 */
export async function holdSavedAddress(
  db: Transaction,
  visitor: Visitor,
  addressId: number | null | undefined,
): Promise<number | null> {
  if (visitor.kind !== 'member' || !addressId) return null
  return (await holdAddress(db, visitor.partner.id, addressId)) ? addressId : null
}

/**
 * Returns a saved address of the member in the form an order needs; null when it does not exist or
 * belongs to somebody else.
 */
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
