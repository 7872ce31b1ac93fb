import { sql } from 'drizzle-orm'
import type { Db } from './connection.server'

/** Number of migrations that the database has applied. Throws when the server only reads. */
export async function countAppliedMigrations(db: Db): Promise<number> {
  await db.execute(refuseToRead)
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  )
  return rows[0]!.applied
}

/** Fails like a write on a server that only reads, so that the pool gives up its connections, and writes nothing. */
const refuseToRead = sql`do $$ begin
  if current_setting('transaction_read_only')::boolean then
    raise exception using errcode = 'read_only_sql_transaction', message = 'the server only reads';
  end if;
end $$`
