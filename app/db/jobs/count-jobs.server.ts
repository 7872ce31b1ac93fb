import { sql } from 'drizzle-orm'
import type { Db } from '../connection.server'

/**
 * The jobs of one name. `waiting`: due and not begun; `retrying`: failed, to be tried again later; `scheduled`: for a later time;
 * `running`; `failed`: given up. `oldest`: seconds since the longest waiting job became due.
 */
export type TaskCounts = {
  task: string
  waiting: number
  retrying: number
  scheduled: number
  running: number
  failed: number
  oldest: number
}

/** The jobs in the queue by name; names without a job are left out. */
export async function countJobs(db: Db): Promise<TaskCounts[]> {
  const { rows } = await db.execute<TaskCounts>(sql`
    select t.identifier as task, j.*
    from (
      select task_id,
        count(*) filter (where is_open and run_at <= now())::int as waiting,
        count(*) filter (where is_open and run_at > now() and attempts > 0)::int as retrying,
        count(*) filter (where is_open and run_at > now() and attempts = 0)::int as scheduled,
        count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where not is_open and locked_at is null)::int as failed,
        coalesce(extract(epoch from now() - min(run_at) filter (where is_open and run_at <= now())), 0)::float8 as oldest
      from (
        select task_id, run_at, attempts, locked_at, locked_at is null and attempts < max_attempts as is_open
        from graphile_worker._private_jobs
      ) all_jobs
      group by task_id
    ) j
    join graphile_worker._private_tasks t on t.id = j.task_id`)
  return rows
}
