import {
  claimUnreported,
  endBatch,
  settle,
  type SmsCampaignBatch,
  type SmsCampaignTest,
  takeBatch,
  wordsOfTest,
  writeDeliveries,
} from '~/features/sms-campaigns/sms-campaigns.server'
import { countSegments } from '~/kernel/sms-segments'
import type { Deps } from '~/server/shop.server'
import { sendSms, type SmsDeps } from './send-sms.server'

type CampaignDeps = SmsDeps & Pick<Deps, 'clock'>

/**
 * Sends one batch of a campaign and writes down after each message what became of it. Throws when the provider cannot be
 * reached or is busy, so that the job runs again and goes on with the messages not written down.
 */
export async function sendSmsCampaign(deps: CampaignDeps, { campaignId }: SmsCampaignBatch): Promise<void> {
  const { db, sms, clock } = deps
  if (!sms) throw new Error('No provider of text messages is set up')
  const batch = await takeBatch(db, campaignId, clock())
  if (!batch) return
  const { segments } = countSegments(batch.words)
  for (const { id, recipient, recipientType } of batch.due) {
    const kind = recipientType === 'TACIR' ? 'merchants' : 'consumers'
    const answer = await sms.send({
      id: `sms-campaign.${campaignId}.${id}`,
      to: recipient,
      words: batch.words,
      kind,
    })
    await settle(db, id, { answer, segments, now: clock() })
  }
  await endBatch(db, campaignId, clock())
}

/** Sends a campaign to one number, to try it out. It is information for the staff who ask for it. */
export async function sendSmsCampaignTest(
  deps: SmsDeps,
  { campaignId, phone, at }: SmsCampaignTest,
): Promise<void> {
  const words = await wordsOfTest(deps.db, campaignId)
  if (words === null) return
  const id = `sms-campaign-test.${campaignId}.${at}.${phone.slice(1)}`
  await sendSms(deps, { id, to: phone, words, kind: 'information' })
}

/** Asks the provider which messages of campaigns have arrived. */
export async function followSmsDeliveries({ db, sms, clock }: CampaignDeps): Promise<void> {
  if (!sms) return
  const ids = await claimUnreported(db, clock())
  if (ids.length > 0) await writeDeliveries(db, await sms.report(ids))
}
