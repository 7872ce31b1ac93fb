import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { rowsFor } from '~/db/recordset.server'
import { transaction } from '~/db/transaction.server'
import { takeTurns, wants } from '~/features/announcements/announcements.server'
import { mayMessage, type Recipient } from '~/features/consents/consents.server'
import { findUsersByPhone } from '~/features/customers/customers.server'
import { getSettings } from '~/features/settings/settings.server'
import '../jobs.server'
import { batchSize, secondsBetween, usualPerMinute, withRefusal } from '../sms-campaigns'
import { lockCampaign, readRefusal, type SmsCampaignRow, updateCampaign } from '../store.server'
import { smsCampaignRecipients } from '../tables.server'
import { readAudience } from './audience.server'

/** A receiver whose turn it is. */
type Due = Recipient & { id: number; turnTaken: boolean }
/** `words`: the text with the sentence about refusing. */
type Batch = { words: string; due: Due[] }

/**
 * The messages to send now; null when the campaign is not to be sent (any more). The first call after `sendAt` lists the
 * receivers. Jobs of campaigns run one after the other, and nothing is marked as sent here.
 */
export function takeBatch(db: Db, campaignId: number, now: Date): Promise<Batch | null> {
  return transaction(db, async (db) => {
    const found = await lockCampaign(db, campaignId)
    if (found?.status === 'scheduled' && found.sendAt! > now)
      await queueBatch(db, campaignId, found.sendAt!, 1)
    const campaign = found && (await begin(db, found, now))
    if (campaign?.status !== 'sending') return null
    const sentence = await readRefusal(db)
    // Without the sentence nothing may go out; the staff set it again and the job goes on.
    if (sentence === null) throw new Error('The setting sms/refusal is missing')
    const perMinute = (await getSettings(db)).number('sms', 'per_minute', usualPerMinute)
    const limit = batchSize(perMinute, await countSentSince(db, new Date(now.getTime() - 60_000)))
    const due = await withoutUnwilling(db, await readDue(db, campaignId, limit), now)
    return { words: withRefusal(campaign.words, sentence), due }
  })
}

async function begin(db: Transaction, row: SmsCampaignRow, now: Date): Promise<SmsCampaignRow> {
  if (row.status !== 'scheduled' || row.sendAt! > now) return row
  const audience = await readAudience(db, row.audience)
  for (let i = 0; i < audience.length; i += 5_000) {
    const part = audience
      .slice(i, i + 5_000)
      .map(({ recipient, recipientType }) => ({ campaignId: row.id, phone: recipient, recipientType }))
    const { names, rows } = rowsFor(smsCampaignRecipients, part)
    await db.execute(
      sql`insert into sms_campaign_recipients (${names}) select i.* from ${rows} on conflict do nothing`,
    )
  }
  const begun = { status: 'sending', startedAt: now } as const
  await updateCampaign(db, row.id, begun)
  return { ...row, ...begun }
}

async function countSentSince(db: Db, since: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from sms_campaign_recipients
    where status = 'sent' and ended_at > ${since}::timestamptz`)
  return rows[0]!.count
}

async function readDue(db: Db, campaignId: number, limit: number): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select id::int, phone as recipient, recipient_type as "recipientType", turn_taken as "turnTaken" from sms_campaign_recipients
    where campaign_id = ${campaignId} and status = 'waiting' and phone is not null order by id limit ${limit}`)
  return rows
}

/**
 * Those who may and want to get the message at this moment; the others are skipped with the reason. Only a given consent
 * counts, also of a trader. It asks at each batch, since consents and preferences change while a campaign is sent.
 */
async function withoutUnwilling(db: Transaction, waiting: readonly Due[], now: Date): Promise<Due[]> {
  const asPeople = waiting.map((one) => ({ ...one, recipientType: 'BIREYSEL' as const }))
  const agreed = await mayMessage(db, { channel: 'sms', recipients: asPeople, purpose: 'commercial' })
  const allowed = new Set(agreed.map(({ id }) => id))
  const owners = await findUsersByPhone(
    db,
    waiting.map(({ recipient }) => recipient),
  )
  const usersOf = (all: readonly Due[]) => all.flatMap(({ recipient }) => owners.get(recipient) ?? [])
  const wanting = await wants(db, usersOf(waiting), 'campaigns', 'sms')
  const wanted = ({ recipient }: Due) => (owners.get(recipient) ?? []).every((user) => wanting.has(user))
  const asking = waiting.filter((one) => allowed.has(one.id) && wanted(one))
  const turns = await takeTurns(db, usersOf(asking.filter(({ turnTaken }) => !turnTaken)), 'sms', now)
  const hasTurn = ({ recipient, turnTaken }: Due) =>
    turnTaken || (owners.get(recipient) ?? []).every((user) => turns.has(user))
  const judged = waiting.map((one) => {
    if (!allowed.has(one.id)) return { one, reason: 'withdrawn' }
    if (!wanted(one)) return { one, reason: 'preferences' }
    return { one, reason: hasTurn(one) ? null : 'frequency' }
  })
  const skipped = judged.flatMap(({ one, reason }) => (reason ? [{ id: one.id, reason }] : []))
  await db.execute(sql`
    update sms_campaign_recipients r set status = 'skipped', reason = s.reason, ended_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(skipped)}::jsonb) as s(id bigint, reason text) where r.id = s.id`)
  const due = judged.flatMap(({ one, reason }) => (reason ? [] : [one]))
  // Kept with the turn itself, so that a batch that is sent again does not take it for a second message.
  await db.execute(sql`
    update sms_campaign_recipients set turn_taken = true
    where id = any(${sql.param(due.map(({ id }) => id))}::bigint[]) and not turn_taken`)
  return due
}

/** Ends the campaign when nobody is waiting, otherwise queues its next batch. */
export function endBatch(db: Db, campaignId: number, now: Date): Promise<void> {
  return transaction(db, async (db) => {
    const row = await lockCampaign(db, campaignId)
    if (row?.status !== 'sending') return
    const { rows } = await db.execute(sql`
      select from sms_campaign_recipients
      where campaign_id = ${campaignId} and status = 'waiting' and phone is not null limit 1`)
    if (rows.length === 0) return updateCampaign(db, campaignId, { status: 'sent', endedAt: now })
    await queueBatch(db, campaignId, now, secondsBetween)
  })
}

function queueBatch(db: Transaction, campaignId: number, runAt: Date, afterSeconds: number): Promise<void> {
  const job = { name: 'send-sms-campaign', payload: { campaignId } } as const
  return enqueue(db, job, { runAt, afterSeconds, key: `sms-campaign ${campaignId}`, queue: 'sms-campaigns' })
}
