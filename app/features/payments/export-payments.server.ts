import { asc, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Member } from '~/features/identity/identity'
import { paymentAttempts } from './tables.server'

/** A customer's card payments onto the account for the data export (KVKK art. 11), for the owner only. */
export function exportPayments(db: Db, { partner }: Member) {
  if (partner.role !== 'owner') return []
  const { id, purpose, orderCode, amount, currency, installments, payer, state, createdAt } = paymentAttempts
  return db
    .select({ id, purpose, orderCode, amount, currency, installments, payer, state, createdAt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.businessPartnerId, partner.id))
    .orderBy(asc(createdAt))
}
