import { and, asc, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { storedColumns } from '~/db/stored-columns'
import { approvals, type Partner, type PartnerRole, type Visitor } from '~/features/identity/identity'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { standingChanged } from '../applications/approvals.server'
import { businessPartnerDetails, businessPartners } from '../tables.server'
import { mayGiveTerms, type Terms } from '../applications/terms'
import { text } from '../text'

export type PartnerRow = Omit<typeof businessPartners.$inferSelect, 'searched'>
export type DetailRow = Omit<typeof businessPartnerDetails.$inferSelect, 'searched'>
export type PartnerInput = Required<Omit<Terms, 'priceListId'>> & {
  kind: Partner['kind']
  name: string
  taxOffice: string
  taxNumber: string
  /** Null for retail. */
  priceListId: number | null
}
export type DetailInput = {
  businessPartnerId: number
  name: string
  phone: string
  email: string
  role: PartnerRole
  orderLimit: number | null
}

/** A customer's data, and its terms for staff who may give them. Approval has operations of its own. */
export const partnerEditor: Editor<PartnerRow, PartnerInput> = {
  table: 'business_partners',
  read: async (db, id) => {
    const [row] = await db
      .select(storedColumns(businessPartners))
      .from(businessPartners)
      .where(and(eq(businessPartners.id, id), isNull(businessPartners.deletedAt)))
    return row ?? null
  },
  // A person is approved at once; a company waits for a decision.
  add: async (db, input) => {
    const approvalStatus = input.kind === 'retail' ? approvals.approved : approvals.waiting
    const [row] = await db
      .insert(businessPartners)
      .values({ ...input, approvalStatus })
      .returning({ id: businessPartners.id })
    return row!.id
  },
  change: async (db, { id, kind }, input) => {
    if (input.kind !== kind) return refused('invalid', 'kind', 'other_kind', text.wrong.kind)
    await db.update(businessPartners).set(input).where(eq(businessPartners.id, id))
    await standingChanged(db, id)
  },
  // Its users become guests; its orders are kept.
  remove: async (db, { id }) => {
    await db
      .update(businessPartners)
      .set({ deletedAt: sql`now()` })
      .where(eq(businessPartners.id, id))
    await standingChanged(db, id)
    return 'kept'
  },
  refuses: (visitor, input, row) =>
    mayGiveTerms(visitor) || isSame(input, row ?? firstTerms(visitor, input)) ? null : noTerms,
  // Readers of the audit log must not see identity numbers.
  audited: ({ taxNumber: _, ...row }) => row,
}

/** The people of customers. A person added here cannot sign in. */
export const detailEditor: Editor<DetailRow, DetailInput> = {
  table: 'business_partner_details',
  read: async (db, id) => (await listDetails(db, { detailId: id }, { start: 0, length: 1 })).rows[0] ?? null,
  add: async (db, input) => {
    if (!(await lockPartner(db, input.businessPartnerId))) return unknownPartner
    const [row] = await db
      .insert(businessPartnerDetails)
      .values(input)
      .returning({ id: businessPartnerDetails.id })
    return row!.id
  },
  change: async (db, row, input) => {
    if (input.businessPartnerId !== row.businessPartnerId) return unknownPartner
    if (input.role !== 'owner' && (await isLastOwner(db, row))) return lastOwner
    await db.update(businessPartnerDetails).set(input).where(eq(businessPartnerDetails.id, row.id))
    await standingChanged(db, row.businessPartnerId)
  },
  remove: async (db, row) => {
    if (await isLastOwner(db, row)) return lastOwner
    await db.delete(businessPartnerDetails).where(eq(businessPartnerDetails.id, row.id))
    await standingChanged(db, row.businessPartnerId)
    return 'removed'
  },
}

/** Scope of a list of people: one partner, one person, or all. */
export type DetailScope = { businessPartnerId?: number; detailId?: number }

/** A page of the partners' details for staff, with the number of all; deleted partners are left out. */
export async function listDetails(db: Db, scope: DetailScope, page: { start: number; length: number }) {
  const { id, businessPartnerId } = businessPartnerDetails
  const wanted = and(
    isNull(businessPartners.deletedAt),
    scope.businessPartnerId === undefined ? undefined : eq(businessPartnerId, scope.businessPartnerId),
    scope.detailId === undefined ? undefined : eq(id, scope.detailId),
  )
  const ofPartner = eq(businessPartners.id, businessPartnerId)
  const [rows, [all]] = await Promise.all([
    db
      .select(storedColumns(businessPartnerDetails))
      .from(businessPartnerDetails)
      .innerJoin(businessPartners, ofPartner)
      .where(wanted)
      .orderBy(asc(id))
      .offset(page.start)
      .limit(page.length),
    db
      .select({ total: count() })
      .from(businessPartnerDetails)
      .innerJoin(businessPartners, ofPartner)
      .where(wanted),
  ])
  return { rows, total: all!.total }
}

/** An existing customer, locked until the transaction ends. */
export async function lockPartner(db: Transaction, id: number): Promise<PartnerRow | null> {
  const [row] = await db
    .select(storedColumns(businessPartners))
    .from(businessPartners)
    .where(and(eq(businessPartners.id, id), isNull(businessPartners.deletedAt)))
    .for('update')
  return row ?? null
}

/**
 * True when no other owner who can sign in would remain. The lock on the partner keeps two owners from leaving at
 * once.
 */
export async function isLastOwner(
  db: Transaction,
  { id, businessPartnerId, role, userId }: Pick<DetailRow, 'id' | 'businessPartnerId' | 'role' | 'userId'>,
): Promise<boolean> {
  if (role !== 'owner' || userId === null) return false
  await lockPartner(db, businessPartnerId)
  const others = await db.$count(
    businessPartnerDetails,
    and(
      eq(businessPartnerDetails.businessPartnerId, businessPartnerId),
      eq(businessPartnerDetails.role, 'owner'),
      isNotNull(businessPartnerDetails.userId),
      ne(businessPartnerDetails.id, id),
    ),
  )
  return others === 0
}

const refused = (why: Refusal['refused'], path: string, code: string, message: string): Refusal => ({
  refused: why,
  errors: [{ path, code, message }],
})
type AllTerms = Pick<PartnerInput, keyof Terms>

const isSame = (terms: AllTerms, others: AllTerms): boolean =>
  terms.priceListId === others.priceListId &&
  terms.discounts.join() === others.discounts.join() &&
  terms.paymentTermDays === others.paymentTermDays &&
  terms.creditLimit === others.creditLimit &&
  terms.salesRepresentativeId === others.salesRepresentativeId

/** The terms of a customer whom staff add without giving terms. They may represent it themselves. */
const firstTerms = (visitor: Visitor, { salesRepresentativeId: wanted }: AllTerms): AllTerms => ({
  priceListId: null,
  discounts: [],
  paymentTermDays: 0,
  creditLimit: 0,
  salesRepresentativeId: visitor.kind === 'staff' && wanted === visitor.user.userId ? wanted : null,
})

const noTerms = refused('invalid', '', 'no_terms', text.wrong.terms)
const lastOwner = refused('in_use', 'partner_role', 'last_owner', text.wrong.lastOwner)
const unknownPartner = refused('invalid', 'business_partner_id', 'unknown_row', text.wrong.partner)
