import { eq, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { readNextMoment } from '~/db/next-moment.server'
import { campaigns } from '../tables.server'

export type CampaignRow = typeof campaigns.$inferSelect

/** Campaigns running now by the database's clock, as for prices. */
export function readRunningCampaigns(db: Db): Promise<CampaignRow[]> {
  const { active, startsAt, endsAt, id } = campaigns
  const runs = sql`${active} and coalesce(${startsAt} <= now(), true) and coalesce(${endsAt} > now(), true)`
  return db.select().from(campaigns).where(runs).orderBy(id)
}

/** The next moment at which a campaign begins or ends; null without one. */
export function readNextCampaignMoment(db: Db): Promise<Date | null> {
  const { active, startsAt, endsAt } = campaigns
  return readNextMoment(db, campaigns, [startsAt, endsAt], eq(active, true))
}
