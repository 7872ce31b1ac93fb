import { sql, type SQL } from 'drizzle-orm'

/**
 * `any (…)` of ids, as `v.id = any (…)` wants it, for statements that are sent again and again with few of them. The planner
 * does not see how many there are: it would take a plan for just these to be the cheaper one, and plan anew every time.
 */
export function anyOf(ids: readonly number[]): SQL {
  return sql`any ((select ${sql.param(ids)}::int[])::int[])`
}
