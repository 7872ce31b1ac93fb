import { eq } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import { readClock } from '~/db/clock.server'
import type { Db, Transaction } from '~/db/connection.server'
import { lockNames } from '~/db/named-locks.server'
import { transaction } from '~/db/transaction.server'
import type { PartnerRole } from '~/features/identity/identity'
import { standingChanged } from '../applications/approvals.server'
import { endIfLeft } from '../profile/forget-person.server'
import { isLastOwner, lockPartner } from './manage.server'
import { businessPartnerDetails, businessPartners } from '../tables.server'

export type PartnerUserOutcome =
  | { status: 'added' }
  | { status: 'changed' }
  /** The user belongs to another company. A retail customer is moved instead, and ends as one. */
  | { status: 'elsewhere'; name: string }
  /** The user's own record as a retail customer would end, and nobody has agreed to that. */
  | { status: 'not_agreed' }
  | { status: 'last_owner' }
  | { status: 'not_found' }

/** Moves what else belonged to a retail customer that ended. Injected, because it reaches beyond this feature. */
type Leave = (db: Transaction, endedPartnerId: number) => Promise<void>

/**
 * Adds a user to a partner, or changes a user's role or limit (gross kuruş; null for none). `agreed`: the user's own record as a
 * retail customer may end.
 */
export function addPartnerUser(
  db: Db,
  businessPartnerId: number,
  user: { id: number; name: string; email: string },
  place: { role: PartnerRole; orderLimit: number | null },
  { actor, leave, agreed }: { actor: string; leave: Leave; agreed: boolean },
): Promise<PartnerUserOutcome> {
  return transaction(db, async (db) => {
    // The lock keeps two owners from handing over to each other and leaving none.
    if (!(await lockPartner(db, businessPartnerId))) return { status: 'not_found' }
    // The user may have no row to lock, and must not join two companies at once.
    await lockNames(db, [`place of user ${user.id}`])
    const now = await placeOf(db, user.id)
    const isHere = now?.businessPartnerId === businessPartnerId
    if (now && !isHere && now.kind === 'wholesale' && !now.deletedAt)
      return { status: 'elsewhere', name: now.name }
    if (now?.kind === 'retail' && !isHere && !agreed) return { status: 'not_agreed' }
    if (
      isHere &&
      place.role !== 'owner' &&
      (await isLastOwner(db, { ...now, id: now.detailId, userId: user.id }))
    )
      return { status: 'last_owner' }
    if (now)
      await db
        .update(businessPartnerDetails)
        .set({ ...place, businessPartnerId })
        .where(eq(businessPartnerDetails.id, now.detailId))
    else
      await db.insert(businessPartnerDetails).values({
        ...place,
        businessPartnerId,
        userId: user.id,
        name: user.name,
        email: user.email,
      })
    const left = now && !isHere && now.kind === 'retail' ? now.businessPartnerId : null
    if (left !== null && (await endIfLeft(db, left, await readClock(db)))) await leave(db, left)
    await audit(db, {
      actor,
      action: 'user',
      subject: `business_partners ${businessPartnerId}`,
      before: now && {
        user: user.id,
        partner: now.businessPartnerId,
        role: now.role,
        orderLimit: now.orderLimit,
      },
      after: { user: user.id, partner: businessPartnerId, ...place },
    })
    await standingChanged(db, businessPartnerId)
    return { status: isHere ? 'changed' : 'added' }
  })
}

async function placeOf(db: Transaction, userId: number) {
  const [row] = await db
    .select({
      detailId: businessPartnerDetails.id,
      businessPartnerId: businessPartners.id,
      kind: businessPartners.kind,
      name: businessPartners.name,
      deletedAt: businessPartners.deletedAt,
      role: businessPartnerDetails.role,
      orderLimit: businessPartnerDetails.orderLimit,
    })
    .from(businessPartnerDetails)
    .innerJoin(businessPartners, eq(businessPartners.id, businessPartnerDetails.businessPartnerId))
    .where(eq(businessPartnerDetails.userId, userId))
  return row
}
