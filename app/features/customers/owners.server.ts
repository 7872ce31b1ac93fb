import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { businessPartnerDetails } from './tables.server'

/** Users who decide for a company: those who own its account and can sign in. */
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
