import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { approvals } from '~/features/identity/identity'
import { readVerifiedEmails } from '~/features/identity/identity.server'
import { businessPartnerDetails, businessPartners } from '../tables.server'

/** A person of an approved customer with a verified e-mail. `isDealer`: the customer is a company. */
export type Contact = {
  email: string
  priceListId: number | null
  isDealer: boolean
}

/** All people of approved customers who can sign in. */
export async function listContacts(db: Db): Promise<Contact[]> {
  const rows = await db
    .select({
      userId: businessPartnerDetails.userId,
      priceListId: businessPartners.priceListId,
      kind: businessPartners.kind,
    })
    .from(businessPartnerDetails)
    .innerJoin(businessPartners, eq(businessPartners.id, businessPartnerDetails.businessPartnerId))
    .where(
      and(
        eq(businessPartners.approvalStatus, approvals.approved),
        isNull(businessPartners.deletedAt),
        isNotNull(businessPartnerDetails.userId),
      ),
    )
  const emails = await readVerifiedEmails(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.flatMap(({ userId, priceListId, kind }) => {
    const email = emails.get(userId!)
    return email ? [{ email, priceListId, isDealer: kind === 'wholesale' }] : []
  })
}
