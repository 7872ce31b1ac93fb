import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.server'

/** The next moment, by the database's clock, in any of these columns of a table; null without one. `where` restricts the rows. */
export async function readNextMoment(
  db: Db,
  table: PgTable,
  columns: readonly PgColumn[],
  where?: SQL,
): Promise<Date | null> {
  const next = columns.map((column) => sql`min(${column}) filter (where ${column} > now())`)
  const [row] = await db
    .select({ moment: sql<string | null>`least(${sql.join(next, sql`, `)})` })
    .from(table)
    .where(where)
  return row?.moment ? new Date(row.moment) : null
}
