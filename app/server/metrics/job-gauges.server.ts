import { Gauge, type Registry } from 'prom-client'
import { briefly, longerLifetime } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import { patiently } from '~/db/connection/patience.server'
import { countJobs, type TaskCounts } from '~/db/jobs/count-jobs.server'
import type { Log } from '../log.server'
import { countOutbox } from './outbox.server'

/** ms: a scrape without the database's part is better than one that comes too late. */
const patience = 2_000

const gauges = {
  waiting: ['vitrin_jobs_waiting', 'Jobs that are due and not begun, by task.'],
  retrying: ['vitrin_jobs_retrying', 'Jobs that failed and will be tried again, by task.'],
  scheduled: ['vitrin_jobs_scheduled', 'Jobs for a later time, by task.'],
  running: ['vitrin_jobs_running', 'Jobs that a process works on, by task.'],
  failed: ['vitrin_jobs_failed', 'Jobs that used up their attempts, by task.'],
  oldest: [
    'vitrin_jobs_oldest_waiting_seconds',
    'Seconds since the longest waiting job became due, by task.',
  ],
} as const satisfies Partial<Record<keyof TaskCounts, readonly [name: string, help: string]>>

const shared = 'Read from the database: every process shows the same number, so take the maximum.'

/**
 * Gauges about the queue of jobs. Returns the function that brings them up to date before a scrape: one statement, kept for five
 * seconds. While the database is silent they are left out and `vitrin_database_up` is 0.
 */
export function openJobGauges({ probeDb, log }: { probeDb: Db; log: Log }, registry: Registry) {
  const registers = [registry]
  const byTask = Object.entries(gauges).map(([key, [name, help]]) => ({
    key: key as keyof typeof gauges,
    gauge: new Gauge({ name, help: `${help} ${shared}`, labelNames: ['task'], registers }),
  }))
  const outbox = new Gauge({
    name: 'vitrin_outbox_waiting',
    help: `Emails, text messages and notifications that should have left; a campaign waits as one job for each batch. ${shared}`,
    labelNames: ['channel'],
    registers,
  })
  const isUp = new Gauge({
    name: 'vitrin_database_up',
    help: 'Whether the database answered this process: 1 or 0.',
    registers,
  })
  return refresh

  async function refresh(): Promise<void> {
    const tasks = await patiently(patience, () =>
      briefly(probeDb, 'counted jobs', () => countJobs(probeDb), longerLifetime),
    ).catch((err: unknown) => {
      log.warn({ err }, 'jobs could not be counted for metrics')
      return null
    })
    isUp.set(tasks ? 1 : 0)
    for (const { gauge, key } of byTask) {
      gauge.reset()
      for (const counts of tasks ?? []) gauge.set({ task: counts.task }, counts[key])
    }
    outbox.reset()
    if (!tasks) return
    for (const [channel, waiting] of Object.entries(countOutbox(tasks))) outbox.set({ channel }, waiting)
  }
}
