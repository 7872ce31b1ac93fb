import { eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { chosenProvider } from '~/features/push/push.server'
import { findPage } from '~/features/settings/settings.server'
import { campaignEditor, refusal } from '~/features/announcements/announcements.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import './jobs.server'
import { type Audience, type CampaignStatus, type CampaignTopic } from './push-campaigns'
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

const content = ['title', 'words', 'path', 'topic', 'audience'] as const
const isSame = (row: PushCampaignRow, input: PushCampaignInput) =>
  content.every((name) => row[name] === input[name])

/** Campaigns by notification as staff edit and schedule them. */
export const pushCampaignEditor: Editor<PushCampaignRow, PushCampaignInput> = campaignEditor({
  table: 'push_campaigns',
  read: readCampaign,
  text,
  isSame,
  refuse,
  insert: async (db, input, now) => {
    const { id } = pushCampaigns
    const [row] = await db
      .insert(pushCampaigns)
      .values({ ...input, updatedAt: now })
      .returning({ id })
    return row!.id
  },
  update: (db, id, input, now) =>
    db
      .update(pushCampaigns)
      .set({ ...input, updatedAt: now })
      .where(eq(pushCampaigns.id, id)),
  stop: (db, id, now) =>
    db
      .update(pushCampaigns)
      .set({ status: 'cancelled', endedAt: now, updatedAt: now })
      .where(eq(pushCampaigns.id, id)),
  remove: (db, id) => db.delete(pushCampaigns).where(eq(pushCampaigns.id, id)),
  enqueue: (db, campaignId, runAt) =>
    enqueue(
      db,
      { name: 'send-push-campaign', payload: { campaignId } },
      { runAt, key: `push-campaign ${campaignId}`, queue: 'push-campaigns' },
    ),
})

async function refuse(db: Transaction, input: PushCampaignInput, now: Date): Promise<Refusal | null> {
  const { path, status, sendAt } = input
  if ((await findPage(db, path)) === null) return refusal('path', 'no_page', text.noPage)
  if (status !== 'scheduled' && sendAt) return refusal('send_at', 'not_scheduled', text.notScheduled)
  if (status !== 'scheduled') return null
  if (!sendAt || sendAt <= now) return refusal('send_at', 'not_in_future', text.notInFuture)
  return (await chosenProvider(db)) === null ? refusal('', 'off', text.off) : null
}
