import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import type { TouchKind, Touches } from './referrers'
import { orderReferrers, userReferrers } from './tables.server'

/** Arrivals of one source, medium and campaign; `other`: those beyond the limits. */
export type Arrivals = {
  kind: TouchKind | 'other'
  source: string
  medium: string
  campaign: string
  arrivals: number
}
export type ArrivalsOverDays = Arrivals & { firstDay: string; lastDay: string }

/** Different rows of one day. */
export const mostPerDay = 1_000
/** Days that counts are kept, and those of a row that came only once on a day. */
const keptFor = 400
const singleKeptFor = 60

const today = sql`(now() at time zone 'Europe/Istanbul')::date`
const key = 'kind text, source text, medium text, campaign text, arrivals int'

/**
 * Adds counts to those of today, in one statement. Writers take the rows in one order, so none waits for another in a
 * circle. New rows beyond the limit of a day are counted together under `other`.
 */
export async function addArrivals(db: Transaction, rows: readonly Arrivals[]): Promise<void> {
  await db.execute(sql`
    insert into arrivals as a (day, kind, source, medium, campaign, arrivals)
    select ${today}, kind, source, medium, campaign, sum(arrivals)
    from (
      select case when fits then kind else 'other' end as kind, case when fits then source else '' end as source,
        case when fits then medium else '' end as medium, case when fits then campaign else '' end as campaign, arrivals
      from (
        select i.*, known.day is not null
          or row_number() over (partition by known.day is null order by i.arrivals desc, i.kind, i.source, i.medium, i.campaign)
            + (select count(*) from arrivals where day = ${today}) <= ${mostPerDay} as fits
        from ${recordset(rows, key)}
        left join arrivals known on known.day = ${today} and known.kind = i.kind and known.source = i.source
          and known.medium = i.medium and known.campaign = i.campaign
      ) counted
    ) kept
    group by kind, source, medium, campaign order by kind, source, medium, campaign
    on conflict (day, kind, source, medium, campaign) do update set arrivals = a.arrivals + excluded.arrivals`)
}

/** The sources of these days with most arrivals first, and the number of different ones. */
export async function listArrivals(
  db: Db,
  { from, to, start, length }: { from?: string; to?: string; start: number; length: number },
): Promise<{ rows: ArrivalsOverDays[]; total: number }> {
  const { rows } = await db.execute<ArrivalsOverDays & { total: number }>(sql`
    select kind, source, medium, campaign, sum(arrivals)::int as arrivals, min(day)::text as "firstDay",
      max(day)::text as "lastDay", (count(*) over ())::int as total
    from arrivals
    where day between coalesce(${from ?? null}::date, ${today} - 29) and coalesce(${to ?? null}::date, ${today})
    group by kind, source, medium, campaign
    order by sum(arrivals) desc, kind, source, medium, campaign limit ${length} offset ${start}`)
  return {
    rows: rows.map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
  }
}

/** Deletes old counts; those of a single arrival go earlier, as they tell little. */
export async function dropOldArrivals(db: Db): Promise<void> {
  await db.execute(sql`
    delete from arrivals
    where day < ${today} - ${keptFor}::int or (arrivals = 1 and day < ${today} - ${singleKeptFor}::int)`)
}

/** Keeps the touches of a new user. */
export async function insertUser(
  db: Transaction,
  userId: number,
  touches: Touches,
  now: Date,
): Promise<void> {
  const { first: firstTouch, last: lastTouch } = touches
  await db
    .insert(userReferrers)
    .values({ userId, firstTouch, lastTouch, createdAt: now })
    .onConflictDoNothing()
}

/** A part of the statement that inserts an order: keeps the touches of its buyer. */
export function referredOrder(orderCode: string, { first, last }: Touches): SQL {
  return sql`
    referred_order as (
      insert into order_referrers (order_code, first_touch, last_touch)
      values (${orderCode}, ${JSON.stringify(first)}::jsonb, ${JSON.stringify(last)}::jsonb)
      on conflict do nothing)`
}

/** The touches kept with a user; null when there are none. */
export async function findOfUser(db: Db, userId: number): Promise<Touches | null> {
  const { firstTouch: first, lastTouch: last } = userReferrers
  const [row] = await db.select({ first, last }).from(userReferrers).where(eq(userReferrers.userId, userId))
  return row ?? null
}

/** Deletes the touches kept with these orders. */
export async function removeOfOrders(db: Transaction, codes: readonly string[]): Promise<void> {
  await db.delete(orderReferrers).where(inArray(orderReferrers.orderCode, [...codes]))
}

/** The touches kept with these orders. */
export function listOfOrders(db: Db, codes: readonly string[]): Promise<(Touches & { orderCode: string })[]> {
  const { orderCode, firstTouch: first, lastTouch: last } = orderReferrers
  return db
    .select({ orderCode, first, last })
    .from(orderReferrers)
    .where(inArray(orderCode, [...codes]))
    .orderBy(orderCode)
}
