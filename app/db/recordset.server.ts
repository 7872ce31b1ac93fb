import { sql, type SQL } from 'drizzle-orm'

/**
 * Rows as a table expression named `i`, for statements over many rows at once: one parameter however many rows.
 * `columns` names and types them as PostgreSQL does (`code text, amount bigint`); it is part of the program, never input.
 * Dates become timestamps; undefined becomes null.
 */
export function recordset(rows: readonly object[], columns: string): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(${sql.raw(columns)})`
}
