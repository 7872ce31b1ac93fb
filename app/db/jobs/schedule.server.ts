import { sql } from 'drizzle-orm'
import type { Db } from '../connection.server'

/** A recurring job: due every `period`, counted from `offset` after midnight in Istanbul (PostgreSQL intervals). */
export type Recurring = { name: string; period: string; offset: string; tries: number }

// ms
const pause = 20_000

/**
 * Keeps one waiting job in the queue for each recurring job, due at its next time by the database's clock, until `stop`.
 * The queue's own schedule is not used: it counts by the clock of the process and stores the latest run, so that one
 * process whose clock is two days ahead would stop all recurring jobs for two days (promise R36).
 */
export function keepSchedule(
  db: Db,
  jobs: readonly Recurring[],
  onError: (error: unknown) => void,
): { stop: () => void } {
  void fill()
  const timer = setInterval(() => void fill(), pause).unref()
  return { stop: () => clearInterval(timer) }

  async function fill(): Promise<void> {
    try {
      await fillSchedule(db, jobs)
    } catch (error) {
      onError(error)
    }
  }
}

/**
 * Queues every recurring job that is not waiting yet. A job that waits for later than its next time was queued while the
 * database's clock was ahead, and is moved. A job that used up its attempts starts again. Each job has its own statement:
 * a starting worker writes the same names in another order, and one statement for all could deadlock with it.
 */
export async function fillSchedule(db: Db, jobs: readonly Recurring[]): Promise<void> {
  for (const { name, period, offset, tries } of jobs)
    await db.execute(sql`
      select graphile_worker.add_job(${name}, run_at => due.next, max_attempts => ${tries}, job_key => due.key)
      from (
        select 'recurring ' || ${name} as key,
          date_bin(${period}::interval, now(), timestamptz '2026-01-01 00:00+03' + ${offset}::interval)
            + ${period}::interval as next
      ) due
      where not exists (
        select from graphile_worker.jobs waiting
        where waiting.key = due.key and waiting.run_at <= due.next and waiting.attempts < waiting.max_attempts)`)
}
