import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { type Permission, seesAllCustomers, type Visitor } from '~/features/identity/identity'
import { businessPartners } from '../tables.server'

const representedBy = (userId: number) =>
  and(eq(businessPartners.salesRepresentativeId, userId), isNull(businessPartners.deletedAt))

/** Ids of the dealers whose sales representative a user is. */
export async function listDealersOf(db: Db, userId: number): Promise<number[]> {
  const { id } = businessPartners
  const rows = await db.select({ id }).from(businessPartners).where(representedBy(userId)).orderBy(asc(id))
  return rows.map(({ id }) => id)
}

/** True when a user is the sales representative of a dealer. */
export async function isRepresentative(db: Db, userId: number, partnerId: number): Promise<boolean> {
  const isTheirs = and(eq(businessPartners.id, partnerId), representedBy(userId))
  return (await db.$count(businessPartners, isTheirs)) > 0
}

/**
 * True for staff with a permission over the records of one customer: all customers, or a dealer whom they represent.
 * `partnerId`: null for a guest.
 */
export async function mayServe(
  db: Db,
  visitor: Visitor,
  permission: Permission,
  partnerId: number | null,
): Promise<boolean> {
  if (visitor.kind !== 'staff' || !visitor.permissions.includes(permission)) return false
  if (seesAllCustomers(visitor.permissions)) return true
  return partnerId !== null && isRepresentative(db, visitor.user.userId, partnerId)
}
