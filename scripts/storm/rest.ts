import type { Pool } from 'pg'
import { leap } from './time'

/** ms without progress after which the shop does nothing more. */
const patience = 120_000
const hours = 60
const days = 24 * hours

/** The unfinished orders, payments and jobs by kind. All must be finished before the invariants are checked. */
const waiting = `
  select
    (select count(*)::int from orders where status = 90) as "orders",
    (select count(*)::int from payment_attempts a left join test_bank_payments b on b.reference = a.id
      where a.state = 'captured' or (b.state = 'captured' and a.state not in ('settled', 'returned'))) as "payments",
    (select count(*)::int from refunds where state in ('wanted', 'sent')) as "refunds",
    (select count(*)::int from order_refunds where state = 'due' and means = 'card') as "orderRefunds",
    (select count(*)::int from graphile_worker.jobs where attempts < max_attempts) as "jobs"`

type Waiting = Record<string, number>

/**
 * Lets time pass until every order is paid or over, every payment settled or returned, and the queue empty; the app's
 * own jobs do that. Returns what is left of each kind when the shop does not come to rest.
 */
export async function comeToRest(pool: Pool): Promise<Waiting | null> {
  const progress: Progress = { until: Date.now() + patience, least: Number.POSITIVE_INFINITY }
  await leap(pool, 4 * days)
  for (;;) {
    await leap(pool, hours)
    for (const job of ['ask-about-payments', 'follow-refunds'])
      await pool.query(`select graphile_worker.add_job($1, job_key => $1)`, [job])
    await untilIdle(pool, progress)
    const [left] = (await pool.query<Waiting>(waiting)).rows
    if (Object.values(left!).every((count) => count === 0)) return null
    if (Date.now() > progress.until) return left!
  }
}

/** The moment at which the wait ends, and the fewest jobs that were ever due. */
type Progress = { until: number; least: number }

/** Waits until no job is due. Fewer due jobs than ever before give the rest more time, so a busy machine may take longer. */
async function untilIdle(pool: Pool, progress: Progress): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ due: number }>(
      `select count(*)::int as due from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`,
    )
    const { due } = rows[0]!
    if (due < progress.least) Object.assign(progress, { until: Date.now() + patience, least: due })
    if (due === 0 || Date.now() > progress.until) return
    await new Promise((resume) => setTimeout(resume, 200))
  }
}

/** The jobs that are left, by name and state, for the reader of a storm in which the shop did not come to rest. */
export async function leftJobs(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ told: string }>(`
    select concat_ws(' ', count(*), task_identifier, case when run_at <= now() then 'due' else 'later' end,
      'locked by ' || locked_by, 'attempt ' || max(attempts), max(last_error)) as told
    from graphile_worker.jobs group by task_identifier, run_at <= now(), locked_by order by count(*) desc limit 12`)
  return rows.map(({ told }) => told)
}
