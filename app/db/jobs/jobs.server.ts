import { type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../connection.server'
import { recordset } from '../recordset.server'
import { runningTrace } from '../tracing/trace.server'

/**
 * Payloads by the name of the job. A feature declares its own in its jobs.server.ts, by `declare module`; app/server/jobs
 * holds the handlers.
 */
export interface Jobs {}

export type Job = { [Name in keyof Jobs]: { name: Name; payload: Jobs[Name] } }[keyof Jobs]

/**
 * The options of a job. It replaces a waiting job with the same key. `afterSeconds`: the job runs at the earliest so many
 * seconds from now by the database's clock, even if `runAt` is earlier.
 */
type When = { runAt?: Date; afterSeconds?: number; key?: string; queue?: string }

/** A job with its options. */
export type Scheduled = Job & When

/**
 * Queues a job in the transaction that causes it. The job runs at least once, and only after the commit. Jobs of one
 * `queue` run one after the other.
 */
export function enqueue(db: Transaction, job: Job, options: When = {}): Promise<void> {
  return enqueueAll(db, [{ ...job, ...options }])
}

/** Queues several jobs in one statement. */
export async function enqueueAll(db: Transaction, jobs: readonly Scheduled[]): Promise<void> {
  if (jobs.length === 0) return
  await db.execute(sql`select from ${addedJobs(jobs)}`)
}

const columns = 'name text, payload json, queue text, "runAt" timestamptz, "afterSeconds" int, key text'

/** Begins the flag of a job that names the step that queued it; the queue itself gives flags no meaning. */
const traceMark = 'trace:'

/** A table expression that queues the jobs when it is read, for a statement that also writes other rows. */
export function addedJobs(jobs: readonly Scheduled[]): SQL {
  const trace = runningTrace()
  const flags = trace === null ? sql`null` : sql`array[${traceMark + trace}::text]`
  return sql`graphile_worker.add_jobs(array(
    select row(i.name, i.payload, i.queue, greatest(i."runAt", now() + make_interval(secs => i."afterSeconds")),
      25, i.key, null, ${flags})::graphile_worker.job_spec
    from ${recordset(jobs, columns)}))`
}

/** The `traceparent` of the step that queued a job with these flags; null: it had none. */
export function traceOf(flags: Readonly<Record<string, true>> | null): string | null {
  const mark = Object.keys(flags ?? {}).find((flag) => flag.startsWith(traceMark))
  return mark?.slice(traceMark.length) ?? null
}

/** Deletes the waiting jobs of a name whose payload has these values. */
export async function dropJobs<Name extends keyof Jobs>(
  db: Transaction,
  name: Name,
  payload: Partial<Jobs[Name]>,
): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = ${name}
      where j.payload::jsonb @> ${JSON.stringify(payload)}::jsonb))`)
}

/**
 * Deletes jobs of these names 30 days after their last attempt. For payloads with an email address, which the shop may
 * keep for a limited time only (KVKK art. 7).
 */
export async function dropGivenUpJobs(db: Db, names: readonly (keyof Jobs)[]): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = any(${sql.param(names)}::text[])
      where j.attempts >= j.max_attempts and j.run_at < now() - interval '30 days'))`)
}
