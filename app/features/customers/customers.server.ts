import { and, eq, isNull } from 'drizzle-orm'
import { listUserIds } from './partners/owners.server'
import type { Db } from '~/db/connection.server'
import { approvals, type Member, type Partner, type PriceKey, type Sees } from '~/features/identity/identity'
import { findCustomer } from '~/features/identity/identity.server'
import { priceKeyOf, retailPriceKey } from './partners/price-lists.server'
import { businessPartnerDetails, businessPartners } from './tables.server'

export { findOwners, findPartnerOf, listUserIds } from './partners/owners.server'

export {
  addDocument,
  applyForWholesale,
  examineApplication,
  getApplicationStatus,
  lastApplication,
  mayApply,
  openRetailPartner,
  sendAsMember,
} from './applications/apply.server'
export { getApprovalNotice } from './applications/approvals.server'
export type { DeletionMail, MembershipMail } from './jobs.server'
export { type CreditTerms, lockCreditTerms, readCreditTerms } from './partners/credit-terms.server'
export { exportCustomer } from './profile/export.server'
export { decide, type DecisionOutcome } from './applications/decide.server'
export { checkDocument } from './documents/document-check.server'
export { cleanName, documentKey, openDocument } from './documents/documents.server'
export {
  closeDraft,
  dropOldDrafts,
  keepInDraft,
  readDraft,
  saveDraft,
  takeOverApplication,
} from './applications/draft.server'
export { findPhoneOfUser, findUsersByPhone } from './partners/phones.server'
export { listContacts } from './partners/contacts.server'
export {
  type DetailInput,
  detailEditor,
  partnerEditor,
  type PartnerInput,
  type PartnerRow,
} from './partners/manage.server'
export { addPartnerUser } from './partners/partner-users.server'
export {
  findNextWaiting,
  findPartners,
  type FoundPartner,
  type FoundTerms,
  listDealers,
  namePartner,
  namePeople,
  readTerms,
} from './partners/find-partners.server'
export { isRepresentative, listDealersOf, mayServe } from './partners/representatives.server'
export { findPartnerId, getPartner, listPartners, type PartnerSheet } from './partners/partners.server'
export { findListHolds, priceListEditor } from './partners/edit-price-lists.server'
export {
  getOwnPriceList,
  guestPriceKey,
  getPriceLists,
  namePriceLists,
  openRetailList,
  type PriceList,
  priceKeyOf,
  retailPriceKey,
} from './partners/price-lists.server'
export {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  deleteAddress,
  getAddress,
  getLastAddress,
  listAddresses,
  holdAddress,
  markAddressUsed,
} from './addresses/addresses.server'
export {
  findDeletionRequest,
  finishDeletion,
  getDeletionForEmail,
  listDeletionRequests,
  requestDeletion,
  takeBackDeletion,
} from './profile/deletion.server'
export { findMembership, forgetPerson, lockMembership, type Membership } from './profile/forget-person.server'
export { changeProfile, getProfile } from './profile/profile.server'
export { resolveAddress } from './addresses/resolve-address.server'
export { buysForTrade } from './partners/trade.server'
export { customerNames } from './row-names.server'

/** A member's relation to the shop: the partner, its price key, and the visible varieties. */
export type Standing = { partner: Partner; priceKey: PriceKey; sees: Sees }

/**
 * Standing of a user as a customer; null for a user without a business partner. Own list, discounts and varieties
 * require an approved partner: waiting, refused and suspended ones count as guests (docs/product.md §1).
 */
export async function findStanding(db: Db, userId: number): Promise<Standing | null> {
  const [row] = await db
    .select({
      partner: {
        id: businessPartners.id,
        detailId: businessPartnerDetails.id,
        kind: businessPartners.kind,
        approval: businessPartners.approvalStatus,
        role: businessPartnerDetails.role,
        orderLimit: businessPartnerDetails.orderLimit,
      },
      priceListId: businessPartners.priceListId,
      discounts: businessPartners.discounts,
    })
    .from(businessPartnerDetails)
    .innerJoin(businessPartners, eq(businessPartners.id, businessPartnerDetails.businessPartnerId))
    .where(and(eq(businessPartnerDetails.userId, userId), isNull(businessPartners.deletedAt)))
  if (!row) return null
  const discounts = row.discounts.map((hundredths) => hundredths / 100)
  return standingOf(db, row.partner, { listId: row.priceListId, discounts })
}

/** Standing of a partner's user under these terms; `listId` null: retail. */
export async function standingOf(
  db: Db,
  partner: Partner,
  { listId, discounts }: { listId: number | null; discounts: number[] },
): Promise<Standing> {
  if (partner.approval !== approvals.approved) return { partner, priceKey: await retailPriceKey(db), sees: 0 }
  const priceKey = await priceKeyOf(db, listId, discounts)
  return { partner, priceKey, sees: partner.kind === 'wholesale' ? 2 : 1 }
}

/**
 * A member as a job sees them, with own prices and varieties but without a session. Null for a user who is no customer, may
 * not sign in, or has not proven the e-mail address.
 */
export async function findMember(db: Db, userId: number): Promise<Member | null> {
  const user = await findCustomer(db, userId)
  const standing = user && (await findStanding(db, userId))
  if (!standing) return null
  return { kind: 'member', sessionHash: '', isNew: false, user: { ...user, sessionId: 0 }, ...standing }
}

/** The customer's first user who can sign in, as `findMember` sees them; null when there is none. */
export async function findBuyer(db: Db, partnerId: number): Promise<Member | null> {
  for (const userId of await listUserIds(db, partnerId)) {
    const member = await findMember(db, userId)
    if (member) return member
  }
  return null
}
