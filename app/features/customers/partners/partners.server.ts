import { and, asc, count, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { storedColumns } from '~/db/stored-columns'
import type { Approval, Partner } from '~/features/identity/identity'
import { findUserByEmail } from '~/features/identity/identity.server'
import { historyOf } from '../applications/approvals.server'
import { documentsOfPartner } from '../documents/documents.server'
import { businessPartnerDetails, businessPartners, partnerApplications } from '../tables.server'

type Filter = { id?: number; kind?: Partner['kind']; approval?: Approval }

/** Customers for staff, newest first, each with its first person. */
export async function listPartners(
  db: Db,
  { id, kind, approval }: Filter,
  page: { start: number; length: number },
) {
  const wanted = and(
    isNull(businessPartners.deletedAt),
    id === undefined ? undefined : eq(businessPartners.id, id),
    kind && eq(businessPartners.kind, kind),
    approval === undefined ? undefined : eq(businessPartners.approvalStatus, approval),
  )
  const [rows, [all]] = await Promise.all([
    db
      .select(storedColumns(businessPartners))
      .from(businessPartners)
      .where(wanted)
      .orderBy(desc(businessPartners.id))
      .offset(page.start)
      .limit(page.length),
    db.select({ total: count() }).from(businessPartners).where(wanted),
  ])
  return { rows, total: all!.total }
}

/** Id of the partner with this number, or with a user of this e-mail; null when there is none. */
export async function findPartnerId(db: Db, wanted: string): Promise<number | null> {
  const number = /^#?([1-9]\d{0,8})$/.exec(wanted)?.[1]
  // Contacts are skipped: their address may stand at several customers.
  const user = number ? null : await findUserByEmail(db, wanted)
  if (!number && !user) return null
  const [row] = await db
    .select({ id: businessPartners.id })
    .from(businessPartners)
    .leftJoin(businessPartnerDetails, eq(businessPartnerDetails.businessPartnerId, businessPartners.id))
    .where(
      and(
        isNull(businessPartners.deletedAt),
        user ? eq(businessPartnerDetails.userId, user.id) : eq(businessPartners.id, Number(number)),
      ),
    )
    .limit(1)
  return row?.id ?? null
}

export type PartnerSheet = NonNullable<Awaited<ReturnType<typeof getPartner>>>

/** A customer's full record for staff; null when the number is unknown. */
export async function getPartner(db: Db, id: number) {
  const [partner] = await db
    .select(storedColumns(businessPartners))
    .from(businessPartners)
    .where(and(eq(businessPartners.id, id), isNull(businessPartners.deletedAt)))
  if (!partner) return null
  const [users, [application], documents, history, sameTaxNumber] = await Promise.all([
    db
      .select(storedColumns(businessPartnerDetails))
      .from(businessPartnerDetails)
      .where(eq(businessPartnerDetails.businessPartnerId, id))
      .orderBy(asc(businessPartnerDetails.id)),
    db
      .select()
      .from(partnerApplications)
      .where(eq(partnerApplications.businessPartnerId, id))
      .orderBy(desc(partnerApplications.id))
      .limit(1),
    documentsOfPartner(db, id),
    historyOf(db, id),
    othersWithTaxNumber(db, partner),
  ])
  return { ...partner, users, application: application ?? null, documents, history, sameTaxNumber }
}

/** Numbers of other customers with the same tax number, which hint at a double application. */
async function othersWithTaxNumber(db: Db, { id, taxNumber }: { id: number; taxNumber: string }) {
  if (taxNumber === '') return []
  const rows = await db
    .select({ id: businessPartners.id })
    .from(businessPartners)
    .where(
      and(
        eq(businessPartners.taxNumber, taxNumber),
        isNull(businessPartners.deletedAt),
        ne(businessPartners.id, id),
      ),
    )
  return rows.map((row) => row.id)
}
