import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { smsCampaignRecipients as recipients } from '../tables.server'

/** Receivers to whom a campaign did not go, with the reason, at most `length`; a forgotten person has no number. */
export function listUnsent(db: Db, campaignId: number, length: number) {
  const { id, phone, status, reason } = recipients
  return db
    .select({ id, phone, status, reason })
    .from(recipients)
    .where(and(eq(recipients.campaignId, campaignId), inArray(status, ['failed', 'skipped'])))
    .orderBy(asc(id))
    .limit(length)
}
