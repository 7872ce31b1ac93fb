import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Partner, PartnerRole } from '~/features/identity/identity'
import { standingChanged } from '../applications/approvals.server'
import {
  businessPartnerAddresses,
  businessPartnerDetails,
  businessPartners,
  partnerApplications,
  partnerApprovals,
  partnerDocuments,
} from '../tables.server'
import { text } from '../text'

/** A user's membership at a customer, with the facts that matter when the user leaves. */
export type Membership = {
  detailId: number
  partnerId: number
  name: string
  kind: Partner['kind']
  role: PartnerRole
  /** True when the customer has no other user and so ends with this one. */
  isAlone: boolean
  /** True when the customer has other users, but no other owner. */
  isLastOwner: boolean
}

/** Null when the user has no customer, for example pure staff. */
export async function findMembership(db: Db, userId: number): Promise<Membership | null> {
  const details = businessPartnerDetails
  const [membership] = await db
    .select({
      detailId: details.id,
      partnerId: businessPartners.id,
      name: businessPartners.name,
      kind: businessPartners.kind,
      role: details.role,
    })
    .from(details)
    .innerJoin(businessPartners, eq(businessPartners.id, details.businessPartnerId))
    .where(eq(details.userId, userId))
  if (!membership) return null
  const others = await db
    .select({ role: details.role })
    .from(details)
    .where(
      and(
        eq(details.businessPartnerId, membership.partnerId),
        isNotNull(details.userId),
        ne(details.id, membership.detailId),
      ),
    )
  const isAlone = others.length === 0
  const isLastOwner = !isAlone && membership.role === 'owner' && others.every(({ role }) => role !== 'owner')
  return { ...membership, isAlone, isLastOwner }
}

/** The same, locked until the transaction ends against orders for the customer and new users. */
export async function lockMembership(db: Transaction, userId: number): Promise<Membership | null> {
  const seen = await findMembership(db, userId)
  if (!seen) return null
  await db.select().from(businessPartners).where(eq(businessPartners.id, seen.partnerId)).for('update')
  return findMembership(db, userId)
}

/**
 * Removes a person from their customer. A customer without other users ends: everything but its number is erased.
 * With `keepsName` a company keeps its name and tax number, which its account is recorded under.
 */
export async function forgetPerson(
  db: Transaction,
  user: { id: number; email: string },
  membership: Membership | null,
  { keepsName, now }: { keepsName: boolean; now: Date },
): Promise<void> {
  await db
    .update(businessPartners)
    .set({ salesRepresentativeId: null })
    .where(eq(businessPartners.salesRepresentativeId, user.id))
  if (!membership) return
  await db.delete(businessPartnerDetails).where(eq(businessPartnerDetails.id, membership.detailId))
  if (membership.isAlone) await endCustomer(db, membership.partnerId, keepsName, now)
  else await forgetApplicant(db, membership.partnerId, user.email)
  await standingChanged(db, membership.partnerId)
}

/** Erases a customer whose last person has moved to a company, with its addresses. True when it ended. */
export async function endIfLeft(db: Transaction, partnerId: number, now: Date): Promise<boolean> {
  const { businessPartnerId, userId } = businessPartnerDetails
  const stays = and(eq(businessPartnerId, partnerId), isNotNull(userId))
  if ((await db.$count(businessPartnerDetails, stays)) > 0) return false
  await endCustomer(db, partnerId, false, now)
  return true
}

async function endCustomer(db: Transaction, partnerId: number, keepsName: boolean, now: Date): Promise<void> {
  const { businessPartnerId: addressOf } = businessPartnerAddresses
  await db.delete(businessPartnerAddresses).where(eq(addressOf, partnerId))
  await db.delete(businessPartnerDetails).where(eq(businessPartnerDetails.businessPartnerId, partnerId))
  await db.delete(partnerApplications).where(eq(partnerApplications.businessPartnerId, partnerId))
  await db.delete(partnerApprovals).where(eq(partnerApprovals.businessPartnerId, partnerId))
  // The next cleanup removes the files.
  await db
    .update(partnerDocuments)
    .set({ businessPartnerId: null, name: '' })
    .where(eq(partnerDocuments.businessPartnerId, partnerId))
  const nameless = { name: text.forgotten, taxOffice: '', taxNumber: '' }
  await db
    .update(businessPartners)
    .set({ ...(keepsName ? {} : nameless), deletedAt: now })
    .where(eq(businessPartners.id, partnerId))
}

/** Removes the author's data from a company's application, which stays with the company. */
async function forgetApplicant(db: Transaction, partnerId: number, email: string): Promise<void> {
  await db
    .update(partnerApplications)
    .set({ contactName: '', phone: '', email: '' })
    .where(and(eq(partnerApplications.businessPartnerId, partnerId), eq(partnerApplications.email, email)))
}
