import { sql, type SQL } from 'drizzle-orm'

/**
 * `any (…)` of ids, as `v.id = any (…)` wants it, for statements that are sent again and again with few of them. The planner
 * does not see how many there are: it would take a plan for just these to be the cheaper one, and plan anew every time.
 */
export function anyOf(ids: readonly number[]): SQL {
  return sql`any ((select ${sql.param(ids)}::int[])::int[])`
}

/**
 * How many rows, as `limit` wants it: written out, so that the planner knows it for every time the statement is sent. It
 * would take a limit that it does not see for a tenth of all rows, and plan anew every time. For numbers that are few.
 */
export function atMost(count: number): SQL {
  return sql.raw(String(Math.trunc(count)))
}
