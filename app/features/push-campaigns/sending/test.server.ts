import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { Visitor } from '~/features/identity/identity'
import { handOver, listOwnDevices } from '~/features/push/push.server'
import { readCampaign } from '../store.server'

/** Sends a campaign to the visitor's own devices, to try it out. Returns their number; null for an unknown campaign. */
export function sendTest(
  db: Db,
  campaignId: number,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<number | null> {
  return transaction(db, async (db) => {
    const row = await readCampaign(db, campaignId)
    if (!row) return null
    const { title, words, path } = row
    const devices = await listOwnDevices(db, visitor)
    const tag = `campaign-test-${campaignId}-${now.getTime()}`
    await handOver(
      db,
      devices.map((subscriptionId) => ({ subscriptionId })),
      { title, body: words, path, tag },
      now,
    )
    return devices.length
  })
}
