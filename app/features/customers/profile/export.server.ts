import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { storedColumns } from '~/db/stored-columns'
import type { Member } from '~/features/identity/identity'
import {
  businessPartnerAddresses,
  businessPartnerDetails,
  businessPartners,
  deletionRequests,
  partnerApplications,
  partnerApprovals,
  partnerDocuments,
} from '../tables.server'

/** A customer's stored data, row by row (KVKK art. 11). The company's data goes to its owner only. */
export async function exportCustomer(db: Db, { user, partner }: Member) {
  const ofUser = {
    person: await db
      .select(storedColumns(businessPartnerDetails))
      .from(businessPartnerDetails)
      .where(eq(businessPartnerDetails.userId, user.userId)),
    deletionRequests: await db
      .select()
      .from(deletionRequests)
      .where(eq(deletionRequests.userId, user.userId)),
  }
  if (partner.role !== 'owner') return { ...ofUser, company: null }
  const company = {
    partner: await db
      .select(storedColumns(businessPartners))
      .from(businessPartners)
      .where(eq(businessPartners.id, partner.id)),
    addresses: await db
      .select()
      .from(businessPartnerAddresses)
      .where(eq(businessPartnerAddresses.businessPartnerId, partner.id)),
    applications: await db
      .select()
      .from(partnerApplications)
      .where(eq(partnerApplications.businessPartnerId, partner.id)),
    decisions: await db
      .select()
      .from(partnerApprovals)
      .where(eq(partnerApprovals.businessPartnerId, partner.id)),
    documents: await db
      .select()
      .from(partnerDocuments)
      .where(eq(partnerDocuments.businessPartnerId, partner.id)),
  }
  return { ...ofUser, company }
}
