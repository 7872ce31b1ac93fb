import { getTableColumns, type Table } from 'drizzle-orm'

/**
 * The columns of a table without `searched`, which PostgreSQL makes from the others for the lists of staff. Exports and the audit
 * log must not repeat names, telephones and identity numbers in it.
 */
export function storedColumns<T extends Table>(table: T): Omit<T['_']['columns'], 'searched'> {
  const { searched: _, ...columns } = getTableColumns(table) as T['_']['columns'] & { searched?: unknown }
  return columns
}
