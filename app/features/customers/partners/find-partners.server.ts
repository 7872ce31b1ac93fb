import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { patternsWithPhone } from '~/db/like-patterns'
import { plannedAnew } from '~/db/transaction.server'
import { type Approval, approvals, type Partner } from '~/features/identity/identity'
import { businessPartnerDetails, businessPartners } from '../tables.server'

export type PartnerFilter = {
  words?: string
  kind?: Partner['kind']
  approval?: Approval
  /** Customers of this sales representative, a user's id. */
  representativeId?: number
  /** Newest first by default. */
  by?: 'newest' | 'name'
  ascending?: boolean
  start?: number
  length: number
  /** Does not count: the total is 0. */
  uncounted?: true
}

/** A customer in the lists of the back office, with the first person. */
export type FoundPartner = {
  id: number
  name: string
  kind: Partner['kind']
  approval: Approval
  taxNumber: string
  person: string | null
  email: string | null
  phone: string | null
  createdAt: Date
}

/**
 * Customers for staff, and the number of all that match. Every word is found in the company's name or
 * tax number, or in name, email or telephone of one of its people.
 */
export function findPartners(db: Db, filter: PartnerFilter): Promise<Found> {
  return plannedAnew(db, (db) => find(db, filter))
}

type Found = { partners: FoundPartner[]; total: number }

async function find(
  db: Db,
  {
    words = '',
    kind,
    approval,
    representativeId,
    by = 'newest',
    ascending = false,
    start = 0,
    length,
    uncounted,
  }: PartnerFilter,
): Promise<Found> {
  const { id, name, taxNumber, createdAt } = businessPartners
  const people = businessPartnerDetails
  const matches = and(
    isNull(businessPartners.deletedAt),
    representativeId === undefined ? undefined : eq(businessPartners.salesRepresentativeId, representativeId),
    kind && eq(businessPartners.kind, kind),
    approval === undefined ? undefined : eq(businessPartners.approvalStatus, approval),
    ...patternsWithPhone(words).map((pattern) =>
      or(
        sql`${businessPartners.searched} like ${pattern}`,
        sql`${id} = any (array(select ${people.businessPartnerId} from ${people} where ${people.searched} like ${pattern}))`,
      ),
    ),
  )
  const order = ascending ? asc : desc
  // The searched words begin with the name. Their index has this collation.
  const columns = (by === 'name' ? [sql`${businessPartners.searched} collate "C"`, id] : [id]).map(order)
  // Everything else is read for the rows of the page alone, not for those before it.
  const page = db
    .select({ id })
    .from(businessPartners)
    .where(matches)
    .orderBy(...columns)
    .offset(start)
    .limit(length)
    .as('page')
  const first = db
    .select({ person: people.name, email: people.email, phone: people.phone })
    .from(people)
    .where(eq(people.businessPartnerId, page.id))
    .orderBy(asc(people.id))
    .limit(1)
    .as('first')
  const rows = await db
    .select({
      id,
      name,
      kind: businessPartners.kind,
      approval: businessPartners.approvalStatus,
      taxNumber,
      person: first.person,
      email: first.email,
      phone: first.phone,
      createdAt,
    })
    .from(page)
    .innerJoin(businessPartners, eq(id, page.id))
    .leftJoinLateral(first, sql`true`)
    .orderBy(...columns)
  return { partners: rows, total: uncounted ? 0 : await db.$count(businessPartners, matches) }
}

/** Terms of a customer in the lists of the back office. Money in kuruş. */
export type FoundTerms = {
  taxOffice: string
  priceListId: number | null
  discounts: number[]
  paymentTermDays: number
  creditLimit: number
  salesRepresentativeId: number | null
}

/** Terms of these customers by their id, in one statement. */
export async function readTerms(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, FoundTerms>> {
  if (ids.length === 0) return new Map()
  const { id, taxOffice, priceListId, discounts, paymentTermDays, creditLimit, salesRepresentativeId } =
    businessPartners
  const rows = await db
    .select({
      id,
      taxOffice,
      priceListId,
      discounts,
      paymentTermDays,
      creditLimit,
      salesRepresentativeId,
    })
    .from(businessPartners)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(({ id, ...terms }) => [id, terms]))
}

/** The waiting application after this one, oldest first; null when none waits. */
export async function findNextWaiting(db: Db, afterId: number): Promise<number | null> {
  const { id } = businessPartners
  const [next] = await db
    .select({ id })
    .from(businessPartners)
    .where(
      and(
        isNull(businessPartners.deletedAt),
        eq(businessPartners.kind, 'wholesale'),
        eq(businessPartners.approvalStatus, 0),
        sql`${id} <> ${afterId}`,
      ),
    )
    .orderBy(sql`${id} < ${afterId}`, asc(id))
    .limit(1)
  return next?.id ?? null
}

/** The wholesale customers with an account: approved, or suspended, whose debt remains. At most 20,000. */
export function listDealers(db: Db): Promise<{ id: number; name: string; taxNumber: string }[]> {
  const { id, name, taxNumber, kind, approvalStatus, deletedAt } = businessPartners
  return db
    .select({ id, name, taxNumber })
    .from(businessPartners)
    .where(
      and(
        isNull(deletedAt),
        eq(kind, 'wholesale'),
        inArray(approvalStatus, [approvals.approved, approvals.suspended]),
      ),
    )
    .orderBy(asc(id))
    .limit(20_000)
}

/** Name and kind of a customer, also of a removed one; null for an unknown id. */
export async function namePartner(
  db: Db,
  partnerId: number,
): Promise<{ id: number; name: string; kind: Partner['kind'] } | null> {
  const { id, name, kind } = businessPartners
  const [partner] = await db.select({ id, name, kind }).from(businessPartners).where(eq(id, partnerId))
  return partner ?? null
}

/** A user of a customer: the person, and the customer with its id. */
export type NamedPerson = { name: string; email: string; partnerId: number; partnerName: string }

/** The people behind these users, by the user's id; a user without a customer is missing. */
export async function namePeople(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, NamedPerson>> {
  if (userIds.length === 0) return new Map()
  const { userId, name, email, businessPartnerId } = businessPartnerDetails
  const rows = await db
    .select({ userId, name, email, partnerId: businessPartnerId, partnerName: businessPartners.name })
    .from(businessPartnerDetails)
    .innerJoin(businessPartners, eq(businessPartners.id, businessPartnerId))
    .where(inArray(userId, [...userIds]))
  return new Map(
    rows.flatMap(({ userId, ...person }) => (userId === null ? [] : [[userId, person] as const])),
  )
}
