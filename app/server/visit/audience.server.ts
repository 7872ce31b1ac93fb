import type { Db } from '~/db/connection.server'
import { listHiddenShowcases } from '~/features/catalogue/catalogue.server'
import { standingOf } from '~/features/customers/customers.server'
import { approvals, type Member, type PartnerRole, type Visitor } from '~/features/identity/identity'
import { everybody } from '~/http/stored/for-store.server'

/**
 * The name of the visitors who get equal pages: `everybody` for guests; for an approved member the kind, the role and the price
 * list, for example `wholesale.owner.3`. Null for a visitor whose pages are their own: staff, members with discounts or hidden
 * showcases of their own, and those who wait for an approval.
 */
export async function audienceOf(db: Db, visitor: Visitor): Promise<string | null> {
  if (visitor.kind === 'guest') return everybody
  if (visitor.kind === 'staff') return null
  const { partner, priceKey, user } = visitor
  const isOneOfMany =
    partner.approval === approvals.approved && priceKey.discounts.length === 0 && user.emailVerified
  if (!isOneOfMany || (await listHiddenShowcases(db, visitor)).length > 0) return null
  return [partner.kind, partner.role, priceKey.listId].join('.')
}

/** A member of an audience without anything of their own: no name, no basket, no lists. */
export async function memberFor(db: Db, audience: string): Promise<Member> {
  const [kind = '', role, listId] = audience.split('.')
  const partner: Member['partner'] = {
    id: 0,
    detailId: 0,
    kind: kind as Member['partner']['kind'],
    approval: approvals.approved,
    role: role as PartnerRole,
    orderLimit: null,
  }
  return {
    kind: 'member',
    sessionHash: '',
    isNew: true,
    user: { userId: 0, uid: '', name: '', email: '', emailVerified: true, sessionId: 0 },
    ...(await standingOf(db, partner, { listId: Number(listId), discounts: [] })),
  }
}

/** Whether the members of an audience are dealers. */
export const isDealers = (audience: string): boolean => audience.startsWith('wholesale.')
