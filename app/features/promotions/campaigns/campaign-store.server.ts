import { eq, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { campaigns } from '../tables.server'

export type CampaignRow = typeof campaigns.$inferSelect

/** Campaigns running now by the database's clock, as for prices. */
export function readRunningCampaigns(db: Db): Promise<CampaignRow[]> {
  const { active, startsAt, endsAt, id } = campaigns
  const runs = sql`${active} and coalesce(${startsAt} <= now(), true) and coalesce(${endsAt} > now(), true)`
  return db.select().from(campaigns).where(runs).orderBy(id)
}

/** The next moment at which a campaign begins or ends; null without one. */
export async function readNextMoment(db: Db): Promise<Date | null> {
  const { active, startsAt, endsAt } = campaigns
  const [row] = await db
    .select({
      moment: sql<
        string | null
      >`least(min(${startsAt}) filter (where ${startsAt} > now()), min(${endsAt}) filter (where ${endsAt} > now()))`,
    })
    .from(campaigns)
    .where(eq(active, true))
  return row?.moment ? new Date(row.moment) : null
}
