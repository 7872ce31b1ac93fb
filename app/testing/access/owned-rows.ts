import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'

type Key = { child: string; column: string; parent: string; target: string }
type Ids = readonly (number | string)[]

/**
 * Returns a function that reports how somebody's rows have changed since: rows of every table that refers, directly or
 * through others, to their present rows. `roots` are the rows to begin with, by table and number.
 */
export async function watchRows(
  db: Db,
  roots: Record<string, readonly number[]>,
): Promise<() => Promise<Record<string, string>>> {
  const keys = await foreignKeys(db)
  const owned = new Map<string, Map<string, Ids>>()
  const add = (table: string, column: string, ids: Ids): boolean => {
    const columns = owned.get(table) ?? new Map<string, Ids>()
    const known = columns.get(column) ?? []
    columns.set(column, [...new Set([...known, ...ids])])
    owned.set(table, columns)
    return columns.get(column)!.length > known.length
  }
  const open = Object.entries(roots).map(([table, ids]) => {
    add(table, 'id', ids)
    return table
  })
  for (let table = open.shift(); table !== undefined; table = open.shift()) {
    for (const { child, column, target } of keys.filter(({ parent }) => parent === table)) {
      const { rows } = await db.execute<{ id: number | string }>(
        sql`select ${sql.identifier(target)} as id from ${sql.identifier(table)} t where ${ofThese(owned.get(table)!)}`,
      )
      if (
        add(
          child,
          column,
          rows.map(({ id }) => id),
        ) &&
        !open.includes(child)
      )
        open.push(child)
    }
  }
  const prints = [...owned].map(
    ([table, columns]) => sql`select ${table}::text as name,
      md5(string_agg(t.ctid::text || t.xmin::text, ' ' order by t.ctid)) as print
      from ${sql.identifier(table)} t where ${ofThese(columns)}`,
  )
  return async () => {
    const { rows } = await db.execute<{ name: string; print: string }>(sql.join(prints, sql` union all `))
    return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
  }
}

function ofThese(columns: Map<string, Ids>): SQL {
  const parts = [...columns].map(
    ([column, ids]) => sql`t.${sql.identifier(column)}::text = any(${sql.param(ids.map(String))}::text[])`,
  )
  return sql.join(parts, sql` or `)
}

async function foreignKeys(db: Db): Promise<Key[]> {
  const { rows } = await db.execute<Key>(sql`
    select k.conrelid::regclass::text as child, c.attname::text as "column",
      k.confrelid::regclass::text as parent, t.attname::text as target
    from pg_constraint k
    join pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[1]
    join pg_attribute t on t.attrelid = k.confrelid and t.attnum = k.confkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    -- What outlives its order names it by its code.
    union all select c.attrelid::regclass::text, c.attname, 'orders', 'code'
    from pg_attribute c join pg_class t on t.oid = c.attrelid
    where c.attname = 'order_code' and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace`)
  return rows
}
