import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Invoice, PostalAddress, SavedAddress } from './addresses'
import { businessPartnerAddresses as addresses, businessPartners } from '../tables.server'

type Kept = PostalAddress & { invoice: Invoice }

const row = {
  id: addresses.id,
  businessPartnerId: addresses.businessPartnerId,
  title: addresses.title,
  firstName: addresses.firstName,
  lastName: addresses.lastName,
  phone: addresses.phone,
  cityId: addresses.cityId,
  city: addresses.city,
  districtId: addresses.districtId,
  district: addresses.district,
  neighbourhood: addresses.neighbourhood,
  street: addresses.street,
  postalCode: addresses.postalCode,
  invoice: addresses.invoice,
  isDefault: addresses.isDefault,
  usedAt: addresses.usedAt,
}

const isThere = isNull(addresses.deletedAt)
const ofPartner = (partnerId: number) => and(eq(addresses.businessPartnerId, partnerId), isThere)
const one = (partnerId: number, id: number) => and(ofPartner(partnerId), eq(addresses.id, id))

/** A partner's addresses, the default first, then the last used. */
export function readAddresses(db: Db, partnerId: number): Promise<SavedAddress[]> {
  return db
    .select(row)
    .from(addresses)
    .where(ofPartner(partnerId))
    .orderBy(desc(addresses.isDefault), sql`${addresses.usedAt} desc nulls last`, asc(addresses.id))
}

/** An address of one partner, or of any with null. */
export async function readAddress(
  db: Db,
  partnerId: number | null,
  id: number,
): Promise<SavedAddress | null> {
  const [found] = await db
    .select(row)
    .from(addresses)
    .where(partnerId === null ? and(eq(addresses.id, id), isThere) : one(partnerId, id))
  return found ?? null
}

/** The number of the partner's saved addresses. */
export async function countAddresses(db: Db, partnerId: number): Promise<number> {
  const [found] = await db.select({ all: count() }).from(addresses).where(ofPartner(partnerId))
  return found!.all
}

/** Locks a partner, so that changes to its addresses run one after the other. False when there is no such partner. */
export async function lockPartner(db: Transaction, partnerId: number): Promise<boolean> {
  const { id } = businessPartners
  const found = await db.select({ id }).from(businessPartners).where(eq(id, partnerId)).for('no key update')
  return found.length > 0
}

/** The id of the new address. */
export async function insertAddress(db: Transaction, partnerId: number, kept: Kept): Promise<number> {
  const [made] = await db
    .insert(addresses)
    .values({ ...kept, businessPartnerId: partnerId })
    .returning({ id: addresses.id })
  return made!.id
}

/** False when the partner has no such address. */
export async function updateAddress(
  db: Transaction,
  partnerId: number,
  id: number,
  kept: Kept,
): Promise<boolean> {
  const changed = await db
    .update(addresses)
    .set({ ...kept, updatedAt: sql`now()` })
    .where(one(partnerId, id))
    .returning({ id: addresses.id })
  return changed.length > 0
}

/** Makes one address the only default. The caller holds the partner's lock. */
export async function writeDefault(db: Transaction, partnerId: number, id: number): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(ofPartner(partnerId), addresses.isDefault))
  await db.update(addresses).set({ isDefault: true }).where(one(partnerId, id))
}

/** Deletes an address, or hides it when an order refers to it; waits for an order being placed. */
export async function removeAddress(db: Transaction, { id }: SavedAddress): Promise<void> {
  const { rowCount } = await db.delete(addresses).where(and(eq(addresses.id, id), isNull(addresses.usedAt)))
  if (rowCount === 0)
    await db
      .update(addresses)
      .set({ deletedAt: sql`now()`, isDefault: false })
      .where(eq(addresses.id, id))
}

/** Locks an address against deletion until the transaction ends. False when the partner no longer has it. */
export async function holdAddress(db: Transaction, partnerId: number, id: number): Promise<boolean> {
  const found = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(one(partnerId, id))
    .for('key share')
  return found.length > 0
}

/** Notes the last use of an address. */
export async function writeUsed(db: Transaction, partnerId: number, id: number, at: Date): Promise<void> {
  await db.update(addresses).set({ usedAt: at }).where(one(partnerId, id))
}
