import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { businessPartnerDetails } from '../tables.server'

/** The phone of a user as a customer, as it is stored; '' while it is unknown. */
export async function findPhoneOfUser(db: Db, userId: number): Promise<string> {
  const { phone } = businessPartnerDetails
  const [row] = await db
    .select({ phone })
    .from(businessPartnerDetails)
    .where(eq(businessPartnerDetails.userId, userId))
  return row?.phone ?? ''
}

/** Ids of the users with these phones, by phone; several users may have the same one. */
export async function findUsersByPhone(db: Db, phones: readonly string[]): Promise<Map<string, number[]>> {
  const { phone, userId } = businessPartnerDetails
  const isOne = and(inArray(phone, [...phones]), isNotNull(userId))
  const rows = await db.select({ phone, userId }).from(businessPartnerDetails).where(isOne)
  return new Map(
    [...Map.groupBy(rows, (row) => row.phone)].map(([phone, users]) => [
      phone,
      users.map(({ userId }) => userId!),
    ]),
  )
}
