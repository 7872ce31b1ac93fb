import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { getSettings } from '~/features/settings/settings.server'
import type { Counts } from './sms-campaigns'
import { tellsRefusal } from './sms-campaigns'
import { smsCampaigns } from './tables.server'

export type SmsCampaignRow = typeof smsCampaigns.$inferSelect

/** A campaign, or null. */
export async function readCampaign(db: Db, id: number): Promise<SmsCampaignRow | null> {
  const [row] = await db.select().from(smsCampaigns).where(eq(smsCampaigns.id, id))
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockCampaign(db: Transaction, id: number): Promise<SmsCampaignRow | null> {
  const [row] = await db.select().from(smsCampaigns).where(eq(smsCampaigns.id, id)).for('update')
  return row ?? null
}

/** One page of campaigns, newest first, with the number of all. */
export async function listCampaigns(db: Db, { start, length }: { start: number; length: number }) {
  const rows = await db
    .select()
    .from(smsCampaigns)
    .orderBy(sql`${smsCampaigns.id} desc`)
    .offset(start)
    .limit(length)
  return { rows, total: await db.$count(smsCampaigns) }
}

/** Changes columns of a campaign. */
export async function updateCampaign(
  db: Transaction,
  id: number,
  values: Partial<SmsCampaignRow>,
): Promise<void> {
  await db.update(smsCampaigns).set(values).where(eq(smsCampaigns.id, id))
}

const none: Counts = {
  recipients: 0,
  waiting: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  delivered: 0,
  undelivered: 0,
  segments: 0,
}

/** The counts of some campaigns, in one query. */
export async function readCounts(db: Db, ids: readonly number[]): Promise<Map<number, Counts>> {
  const counts = new Map(ids.map((id) => [id, { ...none }]))
  if (ids.length === 0) return counts
  const { rows } = await db.execute<{ id: number } & Counts>(sql`
    select campaign_id as id, count(*)::int as recipients,
      count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'sent')::int as sent,
      count(*) filter (where status = 'failed')::int as failed, count(*) filter (where status = 'skipped')::int as skipped,
      count(*) filter (where delivery = 'delivered')::int as delivered,
      count(*) filter (where delivery = 'undelivered')::int as undelivered, coalesce(sum(segments), 0)::int as segments
    from sms_campaign_recipients where campaign_id = any(${sql.param([...ids])}::int[]) group by campaign_id`)
  for (const { id, ...found } of rows) counts.set(id, found)
  return counts
}

/** The shop's sentence about refusing, or null while it is missing or does not tell how. */
export async function readRefusal(db: Db): Promise<string | null> {
  const sentence = (await getSettings(db)).get('sms', 'refusal').trim()
  return tellsRefusal(sentence) ? sentence : null
}
