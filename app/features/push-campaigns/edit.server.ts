import { eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { chosenProvider } from '~/features/push/push.server'
import { findPage } from '~/features/settings/settings.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import './jobs.server'
import { type Audience, type CampaignStatus, type CampaignTopic, mayChange } from './push-campaigns'
import { type PushCampaignRow, readCampaign } from './store.server'
import { pushCampaigns } from './tables.server'
import { text } from './text'

export type PushCampaignInput = {
  title: string
  words: string
  path: string
  topic: CampaignTopic
  audience: Audience
  status: CampaignStatus
  sendAt: Date | null
}

/** Scheduling queues the job of the campaign; a job whose campaign is no longer scheduled does nothing. */
export const pushCampaignEditor: Editor<PushCampaignRow, PushCampaignInput> = {
  table: 'push_campaigns',
  read: readCampaign,
  add: async (db, input, now) => {
    if (input.status === 'cancelled') return refusal('status', 'bad_change', text.badChange)
    const refused = await refuse(db, input, now)
    if (refused) return refused
    const [row] = await db
      .insert(pushCampaigns)
      .values({ ...input, updatedAt: now })
      .returning({ id: pushCampaigns.id })
    await schedule(db, row!.id, input)
    return row!.id
  },
  change: async (db, row, input, now) => {
    if (!mayChange(row.status, input.status)) return refusal('status', 'bad_change', text.badChange)
    const isRow = eq(pushCampaigns.id, row.id)
    if (row.status === 'sending') {
      if (!isSame(row, input)) return refusal('', 'only_stop', text.onlyStop)
      await db.update(pushCampaigns).set({ status: 'cancelled', endedAt: now, updatedAt: now }).where(isRow)
      return
    }
    const refused = await refuse(db, input, now)
    if (refused) return refused
    await db
      .update(pushCampaigns)
      .set({ ...input, updatedAt: now })
      .where(isRow)
    await schedule(db, row.id, input)
  },
  remove: async (db, row) => {
    // The counts of a campaign that has begun are kept.
    if (row.startedAt) return { refused: 'in_use', errors: [] }
    await db.delete(pushCampaigns).where(eq(pushCampaigns.id, row.id))
    return 'removed'
  },
}

async function schedule(db: Transaction, campaignId: number, { status, sendAt }: PushCampaignInput) {
  if (status !== 'scheduled') return
  const job = { name: 'send-push-campaign', payload: { campaignId } } as const
  await enqueue(db, job, { runAt: sendAt!, key: `push-campaign ${campaignId}`, queue: 'push-campaigns' })
}

const content = ['title', 'words', 'path', 'topic', 'audience'] as const
const isSame = (row: PushCampaignRow, input: PushCampaignInput) =>
  content.every((name) => row[name] === input[name])

const refusal = (path: string, code: string, message: string): Refusal => ({
  refused: 'invalid',
  errors: [{ path, code, message }],
})

async function refuse(db: Transaction, input: PushCampaignInput, now: Date): Promise<Refusal | null> {
  const { path, status, sendAt } = input
  if ((await findPage(db, path)) === null) return refusal('path', 'no_page', text.noPage)
  if (status !== 'scheduled' && sendAt) return refusal('send_at', 'not_scheduled', text.notScheduled)
  if (status !== 'scheduled') return null
  if (!sendAt || sendAt <= now) return refusal('send_at', 'not_in_future', text.notInFuture)
  return (await chosenProvider(db)) === null ? refusal('', 'off', text.off) : null
}
