import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { moveConsents } from '~/features/consents/consents.server'
import type { Member } from '~/features/identity/identity'
import { updateProfile } from '~/features/identity/identity.server'
import { recipientTypeOf } from '../customers'
import type { Profile } from './profile'
import { businessPartnerDetails, businessPartners } from '../tables.server'

/** The signed-in member with contact data and role. */
export async function getProfile(db: Db, { user, partner }: Member): Promise<Profile> {
  const [row] = await db
    .select({ phone: businessPartnerDetails.phone, partnerName: businessPartners.name })
    .from(businessPartnerDetails)
    .innerJoin(businessPartners, eq(businessPartners.id, businessPartnerDetails.businessPartnerId))
    .where(eq(businessPartnerDetails.id, partner.detailId))
  const { userId, uid, name, email, emailVerified } = user
  const { id: partnerId, detailId, kind, approval, role } = partner
  return {
    userId,
    uid,
    name,
    email,
    emailVerified,
    phone: row?.phone ?? '',
    partnerId,
    detailId,
    partnerName: row?.partnerName ?? '',
    kind,
    approval,
    role,
  }
}

/** Changes name and phone; consents to SMS and calls move to the new phone. For a private customer, the customer's name changes too. */
export function changeProfile(
  db: Db,
  { user, partner }: Member,
  { name, phone }: { name: string; phone: string },
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  return transaction(db, async (db) => {
    await updateProfile(db, user, { name }, now)
    const details = businessPartnerDetails
    const [before] = await db
      .select({ phone: details.phone })
      .from(details)
      .where(eq(details.id, partner.detailId))
      .for('update')
    const recipientType = recipientTypeOf(partner)
    await moveConsents(db, user.userId, { from: before!.phone, to: phone }, { ip, now, recipientType })
    await db.update(details).set({ name, phone }).where(eq(details.id, partner.detailId))
    if (partner.kind === 'retail' && partner.role === 'owner')
      await db
        .update(businessPartners)
        .set({ name, updatedAt: now })
        .where(eq(businessPartners.id, partner.id))
  })
}
