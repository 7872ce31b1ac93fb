import { asc, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Member } from '~/features/identity/identity'
import { coupons } from './tables.server'

/** A customer's coupons for the data export (KVKK art. 11). */
export function exportCoupons(db: Db, { partner }: Member) {
  const { code, title, startsAt, endsAt, used, createdAt } = coupons
  return db
    .select({ code, title, startsAt, endsAt, used, createdAt })
    .from(coupons)
    .where(eq(coupons.businessPartnerId, partner.id))
    .orderBy(asc(coupons.id))
}
