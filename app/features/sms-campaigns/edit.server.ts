import { eq } from 'drizzle-orm'
import { enqueue } from '~/db/jobs/jobs.server'
import type { Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { countSegments } from '~/kernel/sms-segments'
import './jobs.server'
import { type Audience, type CampaignStatus, mayChange, mostSegments, withRefusal } from './sms-campaigns'
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

/** Scheduling queues the job of the campaign; a job whose campaign is no longer scheduled does nothing. */
export const smsCampaignEditor: Editor<SmsCampaignRow, SmsCampaignInput> = {
  table: 'sms_campaigns',
  read: readCampaign,
  add: async (db, input, now) => {
    if (input.status === 'cancelled') return refusal('status', 'bad_change', text.badChange)
    const refused = await refuse(db, input, now)
    if (refused) return refused
    const [row] = await db
      .insert(smsCampaigns)
      .values({ ...input, updatedAt: now })
      .returning({ id: smsCampaigns.id })
    await schedule(db, row!.id, input)
    return row!.id
  },
  change: async (db, row, input, now) => {
    if (!mayChange(row.status, input.status)) return refusal('status', 'bad_change', text.badChange)
    const isRow = eq(smsCampaigns.id, row.id)
    if (row.status === 'sending') {
      if (!isSame(row, input)) return refusal('', 'only_stop', text.onlyStop)
      await db.update(smsCampaigns).set({ status: 'cancelled', endedAt: now, updatedAt: now }).where(isRow)
      return
    }
    const refused = await refuse(db, input, now)
    if (refused) return refused
    await db
      .update(smsCampaigns)
      .set({ ...input, updatedAt: now })
      .where(isRow)
    await schedule(db, row.id, input)
  },
  remove: async (db, row) => {
    // The counts of a campaign that has begun are kept.
    if (row.startedAt) return { refused: 'in_use', errors: [] }
    await db.delete(smsCampaigns).where(eq(smsCampaigns.id, row.id))
    return 'removed'
  },
}

async function schedule(db: Transaction, campaignId: number, { status, sendAt }: SmsCampaignInput) {
  if (status !== 'scheduled') return
  const job = { name: 'send-sms-campaign', payload: { campaignId } } as const
  await enqueue(db, job, { runAt: sendAt!, key: `sms-campaign ${campaignId}`, queue: 'sms-campaigns' })
}

const isSame = (row: SmsCampaignRow, input: SmsCampaignInput) =>
  row.name === input.name && row.words === input.words && row.audience === input.audience

const refusal = (path: string, code: string, message: string): Refusal => ({
  refused: 'invalid',
  errors: [{ path, code, message }],
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
