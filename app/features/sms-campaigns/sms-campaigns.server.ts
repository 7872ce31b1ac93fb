import type { Db } from '~/db/connection.server'
import { enqueueAll } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { SmsCampaignTest } from './jobs.server'
import { withRefusal } from './sms-campaigns'
import { readCampaign, readRefusal } from './store.server'

export type { SmsCampaignBatch, SmsCampaignTest } from './jobs.server'
export { smsCampaignEditor, type SmsCampaignInput } from './edit.server'
export { readAudience } from './sending/audience.server'
export { endBatch, takeBatch } from './sending/batch.server'
export { claimUnreported, settle, writeDeliveries } from './sending/outcomes.server'
export { listUnsent } from './sending/unsent.server'
export { listCampaigns, readCampaign, readCounts, readRefusal, type SmsCampaignRow } from './store.server'
export { dropOldSmsRecipients, exportSmsCampaigns, forgetSmsCampaigns } from './owners.server'
export { smsCampaignNames } from './row-names.server'

/** Queues a campaign for a few numbers, to try it out. `refused`: the sentence about refusing is missing. */
export function queueTest(
  db: Db,
  campaignId: number,
  phones: readonly string[],
  now: Date,
): Promise<number | 'unknown' | 'refused'> {
  return transaction(db, async (db) => {
    if (!(await readCampaign(db, campaignId))) return 'unknown'
    if ((await readRefusal(db)) === null) return 'refused'
    const jobs = [...new Set(phones)].map((phone) => ({
      name: 'send-sms-campaign-test' as const,
      payload: { campaignId, phone, at: now.getTime() } satisfies SmsCampaignTest,
    }))
    await enqueueAll(db, jobs)
    return jobs.length
  })
}

/** The text of a test message; null for a deleted campaign. */
export async function wordsOfTest(db: Db, campaignId: number): Promise<string | null> {
  const [row, sentence] = [await readCampaign(db, campaignId), await readRefusal(db)]
  return row && sentence !== null ? withRefusal(row.words, sentence) : null
}
