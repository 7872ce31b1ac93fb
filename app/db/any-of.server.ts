import { sql, type SQL } from 'drizzle-orm'

/**
 * `any (…)` of ids, as in `v.id = any (…)`, for statements that are sent often with few ids. The subselect hides from the
 * planner how many ids there are: otherwise it would take a plan for exactly these ids for cheaper and plan every time anew.
 */
export function anyOf(ids: readonly number[]): SQL {
  return sql`any ((select ${sql.param(ids)}::int[])::int[])`
}

/**
 * A number of rows for `limit`, written into the statement, so that the planner knows it: it would take a parameter for
 * a tenth of all rows, and plan every time anew. Only for numbers with few different values.
 */
export function atMost(count: number): SQL {
  return sql.raw(String(Math.trunc(count)))
}
