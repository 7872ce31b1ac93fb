import { type Column, getTableColumns, type Table } from 'drizzle-orm'

type Made = 'searched' | 'buyerFolded' | 'paymentState'

/**
 * The columns of a table without those that PostgreSQL makes from the others for the lists of staff. Exports and the audit log
 * must not repeat names, telephones and identity numbers in them.
 */
export function storedColumns<T extends Table>(table: T): Omit<T['_']['columns'], Made> {
  const columns = Object.entries<Column>(getTableColumns(table))
  return Object.fromEntries(columns.filter(([, { generated }]) => !generated)) as Omit<
    T['_']['columns'],
    Made
  >
}
