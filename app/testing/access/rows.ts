import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'

/**
 * A fingerprint of every table's rows: keys that differ between two of them name changed rows. Every row carries the
 * number of the transaction that wrote it last, so rows are not read themselves. The mahalleler, by far the most rows,
 * are written only by the load; tables of lists and search repeat the content of others.
 */
export async function fingerprintRows(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'neighbourhoods' and relname !~ '^(listing|search)_' order by 1`,
  )
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(t.xmin::text::bigint), 0) as print from ${sql.identifier(name)} t`,
  )
  const { rows } = await db.execute<{ name: string; print: string }>(sql.join(each, sql` union all `))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}
