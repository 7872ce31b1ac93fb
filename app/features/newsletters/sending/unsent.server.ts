import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { newsletterRecipients as recipients } from '../tables.server'

/** Receivers to whom a newsletter did not go, with the reason, at most `length`; a forgotten person has no address. */
export function listUnsent(db: Db, newsletterId: number, length: number) {
  const { id, email, status, reason } = recipients
  return db
    .select({ id, email, status, reason })
    .from(recipients)
    .where(and(eq(recipients.newsletterId, newsletterId), inArray(status, ['bounced', 'failed', 'skipped'])))
    .orderBy(asc(id))
    .limit(length)
}
