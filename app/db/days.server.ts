import { sql, type SQL } from 'drizzle-orm'

/**
 * The beginning of the day in Istanbul so many days ago, by the database's clock. Windows of days end at midnight, so that what
 * they decide changes for all goods at the same moment (app/server/stored/next-moment.server.ts).
 */
export function daysAgo(days: number): SQL {
  return sql`((date_trunc('day', now() at time zone 'Europe/Istanbul') - make_interval(days => ${days}::int)) at time zone 'Europe/Istanbul')`
}
