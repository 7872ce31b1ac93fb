import { sql, type SQL } from 'drizzle-orm'

/**
 * `any (…)` of ids, as in `v.id = any (…)`, for statements that are sent often with few ids. The ids are written out:
 * the planner does not see the number of a parameter's elements, takes a plan for just these to be cheaper, and plans anew every time.
 */
export function anyOf(ids: readonly number[]): SQL {
  return sql`any ((select ${sql.param(ids)}::int[])::int[])`
}

/**
 * A number of rows for `limit`, written out, so that the planner knows it: it takes a parameter for a tenth of all rows
 * and plans anew every time. Only for numbers with few different values.
 */
export function atMost(count: number): SQL {
  return sql.raw(String(Math.trunc(count)))
}
