import { sql } from 'drizzle-orm'
import type { Db } from '../connection.server'
import { countAppliedMigrations } from './migrate.server'

/** Number of migrations that a writable database has applied. Throws when the server only reads. */
export async function countMigrationsOfPrimary(db: Db): Promise<number> {
  await db.execute(refuseToRead)
  return countAppliedMigrations(db)
}

/** Throws the error of a write when the server is read-only, so that the pool drops its connections. Writes no rows. */
const refuseToRead = sql`do $$ begin
  if current_setting('transaction_read_only')::boolean then
    raise exception using errcode = 'read_only_sql_transaction', message = 'the server only reads';
  end if;
end $$`
