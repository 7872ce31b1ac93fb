import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Counts } from './push-campaigns'
import { pushCampaigns } from './tables.server'

export type PushCampaignRow = typeof pushCampaigns.$inferSelect

/** A campaign, or null. */
export async function readCampaign(db: Db, id: number): Promise<PushCampaignRow | null> {
  const [row] = await db.select().from(pushCampaigns).where(eq(pushCampaigns.id, id))
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockCampaign(db: Transaction, id: number): Promise<PushCampaignRow | null> {
  const [row] = await db.select().from(pushCampaigns).where(eq(pushCampaigns.id, id)).for('update')
  return row ?? null
}

/** One page of campaigns, newest first, with the number of all. */
export async function listCampaigns(db: Db, { start, length }: { start: number; length: number }) {
  const rows = await db
    .select()
    .from(pushCampaigns)
    .orderBy(sql`${pushCampaigns.id} desc`)
    .offset(start)
    .limit(length)
  return { rows, total: await db.$count(pushCampaigns) }
}

/** Changes columns of a campaign. */
export async function updateCampaign(
  db: Transaction,
  id: number,
  values: Partial<PushCampaignRow>,
): Promise<void> {
  await db.update(pushCampaigns).set(values).where(eq(pushCampaigns.id, id))
}

const none: Counts = { recipients: 0, waiting: 0, queued: 0, sent: 0, gone: 0, failed: 0, skipped: 0 }

/** The counts of some campaigns, in devices, in one query. */
export async function readCounts(db: Db, ids: readonly number[]): Promise<Map<number, Counts>> {
  const counts = new Map(ids.map((id) => [id, { ...none }]))
  if (ids.length === 0) return counts
  const { rows } = await db.execute<{ id: number; status: keyof Counts; count: number }>(sql`
    select campaign_id as id, status, count(*)::int as count from push_campaign_recipients
    where campaign_id = any(${sql.param([...ids])}::int[]) group by campaign_id, status`)
  for (const { id, status, count } of rows) {
    const of = counts.get(id)!
    of[status] = count
    of.recipients += count
  }
  return counts
}
