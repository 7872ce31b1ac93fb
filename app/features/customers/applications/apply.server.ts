import { desc, eq } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { approvals, type Member, type Partner } from '~/features/identity/identity'
import type { FilePlace } from '~/features/media/media.server'
import { findPlace } from '~/features/places/places.server'
import { getSettings } from '~/features/settings/settings.server'
import { addWorkdays } from '~/kernel/dates'
import type { Application, ApplicationStatus } from './application'
import { historyOf, recordApproval } from './approvals.server'
import type { DocumentKind } from '../documents/documents'
import {
  documentsOfDraft,
  documentsOfPartner,
  handOverDocuments,
  type KeptDocument,
  keepWithPartner,
} from '../documents/documents.server'
import { forgetDraft } from './draft.server'
import { businessPartnerDetails, businessPartners, partnerApplications } from '../tables.server'
import { text } from '../text'

type WrongField = { path: string; message: string }
export type ApplicationOutcome =
  | { status: 'sent'; businessPartnerId: number }
  | { status: 'invalid'; errors: WrongField[] }
  /** The member is no owner, or the company waits, is approved or is suspended. */
  | { status: 'not_now' }

/** Creates the customer of a newly registered user: a person, approved at once. */
export async function openRetailPartner(
  db: Transaction,
  person: { userId: number; name: string; email: string; phone: string },
): Promise<number> {
  const { userId, name, email, phone } = person
  const id = await insertPartner(db, { kind: 'retail', name, approvalStatus: approvals.approved })
  await db
    .insert(businessPartnerDetails)
    .values({ businessPartnerId: id, userId, name, email, phone, role: 'owner' })
  return id
}

/** True when the member may apply: a retail customer, or a company refused before. */
export function mayApply({ partner }: Member): boolean {
  if (partner.role !== 'owner') return false
  return partner.kind === 'retail'
    ? partner.approval === approvals.approved
    : partner.approval === approvals.refused
}

/** Errors of an application beyond those of its schema. */
export async function examineApplication(
  db: Db,
  shopperId: number,
  { cityId, districtId, neighbourhood }: Application,
): Promise<WrongField[]> {
  const place = await findPlace(db, { cityId, districtId, neighbourhood })
  const documents = await documentsOfDraft(db, shopperId)
  return [
    ...(place ? [] : [{ path: 'adres.district_id', message: text.wrong.districtOfCity }]),
    ...(place && neighbourhood && !place.neighbourhood
      ? [{ path: 'adres.neighbourhood', message: text.wrong.neighbourhood }]
      : []),
    ...(documents.some(({ kind }) => kind === 'tax_plate')
      ? []
      : [{ path: 'vergi_levhasi', message: text.document.missing }]),
  ]
}

/**
 * Submits a shopper's drafted application for the user who is or becomes the company's owner. The draft and its
 * documents move to the business partner, which then waits for a decision; an email confirms it.
 */
export async function applyForWholesale(
  db: Transaction,
  applicant: { shopperId: number; userId: number },
  application: Application,
  now: Date,
): Promise<ApplicationOutcome> {
  const errors = await examineApplication(db, applicant.shopperId, application)
  if (errors.length > 0) return { status: 'invalid', errors }
  const businessPartnerId = await waitingPartner(db, applicant.userId, application)
  if (businessPartnerId === null) return { status: 'not_now' }
  await db.insert(partnerApplications).values({ ...application, businessPartnerId, createdAt: now })
  await handOverDocuments(db, applicant, { businessPartnerId })
  await forgetDraft(db, applicant.shopperId)
  const actor = `user ${applicant.userId}`
  await recordApproval(db, {
    businessPartnerId,
    event: 'received',
    status: approvals.waiting,
    actor,
    told: true,
  })
  await audit(db, {
    actor,
    action: 'apply',
    subject: `business_partners ${businessPartnerId}`,
    after: { approval: approvals.waiting, name: application.companyName },
  })
  return { status: 'sent', businessPartnerId }
}

/** The applicant's partner, own or new, set to waiting. Null when the user may not apply. */
async function waitingPartner(
  db: Transaction,
  userId: number,
  { companyName, taxOffice, taxNumber, contactName, phone, email }: Application,
): Promise<number | null> {
  const company = {
    ...({ kind: 'wholesale', name: companyName, taxOffice, taxNumber } as const),
    approvalStatus: approvals.waiting,
  }
  const contact = { name: contactName, phone, email }
  const [own] = await db
    .select({
      id: businessPartners.id,
      kind: businessPartners.kind,
      approval: businessPartners.approvalStatus,
      detailId: businessPartnerDetails.id,
      role: businessPartnerDetails.role,
      orderLimit: businessPartnerDetails.orderLimit,
    })
    .from(businessPartnerDetails)
    .innerJoin(businessPartners, eq(businessPartners.id, businessPartnerDetails.businessPartnerId))
    .where(eq(businessPartnerDetails.userId, userId))
    .for('update')
  if (!own) {
    const id = await insertPartner(db, company)
    await db
      .insert(businessPartnerDetails)
      .values({ ...contact, businessPartnerId: id, userId, role: 'owner' })
    return id
  }
  if (!mayApply({ partner: own satisfies Partner } as Member)) return null
  await db.update(businessPartners).set(company).where(eq(businessPartners.id, own.id))
  await db.update(businessPartnerDetails).set(contact).where(eq(businessPartnerDetails.id, own.detailId))
  return own.id
}

async function insertPartner(
  db: Transaction,
  partner: typeof businessPartners.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(businessPartners).values(partner).returning({ id: businessPartners.id })
  return row!.id
}

/** Fields of the member's last application, to prefill the next; empty without one. */
export async function lastApplication(db: Db, { partner }: Member): Promise<Record<string, string>> {
  const [row] = await db
    .select()
    .from(partnerApplications)
    .where(eq(partnerApplications.businessPartnerId, partner.id))
    .orderBy(desc(partnerApplications.id))
    .limit(1)
  if (!row) return {}
  return {
    unvan: row.companyName,
    vergi_dairesi: row.taxOffice,
    vergi_no: row.taxNumber,
    yetkili: row.contactName,
    telefon: row.phone,
    satis: row.sells,
    'adres.city_id': String(row.cityId),
    'adres.district_id': String(row.districtId),
    'adres.neighbourhood': row.neighbourhood,
    'adres.street': row.street,
  }
}

/** The status of a member's application; null for customers who never applied. */
export async function getApplicationStatus(db: Db, { partner }: Member): Promise<ApplicationStatus | null> {
  if (partner.kind !== 'wholesale') return null
  const [company] = await db
    .select({ name: businessPartners.name })
    .from(businessPartners)
    .where(eq(businessPartners.id, partner.id))
  const [history, settings] = await Promise.all([historyOf(db, partner.id), getSettings(db)])
  const received = history.findLast(({ event }) => event === 'received')
  const decided = history.findLast(({ event }) => event === tellingEvent[partner.approval])
  const last = history.at(-1)
  const receivedAt = received?.createdAt ?? null
  return {
    companyName: company!.name,
    approval: partner.approval,
    receivedAt,
    expectedBy: receivedAt && addWorkdays(receivedAt, settings.number('membership', 'review_days', 2)),
    reason: decided?.reason || null,
    documentsAsked: last?.event === 'documents_asked',
    documents: partner.role === 'owner' ? await documentsOfPartner(db, partner.id) : [],
  }
}

/** The event whose reason is shown for each status. */
const tellingEvent = ['documents_asked', 'approved', 'refused', 'suspended'] as const

/** Most files of one partner, far more than an application needs. */
const mostDocuments = 20

/** Adds a document to a waiting or refused application and records the event for staff. */
export async function addDocument(
  deps: { db: Db } & FilePlace,
  member: Member,
  upload: { kind: DocumentKind; name: string; bytes: Uint8Array },
): Promise<KeptDocument | { status: 'not_now' } | { status: 'too_many' }> {
  const { partner } = member
  const isOpen = partner.approval === approvals.waiting || partner.approval === approvals.refused
  if (partner.kind !== 'wholesale' || partner.role !== 'owner' || !isOpen) return { status: 'not_now' }
  const there = await documentsOfPartner(deps.db, partner.id)
  if (there.length >= mostDocuments) return { status: 'too_many' }
  return keepWithPartner(deps, partner.id, upload, (db) =>
    recordApproval(db, {
      businessPartnerId: partner.id,
      event: 'documents_added',
      status: partner.approval,
      actor: `user ${member.user.userId}`,
      told: false,
    }),
  )
}

/** Submits the draft of a signed-in member. */
export function sendAsMember(
  db: Db,
  applicant: { shopperId: number; userId: number },
  application: Application,
  now: Date,
): Promise<ApplicationOutcome> {
  return transaction(db, (db) => applyForWholesale(db, applicant, application, now))
}
