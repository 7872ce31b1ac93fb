import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Rows as a table expression named `i`, for statements over many rows: all rows together are one parameter.
 * `columns` lists names and types in SQL (`code text, amount bigint`); it must be a constant of the program, never input.
 * Dates become timestamps; undefined becomes null.
 */
export function recordset(rows: readonly object[], columns: string): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(${sql.raw(columns)})`
}

/**
 * New rows of a table for `insert into t (names) select i.* from rows`: names and types are the table's. All rows have the
 * fields of the first, in its order.
 */
export function rowsFor<T extends PgTable>(
  table: T,
  rows: readonly Partial<T['$inferInsert']>[],
): { names: SQL; rows: SQL } {
  const columns = getTableColumns(table)
  const fields = Object.keys(rows[0]!).map((field) => ({ field, column: columns[field]! }))
  const types = fields.map(({ field, column }) => `"${field}" ${column.getSQLType()}`)
  return {
    names: sql.raw(fields.map(({ column }) => column.name).join(', ')),
    rows: recordset(rows, types.join(', ')),
  }
}
