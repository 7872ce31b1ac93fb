import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { readNextMoment } from '~/db/next-moment.server'
import type { BannerAudience } from './banners'
import { bannerGroups, banners } from './tables.server'

export type BannerGroupRow = typeof bannerGroups.$inferSelect
export type BannerRow = typeof banners.$inferSelect

/**
 * Active banners of these groups for an audience (null: of all audiences), by the database's clock, in the shop's order.
 * Groups are named by id or code.
 */
export function readShownBanners(
  db: Db,
  groups: readonly (number | string)[],
  audience: BannerAudience | null,
): Promise<{ group: BannerGroupRow; banner: BannerRow }[]> {
  const ids = groups.filter((group) => typeof group === 'number')
  const codes = groups.filter((group) => typeof group === 'string')
  const { active, beginsAt, endsAt, audiences, position, id } = banners
  const runs = sql`${active} and coalesce(${beginsAt} <= now(), true) and coalesce(${endsAt} > now(), true)`
  const isAddressed = sql`(${audiences} = '{}' or ${audience}::text = any(${audiences}))`
  return db
    .select({ group: bannerGroups, banner: banners })
    .from(banners)
    .innerJoin(bannerGroups, eq(bannerGroups.id, banners.groupId))
    .where(
      and(
        or(inArray(bannerGroups.id, ids), inArray(bannerGroups.code, codes)),
        runs,
        audience === null ? undefined : isAddressed,
      ),
    )
    .orderBy(asc(position), asc(id))
}

export async function findGroup(db: Db, id: number): Promise<BannerGroupRow | null> {
  const [row] = await db.select().from(bannerGroups).where(eq(bannerGroups.id, id))
  return row ?? null
}

export async function findBanner(db: Db, id: number): Promise<BannerRow | null> {
  const [row] = await db.select().from(banners).where(eq(banners.id, id))
  return row ?? null
}

type Page = { start: number; length: number }

export async function listGroups(db: Db, { start, length }: Page) {
  const data = await db.select().from(bannerGroups).orderBy(asc(bannerGroups.id)).offset(start).limit(length)
  return { data, total: await db.$count(bannerGroups) }
}

/** Banners of a group, or of all groups, also those that nobody sees now. */
export async function listBanners(db: Db, { start, length, groupId }: Page & { groupId?: number }) {
  const wanted: SQL | undefined = groupId === undefined ? undefined : eq(banners.groupId, groupId)
  const data = await db
    .select()
    .from(banners)
    .where(wanted)
    .orderBy(asc(banners.groupId), asc(banners.position), asc(banners.id))
    .offset(start)
    .limit(length)
  return { data, total: await db.$count(banners, wanted) }
}

/** The next moment at which a banner begins or ends; null without one. */
export function readNextBannerMoment(db: Db): Promise<Date | null> {
  const { active, beginsAt, endsAt } = banners
  return readNextMoment(db, banners, [beginsAt, endsAt], eq(active, true))
}
