import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type SavedAddressInput, toInvoice } from '../customers-schema'
import * as store from './address-store.server'
import { type AddressOutcome, type DeleteOutcome, maxAddresses, type SavedAddress } from './addresses'
import { resolveAddress } from './resolve-address.server'

/** A partner's addresses: the default first, then the last used. */
export function listAddresses(db: Db, partnerId: number): Promise<SavedAddress[]> {
  return store.readAddresses(db, partnerId)
}

/** An address of a partner, or of any partner with null (for staff). Null when there is none. */
export function getAddress(db: Db, partnerId: number | null, id: number): Promise<SavedAddress | null> {
  return store.readAddress(db, partnerId, id)
}

/** The address of the last order; before the first order the default. */
export async function getLastAddress(db: Db, partnerId: number): Promise<SavedAddress | null> {
  const all = await store.readAddresses(db, partnerId)
  const used = all.filter(({ usedAt }) => usedAt !== null)
  return used.toSorted((a, b) => Number(b.usedAt) - Number(a.usedAt))[0] ?? all[0] ?? null
}

/** Saves an address and returns it. The first one becomes the default. */
export function addAddress(db: Db, partnerId: number, input: SavedAddressInput): Promise<AddressOutcome> {
  return transaction(db, async (db): Promise<AddressOutcome> => {
    const resolved = await resolveAddress(db, input)
    if (resolved.status === 'invalid') return resolved
    if (!(await store.lockPartner(db, partnerId))) return { status: 'not_found' }
    const kept = await store.countAddresses(db, partnerId)
    if (kept >= maxAddresses) return { status: 'full', limit: maxAddresses }
    const address = { ...resolved.address, invoice: toInvoice(input.invoice) }
    const id = await store.insertAddress(db, partnerId, address)
    if (input.is_default || kept === 0) await store.writeDefault(db, partnerId, id)
    return saved(db, partnerId, id)
  })
}

/** Replaces the fields of an address. The default changes only by choosing another one. */
export function changeAddress(
  db: Db,
  partnerId: number,
  id: number,
  input: SavedAddressInput,
): Promise<AddressOutcome> {
  return transaction(db, async (db): Promise<AddressOutcome> => {
    const resolved = await resolveAddress(db, input)
    if (resolved.status === 'invalid') return resolved
    await store.lockPartner(db, partnerId)
    const address = { ...resolved.address, invoice: toInvoice(input.invoice) }
    if (!(await store.updateAddress(db, partnerId, id, address))) return { status: 'not_found' }
    if (input.is_default) await store.writeDefault(db, partnerId, id)
    return saved(db, partnerId, id)
  })
}

/** Makes an address the default. False when the partner has no such address. */
export function chooseDefaultAddress(db: Db, partnerId: number, id: number): Promise<boolean> {
  return transaction(db, async (db) => {
    await store.lockPartner(db, partnerId)
    if (!(await store.readAddress(db, partnerId, id))) return false
    await store.writeDefault(db, partnerId, id)
    return true
  })
}

/** Deletes an address. While others exist, deleting the default requires `nextDefaultId`. */
export function deleteAddress(
  db: Db,
  partnerId: number,
  id: number,
  nextDefaultId: number | null = null,
): Promise<DeleteOutcome> {
  return transaction(db, async (db): Promise<DeleteOutcome> => {
    await store.lockPartner(db, partnerId)
    const all = await store.readAddresses(db, partnerId)
    const address = all.find((other) => other.id === id)
    if (!address) return { status: 'not_found' }
    const others = all.filter((other) => other.id !== id)
    const next = others.find((other) => other.id === nextDefaultId)
    if (address.isDefault && others.length > 0 && !next) return { status: 'choose_default' }
    await store.removeAddress(db, address)
    if (address.isDefault && next) await store.writeDefault(db, partnerId, next.id)
    return { status: 'deleted' }
  })
}

/** Locks a partner's address against deletion until the transaction ends; false when it is gone. */
export function holdAddress(db: Transaction, partnerId: number, id: number): Promise<boolean> {
  return store.holdAddress(db, partnerId, id)
}

/** Records that an order uses the address: it is offered first next time, and its row is kept. */
export function markAddressUsed(db: Transaction, partnerId: number, id: number, now: Date): Promise<void> {
  return store.writeUsed(db, partnerId, id, now)
}

async function saved(db: Transaction, partnerId: number, id: number): Promise<AddressOutcome> {
  return { status: 'saved', address: (await store.readAddress(db, partnerId, id))! }
}
