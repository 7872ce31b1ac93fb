import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { happenedAnyway } from '~/db/happenings.server'
import { attempts } from '../tables.server'

declare module '~/db/happenings.server' {
  interface Happenings {
    /** Somebody has to wait. `limit`: the limited action, for example `search`. */
    'limit-reached': { limit: string }
  }
}

/** A limit within a quarter of an hour: action, actor, most attempts. */
export type Allowance = { what: string; who: string; most: number }

export const windowMinutes = 15

/**
 * Counts one attempt in each allowance before it is made. Returns the seconds to wait when one is used up, otherwise
 * 0. Counted in the database, so that it holds over all processes and restarts and for any 15 minutes (promise P12).
 */
export async function countAttempt(
  db: Db,
  secret: string,
  allowances: readonly Allowance[],
  now: Date,
): Promise<number> {
  for (const allowance of allowances) {
    if (allowance.most === 0) continue
    const seconds = await countOne(db, keyOf(secret, allowance), allowance.most, now)
    if (seconds > 0) {
      happenedAnyway(db, { name: 'limit-reached', limit: allowance.what.split(' ', 1)[0]! })
      return seconds
    }
  }
  return 0
}

/** Deletes expired attempts. */
export async function dropOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.endsAt, now))
}

// One statement, so that two concurrent attempts cannot both be the last.
async function countOne(db: Db, key: Buffer, most: number, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const recent = sql`array(select t from unnest(attempts.times) t where t > ${at} - ${quarter} order by t)`
  const { rowCount } = await db.execute(sql`
    insert into attempts (key, times, ends_at) values (${key}, array[${at}], ${at} + ${quarter})
    on conflict (key) do update set times = ${recent} || ${at}, ends_at = excluded.ends_at
      where cardinality(${recent}) < ${most}`)
  if (rowCount === 1) return 0
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from (${recent})[1] - (${at} - ${quarter})))::int as seconds
    from attempts where key = ${key}`)
  return Math.max(1, rows[0]?.seconds ?? 1)
}

const quarter = sql.raw(`interval '${windowMinutes} minutes'`)

const keyOf = (secret: string, { what, who }: Allowance) =>
  createHmac('sha256', secret).update(`attempt ${what} ${who}`).digest()
