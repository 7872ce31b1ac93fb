import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'

/** A search that found nothing as typed, over a period. Days are `yyyy-mm-dd` in Istanbul. */
export type MissedSearch = {
  query: string
  searches: number
  /** Of these, shown products all the same. */
  helped: number
  firstDay: string
  lastDay: string
}

/** Different searches of one day; further ones are not counted, so that nobody fills the table. */
const mostPerDay = 2_000
/** Days that counts are kept, and those of searches that came only once on a day. */
const keptFor = 400
const singleKeptFor = 60

const today = sql`(now() at time zone 'Europe/Istanbul')::date`

/** Adds counts to those of today, in one statement. Writers take the rows in one order, so none waits for another in a circle. */
export async function addMissed(
  db: Transaction,
  counts: ReadonlyMap<string, { searches: number; helped: number }>,
): Promise<void> {
  const rows = [...counts].map(([query, count]) => ({ query, ...count }))
  await db.execute(sql`
    insert into missed_searches as m (day, query, searches, helped)
    select ${today}, n.query, n.searches, n.helped
    from (
      select u.*, row_number() over (order by u.query) as place
      from unnest(${sql.param(rows.map(({ query }) => query))}::text[], ${sql.param(rows.map(({ searches }) => searches))}::int[],
        ${sql.param(rows.map(({ helped }) => helped))}::int[]) u(query, searches, helped)
    ) n
    where n.place + (select count(*) from missed_searches where day = ${today}) <= ${mostPerDay}
      or exists (select from missed_searches where day = ${today} and query = n.query)
    order by n.query
    on conflict (day, query) do update
      set searches = m.searches + excluded.searches, helped = m.helped + excluded.helped`)
}

/** The searches of these days that found nothing most often, and the number of different ones. */
export async function listMissed(
  db: Db,
  { from, to, start, length }: { from?: string; to?: string; start: number; length: number },
): Promise<{ searches: MissedSearch[]; total: number }> {
  const { rows } = await db.execute<MissedSearch & { total: number }>(sql`
    select query, sum(searches)::int as searches, sum(helped)::int as helped, min(day)::text as "firstDay",
      max(day)::text as "lastDay", (count(*) over ())::int as total
    from missed_searches
    where day between coalesce(${from ?? null}::date, ${today} - 29) and coalesce(${to ?? null}::date, ${today})
    group by query order by sum(searches) desc, query limit ${length} offset ${start}`)
  const total = rows[0]?.total ?? 0
  return { searches: rows.map(({ total: _, ...row }) => row), total }
}

/** Deletes old counts; those of a single search go earlier, as they tell little. */
export async function dropOldMissed(db: Db): Promise<void> {
  await db.execute(sql`
    delete from missed_searches
    where day < ${today} - ${keptFor}::int or (searches = 1 and day < ${today} - ${singleKeptFor}::int)`)
}
