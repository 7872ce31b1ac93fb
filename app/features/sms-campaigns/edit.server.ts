import { eq } from 'drizzle-orm'
import { enqueue } from '~/db/jobs/jobs.server'
import type { Transaction } from '~/db/connection.server'
import { campaignEditor, refusal } from '~/features/announcements/announcements.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { countSegments } from '~/kernel/sms-segments'
import './jobs.server'
import { type Audience, type CampaignStatus, mostSegments, withRefusal } from './sms-campaigns'
import { readCampaign, readRefusal, type SmsCampaignRow } from './store.server'
import { smsCampaigns } from './tables.server'
import { text } from './text'

export type SmsCampaignInput = {
  name: string
  words: string
  audience: Audience
  status: CampaignStatus
  sendAt: Date | null
}

const isSame = (row: SmsCampaignRow, input: SmsCampaignInput) =>
  row.name === input.name && row.words === input.words && row.audience === input.audience

/** SMS campaigns as staff edit and schedule them. */
export const smsCampaignEditor: Editor<SmsCampaignRow, SmsCampaignInput> = campaignEditor({
  table: 'sms_campaigns',
  read: readCampaign,
  text,
  isSame,
  refuse,
  insert: async (db, input, now) => {
    const { id } = smsCampaigns
    const [row] = await db
      .insert(smsCampaigns)
      .values({ ...input, updatedAt: now })
      .returning({ id })
    return row!.id
  },
  update: (db, id, input, now) =>
    db
      .update(smsCampaigns)
      .set({ ...input, updatedAt: now })
      .where(eq(smsCampaigns.id, id)),
  stop: (db, id, now) =>
    db
      .update(smsCampaigns)
      .set({ status: 'cancelled', endedAt: now, updatedAt: now })
      .where(eq(smsCampaigns.id, id)),
  remove: (db, id) => db.delete(smsCampaigns).where(eq(smsCampaigns.id, id)),
  enqueue: (db, campaignId, runAt) =>
    enqueue(
      db,
      { name: 'send-sms-campaign', payload: { campaignId } },
      { runAt, key: `sms-campaign ${campaignId}`, queue: 'sms-campaigns' },
    ),
})

async function refuse(db: Transaction, input: SmsCampaignInput, now: Date): Promise<Refusal | null> {
  const { words, status, sendAt } = input
  if (status !== 'scheduled' && sendAt) return refusal('send_at', 'not_scheduled', text.notScheduled)
  const sentence = await readRefusal(db)
  const { segments } = countSegments(withRefusal(words, sentence ?? ''))
  if (segments > mostSegments) return refusal('words', 'too_long', text.tooLong(segments, mostSegments))
  if (status !== 'scheduled') return null
  if (!sendAt || sendAt <= now) return refusal('send_at', 'not_in_future', text.notInFuture)
  return sentence === null ? refusal('words', 'no_refusal', text.noRefusal) : null
}
