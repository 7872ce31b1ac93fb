import { sql, type SQL } from 'drizzle-orm'

/**
 * The condition `any (…)` over ids, as in `v.id = any (…)`, for statements that are sent often with few ids. The subselect
 * hides the number of ids from the planner: a known number makes PostgreSQL prefer a custom plan and plan every time anew.
 */
export function anyOf(ids: readonly number[]): SQL {
  return sql`any ((select ${sql.param(ids)}::int[])::int[])`
}

/**
 * A number of rows for `limit`, written into the statement as a constant. The planner estimates a parameter as a tenth of
 * all rows and plans the statement every time anew. Use it only for numbers with few different values.
 */
export function atMost(count: number): SQL {
  return sql.raw(String(Math.trunc(count)))
}
