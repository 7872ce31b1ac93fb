import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type SavedAddressInput, toInvoice } from '../customers-schema'
import * as store from './address-store.server'
import { type AddressOutcome, type DeleteOutcome, maxAddresses, type SavedAddress } from './addresses'
import { resolveAddress } from './resolve-address.server'

/** A partner's addresses: the default first, then what was used last. */
export function listAddresses(db: Db, partnerId: number): Promise<SavedAddress[]> {
  return store.readAddresses(db, partnerId)
}

/** One address of a partner; for staff, with null, of any partner. Null: there is none. */
export function getAddress(db: Db, partnerId: number | null, id: number): Promise<SavedAddress | null> {
  return store.readAddress(db, partnerId, id)
}

/** Where the last order went; before the first one the default. */
export async function getLastAddress(db: Db, partnerId: number): Promise<SavedAddress | null> {
  const all = await store.readAddresses(db, partnerId)
  const used = all.filter(({ usedAt }) => usedAt !== null)
  return used.toSorted((a, b) => Number(b.usedAt) - Number(a.usedAt))[0] ?? all[0] ?? null
}

/** Keeps an address. The first one is the default. */
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

/** Writes an address anew. The default stays it: another one takes its place only by being made the default. */
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

/** Makes an address the default. False: the partner has no such address. */
export function chooseDefaultAddress(db: Db, partnerId: number, id: number): Promise<boolean> {
  return transaction(db, async (db) => {
    await store.lockPartner(db, partnerId)
    if (!(await store.readAddress(db, partnerId, id))) return false
    await store.writeDefault(db, partnerId, id)
    return true
  })
}

/** Takes an address away. The default goes only together with `nextDefaultId`, as long as there are others. */
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

/** Keeps an address of a partner from being deleted until the transaction ends; false: it is gone already. */
export function holdAddress(db: Transaction, partnerId: number, id: number): Promise<boolean> {
  return store.holdAddress(db, partnerId, id)
}

/** An order went there: it is offered first the next time, and its row stays. */
export function markAddressUsed(db: Transaction, partnerId: number, id: number, now: Date): Promise<void> {
  return store.writeUsed(db, partnerId, id, now)
}

async function saved(db: Transaction, partnerId: number, id: number): Promise<AddressOutcome> {
  return { status: 'saved', address: (await store.readAddress(db, partnerId, id))! }
}
