import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { businessPartnerDetails } from '../tables.server'

/** A user's partner, or null. */
export async function findPartnerOf(db: Db, userId: number): Promise<number | null> {
  const { businessPartnerId: partnerId, userId: user } = businessPartnerDetails
  const [row] = await db.select({ partnerId }).from(businessPartnerDetails).where(eq(user, userId))
  return row?.partnerId ?? null
}

/** Ids of all users of a partner. */
export async function listUserIds(db: Db, businessPartnerId: number): Promise<number[]> {
  const { businessPartnerId: partner, userId } = businessPartnerDetails
  const rows = await db
    .select({ userId })
    .from(businessPartnerDetails)
    .where(eq(partner, businessPartnerId))
    .orderBy(businessPartnerDetails.id)
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]))
}

/** Owners of a company who can sign in. */
export function findOwners(
  db: Db,
  businessPartnerId: number,
): Promise<{ id: number; name: string; email: string }[]> {
  const { id, businessPartnerId: partner, role, userId, name, email } = businessPartnerDetails
  return db
    .select({ id, name, email })
    .from(businessPartnerDetails)
    .where(and(eq(partner, businessPartnerId), eq(role, 'owner'), isNotNull(userId)))
    .orderBy(asc(id))
}
