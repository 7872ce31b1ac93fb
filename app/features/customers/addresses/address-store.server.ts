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

/** The default first, then what was used last. */
export function readAddresses(db: Db, partnerId: number): Promise<SavedAddress[]> {
  return db
    .select(row)
    .from(addresses)
    .where(ofPartner(partnerId))
    .orderBy(desc(addresses.isDefault), sql`${addresses.usedAt} desc nulls last`, asc(addresses.id))
}

/** Of one partner, or with null of any. */
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

export async function countAddresses(db: Db, partnerId: number): Promise<number> {
  const [found] = await db.select({ all: count() }).from(addresses).where(ofPartner(partnerId))
  return found!.all
}

/** Keeps two changes of the same partner's addresses from happening at once. False: there is no such partner. */
export async function lockPartner(db: Transaction, partnerId: number): Promise<boolean> {
  const { id } = businessPartners
  const found = await db.select({ id }).from(businessPartners).where(eq(id, partnerId)).for('no key update')
  return found.length > 0
}

export async function insertAddress(db: Transaction, partnerId: number, kept: Kept): Promise<number> {
  const [made] = await db
    .insert(addresses)
    .values({ ...kept, businessPartnerId: partnerId })
    .returning({ id: addresses.id })
  return made!.id
}

/** False: the partner has no such address. */
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

/** Makes one address the default and no other; the partner is locked. */
export async function writeDefault(db: Transaction, partnerId: number, id: number): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(ofPartner(partnerId), addresses.isDefault))
  await db.update(addresses).set({ isDefault: true }).where(one(partnerId, id))
}

/** Takes an address away: the row itself, unless an order went there; one that is placed just now is waited for. */
export async function removeAddress(db: Transaction, { id }: SavedAddress): Promise<void> {
  const { rowCount } = await db.delete(addresses).where(and(eq(addresses.id, id), isNull(addresses.usedAt)))
  if (rowCount === 0)
    await db
      .update(addresses)
      .set({ deletedAt: sql`now()`, isDefault: false })
      .where(eq(addresses.id, id))
}

/** Keeps an address from being deleted until the transaction ends. False: the partner has no such address any more. */
export async function holdAddress(db: Transaction, partnerId: number, id: number): Promise<boolean> {
  const found = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(one(partnerId, id))
    .for('key share')
  return found.length > 0
}

export async function writeUsed(db: Transaction, partnerId: number, id: number, at: Date): Promise<void> {
  await db.update(addresses).set({ usedAt: at }).where(one(partnerId, id))
}
