import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { takeTurns } from '~/features/announcements/announcements.server'
import { type Follower, handOver, readFollowers } from '~/features/push/push.server'
import type { PushCampaignBatch } from '../jobs.server'
import { batchOfShoppers, secondsBetween } from '../push-campaigns'
import { lockCampaign, type PushCampaignRow, updateCampaign } from '../store.server'
import { judge, readAudience } from './audience.server'

/**
 * Hands one batch of a campaign over to the jobs that deliver it, and queues the next one or ends the campaign. The first
 * call after `sendAt` lists the devices. It does nothing for a campaign that is not to be sent (any more).
 */
export function sendPushCampaign(
  { db, clock }: { db: Db; clock: () => Date },
  { campaignId }: PushCampaignBatch,
): Promise<void> {
  return transaction(db, async (db) => {
    const now = clock()
    const found = await lockCampaign(db, campaignId)
    if (found?.status === 'scheduled' && found.sendAt! > now)
      return queueBatch(db, campaignId, found.sendAt!, 1)
    const campaign = found && (await begin(db, found, now))
    if (campaign?.status !== 'sending') return
    const due = await readDue(db, campaignId)
    await handOverBatch(db, campaign, due, now)
    if (due.length === 0) return updateCampaign(db, campaignId, { status: 'sent', endedAt: now })
    await queueBatch(db, campaignId, now, secondsBetween)
  })
}

async function begin(db: Transaction, row: PushCampaignRow, now: Date): Promise<PushCampaignRow> {
  if (row.status !== 'scheduled') return row
  const devices = await readAudience(db, row)
  await db.execute(sql`
    insert into push_campaign_recipients (campaign_id, subscription_id)
    select ${row.id}, i.id from unnest(${sql.param(devices.map(({ id }) => id))}::bigint[]) as i(id)
    join push_subscriptions p on p.id = i.id on conflict do nothing`)
  const begun = { status: 'sending', startedAt: now } as const
  await updateCampaign(db, row.id, begun)
  return { ...row, ...begun }
}

type Due = Follower & { recipientId: number }

/** All waiting devices of the next visitors, so that the devices of one visitor go out together. */
async function readDue(db: Transaction, campaignId: number): Promise<Due[]> {
  // Devices that ended while they waited.
  await db.execute(sql`
    update push_campaign_recipients set status = 'gone'
    where campaign_id = ${campaignId} and status = 'waiting' and subscription_id is null`)
  const { rows } = await db.execute<{ recipientId: number; id: number }>(sql`
    with waiting as (
      select r.id, r.subscription_id, p.shopper_id from push_campaign_recipients r
      join push_subscriptions p on p.id = r.subscription_id
      where r.campaign_id = ${campaignId} and r.status = 'waiting'
    )
    select id::int as "recipientId", subscription_id::int as id from waiting where shopper_id in (
      select distinct shopper_id from waiting order by shopper_id limit ${batchOfShoppers})`)
  const followers = new Map(
    (
      await readFollowers(
        db,
        rows.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  )
  return rows.flatMap(({ id, recipientId }) => {
    const follower = followers.get(id)
    return follower ? { ...follower, recipientId } : []
  })
}

/** Consents, topics and preferences change while a campaign is sent, so each batch asks again. */
async function handOverBatch(
  db: Transaction,
  { id, title, words, path, topic }: PushCampaignRow,
  due: readonly Due[],
  now: Date,
): Promise<void> {
  const { reasonOf } = await judge(db, due, topic)
  const willing = due.filter((one) => one.topics.includes(topic) && reasonOf(one) === null)
  const turns = await takeTurns(db, [...new Set(willing.flatMap(({ userId }) => userId ?? []))], 'push', now)
  const judged = due.map((one) => {
    if (!one.topics.includes(topic)) return { id: one.recipientId, one, reason: 'topic' }
    const reason = reasonOf(one)
    const hasTurn = one.userId === null || turns.has(one.userId)
    return { id: one.recipientId, one, reason: reason ?? (hasTurn ? '' : 'frequency') }
  })
  await db.execute(sql`
    update push_campaign_recipients r set reason = s.reason,
      status = case s.reason when '' then 'queued' else 'skipped' end
    from jsonb_to_recordset(${JSON.stringify(judged.map(({ id, reason }) => ({ id, reason })))}::jsonb)
      as s(id bigint, reason text)
    where r.id = s.id`)
  const message = { title, body: words, path, tag: `campaign-${id}` }
  await handOver(
    db,
    judged
      .filter(({ reason }) => reason === '')
      .map(({ one }) => ({ subscriptionId: one.id, recipientId: one.recipientId })),
    message,
    now,
  )
}

function queueBatch(db: Transaction, campaignId: number, runAt: Date, afterSeconds: number): Promise<void> {
  const job = { name: 'send-push-campaign', payload: { campaignId } } as const
  return enqueue(db, job, {
    runAt,
    afterSeconds,
    key: `push-campaign ${campaignId}`,
    queue: 'push-campaigns',
  })
}
