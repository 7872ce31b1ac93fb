import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs.server'
import type { Approval } from '~/features/identity/identity'
import type { ApprovalEvent, ApprovalNotice } from './application'
import { findOwners } from '../partners/owners.server'
import { businessPartners, partnerApprovals } from '../tables.server'

/** Records an event of an application or a membership, and queues an email to the customer when `told`. */
export async function recordApproval(
  db: Transaction,
  approval: {
    businessPartnerId: number
    event: ApprovalEvent
    status: Approval
    actor: string
    reason?: string
    told: boolean
  },
): Promise<void> {
  const { told, ...row } = approval
  const [written] = await db.insert(partnerApprovals).values(row).returning({ id: partnerApprovals.id })
  if (told) await enqueue(db, { name: 'send-membership-mail', payload: { approvalId: written!.id } })
  await standingChanged(db, row.businessPartnerId)
}

/**
 * Marks a change in a partner's standing: approval, price list, discounts, users and their roles. Every such change
 * calls it in its transaction, because caches of standings compare this mark.
 */
export async function standingChanged(db: Transaction, businessPartnerId: number): Promise<void> {
  await db
    .update(businessPartners)
    .set({ updatedAt: sql`clock_timestamp()` })
    .where(eq(businessPartners.id, businessPartnerId))
}

/** Content and recipients (the partner's owners) of an event's email; null when there is no such event. */
export async function getApprovalNotice(db: Db, approvalId: number): Promise<ApprovalNotice | null> {
  const [row] = await db
    .select({
      event: partnerApprovals.event,
      reason: partnerApprovals.reason,
      partnerId: businessPartners.id,
      companyName: businessPartners.name,
    })
    .from(partnerApprovals)
    .innerJoin(businessPartners, eq(businessPartners.id, partnerApprovals.businessPartnerId))
    .where(eq(partnerApprovals.id, approvalId))
  if (!row) return null
  const { partnerId, ...notice } = row
  const owners = await findOwners(db, partnerId)
  return { ...notice, contactName: owners[0]?.name ?? '', owners }
}

/** All events of a partner's application and membership, oldest first. */
export function historyOf(db: Db, businessPartnerId: number) {
  return db
    .select()
    .from(partnerApprovals)
    .where(eq(partnerApprovals.businessPartnerId, businessPartnerId))
    .orderBy(asc(partnerApprovals.id))
}
