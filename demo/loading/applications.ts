import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import {
  addDocument,
  applyForWholesale,
  decide,
  keepInDraft,
  retailPriceKey,
} from '~/features/customers/customers.server'
import {
  businessPartnerDetails,
  businessPartners,
  partnerApplications,
  partnerApprovals,
  partnerDocuments,
  priceLists,
} from '~/features/customers/tables.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Guest } from '~/features/identity/identity'
import { users } from '~/features/identity/tables.server'
import type { Storage } from '~/features/media/media.server'
import { pastApplications, waitingApplication } from '../shop/past'
import { findMember, findPlace } from './orders'
import type { PastApplication } from './past-types'
import { makePaper } from './sample-papers'
import { findDemoStaff } from './staff-day'

const day = 24 * 3_600_000

type Target = { db: Db; storage: Storage }

/**
 * Wholesale applications with their documents, by the operations that the form uses, and what staff decided about them. The applicants
 * have no password, so nobody signs in as one of them.
 */
export async function loadApplications(target: Target, now: Date): Promise<void> {
  for (const application of pastApplications) {
    const id = await apply(target, application, new Date(now.getTime() - application.daysAgo * day))
    await decideOn(target.db, id, application)
  }
  await completeWaiting(target, now)
}

async function apply({ db, storage }: Target, application: PastApplication, at: Date): Promise<number> {
  const { companyName, contactName, phone, email, taxOffice, taxNumber, street, sells } = application
  const place = await transaction(db, (db) => findPlace(db, application.city, application.district))
  const guest: Guest = {
    kind: 'guest',
    sessionHash: randomBytes(32).toString('hex'),
    isNew: true,
    priceKey: await retailPriceKey(db),
    sees: 0,
  }
  for (const paper of application.documents) {
    const address = addressOf(application)
    const file = await makePaper(paper, { companyName, contactName, taxOffice, taxNumber, address }, at)
    const kept = await keepInDraft({ db, storage }, guest, file)
    if (kept.status === 'refused') throw new Error(`${companyName}: ${kept.reason}`)
  }
  const shopperId = (await findShopper(db, guest))!
  return transaction(db, async (db) => {
    const [user] = await db
      .insert(users)
      .values({ uid: randomUUID(), email, emailVerified: true, name: contactName })
      .returning({ id: users.id })
    const company = { companyName, contactName, phone, email, taxOffice, taxNumber, street, sells }
    const sent = await applyForWholesale(
      db,
      { shopperId, userId: user!.id },
      {
        ...company,
        cityId: place.city_id,
        districtId: place.district_id,
        neighbourhood: place.neighbourhood,
      },
      at,
    )
    if (sent.status !== 'sent') throw new Error(`${companyName}: ${JSON.stringify(sent)}`)
    await setBack(db, sent.businessPartnerId, at)
    return sent.businessPartnerId
  })
}

/** The rows of an application carry the day on which it was sent. */
async function setBack(db: Db, partnerId: number, createdAt: Date): Promise<void> {
  for (const table of [partnerApprovals, partnerDocuments, businessPartnerDetails])
    await db.update(table).set({ createdAt }).where(eq(table.businessPartnerId, partnerId))
  await db.update(businessPartners).set({ createdAt }).where(eq(businessPartners.id, partnerId))
}

async function decideOn(db: Db, id: number, { companyName, decision }: PastApplication): Promise<void> {
  const staff = await findDemoStaff(db)
  if (!decision || !staff) return
  const decided =
    decision.to === 'approve'
      ? await decide(db, id, { to: 'approve', terms: await termsOf(db, decision) }, staff.actor)
      : await decide(db, id, decision, staff.actor)
  if (decided.status !== 'done') throw new Error(`${companyName}: ${decided.status}`)
}

async function termsOf(
  db: Db,
  { to: _, priceList, ...terms }: Extract<PastApplication['decision'], { to: 'approve' }>,
) {
  const [list] = await db.select().from(priceLists).where(eq(priceLists.code, priceList))
  return { ...terms, priceListId: list!.id }
}

/** The waiting dealer among the demo's accounts gets the application and the documents that the account stands for. */
async function completeWaiting({ db, storage }: Target, now: Date): Promise<void> {
  const member = await transaction(db, (db) => findMember(db, 'bekleyen@vitrin.test'))
  if (!member) return
  const at = new Date(now.getTime() - waitingApplication.daysAgo * day)
  const [partner] = await db.select().from(businessPartners).where(eq(businessPartners.id, member.partner.id))
  const [detail] = await db
    .select()
    .from(businessPartnerDetails)
    .where(eq(businessPartnerDetails.businessPartnerId, member.partner.id))
  const { name: companyName, taxOffice, taxNumber } = partner!
  const { name: contactName, phone, email } = detail!
  for (const paper of waitingApplication.documents) {
    const address = addressOf(waitingApplication)
    const file = await makePaper(paper, { companyName, contactName, taxOffice, taxNumber, address }, at)
    const kept = await addDocument({ db, storage }, member, file)
    if (kept.status !== 'kept') throw new Error(`${companyName}: ${kept.status}`)
  }
  await transaction(db, async (db) => {
    const place = await findPlace(db, waitingApplication.city, waitingApplication.district)
    await db.insert(partnerApplications).values({
      companyName,
      contactName,
      phone,
      email,
      taxOffice,
      taxNumber,
      createdAt: at,
      businessPartnerId: member.partner.id,
      cityId: place.city_id,
      districtId: place.district_id,
      neighbourhood: place.neighbourhood,
      street: waitingApplication.street,
      sells: waitingApplication.sells,
    })
    await setBack(db, member.partner.id, at)
  })
}

const addressOf = ({ street, district, city }: { street: string; district: string; city: string }) =>
  `${street}, ${district}/${city}`
