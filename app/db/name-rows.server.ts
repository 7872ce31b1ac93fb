import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './connection.server'

/**
 * The id of a table's rows, and the column or expression by which people know a row. `isGone`: whether a row was deleted and is kept
 * only because others refer to it.
 */
export type RowName = { id: PgColumn; name: PgColumn | SQL; isGone?: SQL }

/** Names by `table id`, and the rows among them that are kept but deleted. */
export type NamedRows = { names: Map<string, string>; gone: Set<string> }

/**
 * The names of rows by `table id`, as the audit log names its subjects. One query for each table; rows that are gone, ids of no
 * row and tables without a name are left out.
 */
export async function nameRows(
  db: Db,
  known: readonly RowName[],
  subjects: Iterable<string>,
): Promise<NamedRows> {
  const wanted = new Map<string, Set<string>>()
  for (const subject of subjects) {
    const [, table, id] = /^([a-z_]+) (\S+)$/.exec(subject) ?? []
    if (table && id) wanted.set(table, (wanted.get(table) ?? new Set()).add(id))
  }
  const found = await Promise.all(
    known.map(async ({ id, name, isGone = sql`false` }) => {
      const table = getTableName(id.table)
      const type = id.getSQLType()
      const ids = [...(wanted.get(table) ?? [])].filter((one) => isIdOf(type, one))
      if (ids.length === 0) return []
      const { rows } = await db.execute<{ id: string; name: string | null; isGone: boolean }>(sql`
        select ${id}::text as id, ${name} as name, ${isGone} as "isGone" from ${id.table}
        where ${id} = any(${sql.param(ids)}::${sql.raw(type)}[])`)
      return rows.flatMap((row) =>
        row.name ? [{ subject: `${table} ${row.id}`, name: row.name, isGone: row.isGone }] : [],
      )
    }),
  )
  const all = found.flat()
  return {
    names: new Map(all.map(({ subject, name }) => [subject, name])),
    gone: new Set(all.flatMap(({ subject, isGone }) => (isGone ? [subject] : []))),
  }
}

/** Whether a text may be an id of this type: the database refuses numbers that are too large. */
const isIdOf = (type: string, id: string): boolean =>
  type === 'text' || (type === 'smallint' ? /^\d{1,4}$/ : /^\d{1,9}$/).test(id)
