import { eq } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type Approval, approvals } from '~/features/identity/identity'
import { recordApproval, standingChanged } from './approvals.server'
import { lockPartner, type PartnerRow } from '../partners/manage.server'
import { businessPartners } from '../tables.server'
import type { Terms } from './terms'

export type Decision =
  | { to: 'approve'; terms: Terms }
  | { to: 'refuse'; reason: string }
  | { to: 'suspend'; reason: string }
  | { to: 'ask'; reason: string }

export type DecisionOutcome =
  | { status: 'done'; name: string; approval: Approval }
  /** The approved partner got other terms and stays approved. */
  | { status: 'terms_changed'; name: string }
  | { status: 'not_found' }
  | { status: 'not_wholesale'; name: string }
  | { status: 'not_from_here'; name: string; approval: Approval }
  | { status: 'price_list_missing'; name: string }

/** The states each decision may start from. A suspended partner returns by a new approval. */
const from: Record<Decision['to'], readonly Approval[]> = {
  approve: [0, 1, 2, 3],
  refuse: [0],
  suspend: [1],
  ask: [0],
}

const results = {
  refuse: { event: 'refused', status: approvals.refused },
  suspend: { event: 'suspended', status: approvals.suspended },
  ask: { event: 'documents_asked', status: approvals.waiting },
} as const

/** Decides on a company's application or membership. It takes effect with the next request of its users. */
export function decide(
  db: Db,
  businessPartnerId: number,
  decision: Decision,
  actor: string,
): Promise<DecisionOutcome> {
  return transaction(db, async (db) => {
    const partner = await lockPartner(db, businessPartnerId)
    if (!partner) return { status: 'not_found' }
    const { name, approvalStatus: approval } = partner
    if (partner.kind !== 'wholesale') return { status: 'not_wholesale', name }
    if (!from[decision.to].includes(approval)) return { status: 'not_from_here', name, approval }
    if (decision.to === 'approve') return approve(db, partner, decision.terms, actor)
    const { event, status } = results[decision.to]
    await db
      .update(businessPartners)
      .set({ approvalStatus: status })
      .where(eq(businessPartners.id, partner.id))
    const { reason } = decision
    await recordApproval(db, { businessPartnerId, event, status, actor, reason, told: true })
    await audit(db, {
      actor,
      action: decision.to,
      subject: `business_partners ${partner.id}`,
      before: { approval },
      after: { approval: status, reason },
    })
    return { status: 'done', name, approval: status }
  })
}

async function approve(
  db: Transaction,
  partner: PartnerRow,
  terms: Terms,
  actor: string,
): Promise<DecisionOutcome> {
  const { id, name, approvalStatus: approval } = partner
  if (partner.priceListId === null && terms.priceListId === undefined)
    return { status: 'price_list_missing', name }
  const status = approvals.approved
  await db
    .update(businessPartners)
    .set({ ...terms, approvalStatus: status })
    .where(eq(businessPartners.id, id))
  const isNew = approval !== status
  await audit(db, {
    actor,
    action: isNew ? 'approve' : 'terms',
    subject: `business_partners ${id}`,
    before: { approval, ...termsOf(partner) },
    after: { approval: status, ...termsOf({ ...partner, ...terms }) },
  })
  if (!isNew) {
    await standingChanged(db, id)
    return { status: 'terms_changed', name }
  }
  await recordApproval(db, { businessPartnerId: id, event: 'approved', status, actor, told: true })
  return { status: 'done', name, approval: status }
}

function termsOf({
  priceListId,
  discounts,
  paymentTermDays,
  creditLimit,
  salesRepresentativeId,
}: PartnerRow) {
  return { priceListId, discounts, paymentTermDays, creditLimit, salesRepresentativeId }
}
