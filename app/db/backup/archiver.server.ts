import { sql } from 'drizzle-orm'
import type { Db } from '../connection.server'

/**
 * The server's archiving of its log. `failures`: failed tries since the statistics were reset; `failedAt`: the last of them, in
 * seconds since 1970, null without one; `age`: seconds since the last file was archived, null when none was; `isFailing`: no file
 * was archived since the last failure.
 */
export type Archiver = { failures: number; failedAt: number | null; age: number | null; isFailing: boolean }

/** How archiving goes; null: the server archives nothing. Every role may ask. */
export async function readArchiver(db: Db): Promise<Archiver | null> {
  const { rows } = await db.execute<Archiver & { isOn: boolean }>(sql`
    select current_setting('archive_mode') <> 'off' as "isOn", failed_count::float8 as failures,
      extract(epoch from last_failed_time)::float8 as "failedAt",
      extract(epoch from now() - last_archived_time)::float8 as age,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
    from pg_stat_archiver`)
  const { isOn, ...archiver } = rows[0]!
  return isOn ? archiver : null
}
