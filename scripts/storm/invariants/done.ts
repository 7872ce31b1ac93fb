import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { text } from '../text'
import type { Finding } from './check'
import { finding } from './finding'

/**
 * Checks that no job was lost: none has used up its attempts, and every order that was placed has its email. A recurring job with one
 * attempt is done by its next run instead.
 */
export async function checkDone(pool: Pool, folder: string): Promise<Finding[]> {
  const { rows: failed } = await pool.query<{ task: string; key: string | null; error: string }>(
    `select task_identifier as task, key, left(last_error, 200) as error from graphile_worker.jobs
      where attempts >= max_attempts and max_attempts > 1`,
  )
  // An order by card is placed when it is paid; one that was never paid has no email.
  const { rows: placed } = await pool.query<{ code: string }>(
    'select code from orders where payment_type <> 1 or settled_at is not null',
  )
  const files = await readdir(join(folder, 'mail')).catch(() => [])
  const confirmed = new Set(files.flatMap((name) => /^order-placed\.([^_]+)_/.exec(name)?.[1] ?? []))
  return [
    finding(
      text.invariants.noJobFailed,
      placed.length,
      failed.map((job) => JSON.stringify(job)),
    ),
    finding(
      text.invariants.everyOrderConfirmed,
      placed.length,
      placed.flatMap(({ code }) => (confirmed.has(code) ? [] : [code])),
    ),
  ]
}
