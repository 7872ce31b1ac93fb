import type { Pool } from 'pg'

/** Removes NOTIFY from the queue's own functions in a throwaway database, to measure its cost. */
export async function takeOutNotify(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ definition: string }>(`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where pronamespace = 'graphile_worker'::regnamespace and proname = 'add_jobs'`)
  const quiet = rows.map(({ definition }) => definition.replaceAll(/perform pg_notify\([^;]*;/gi, ''))
  if (quiet.length !== 1 || quiet[0] === rows[0]!.definition) throw new Error('The queue notifies otherwise')
  await pool.query(quiet[0]!)
}
