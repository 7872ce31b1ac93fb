import { Counter, Gauge, type Registry } from 'prom-client'
import { readArchiver } from '~/db/backup/archiver.server'
import { briefly, longerLifetime } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import { patiently } from '~/db/connection/patience.server'
import type { Log } from '../log.server'

/** ms: a scrape without the database's part is better than one that comes too late. */
const patience = 2_000

const shared = 'Read from the database: every process shows the same number, so take the maximum.'

/**
 * Gauges about the archiving of PostgreSQL's log, without which no moment can be restored. Returns the function that brings them up
 * to date before a scrape: one statement, kept for five seconds. A server that archives nothing has none, nor has a silent one.
 */
export function openArchiveGauges({ probeDb, log }: { probeDb: Db; log: Log }, registry: Registry) {
  const registers = [registry]
  const failures = new Counter({
    name: 'vitrin_archive_failures_total',
    help: `Tries to archive a file of PostgreSQL's log that failed. ${shared}`,
    registers,
  })
  const failing = new Gauge({
    name: 'vitrin_archive_failing',
    help: `Whether the last try to archive a file failed: 1 or 0. ${shared}`,
    registers,
  })
  const failedAt = new Gauge({
    name: 'vitrin_archive_last_failure_timestamp_seconds',
    help: `When archiving failed last, in seconds since 1970; missing when it never did. ${shared}`,
    registers,
  })
  const age = new Gauge({
    name: 'vitrin_archive_age_seconds',
    help: `Seconds since a file of PostgreSQL's log was archived; +Inf: none was. ${shared}`,
    registers,
  })
  return refresh

  async function refresh(): Promise<void> {
    const found = await patiently(patience, () =>
      briefly(probeDb, 'archiver', () => readArchiver(probeDb), longerLifetime),
    ).catch((err: unknown) => {
      log.warn({ err }, 'the archiving of the log could not be read for metrics')
      return null
    })
    for (const metric of [failures, failing, failedAt, age]) metric.remove()
    if (!found) return
    failures.inc(found.failures)
    failing.set(found.isFailing ? 1 : 0)
    if (found.failedAt !== null) failedAt.set(found.failedAt)
    age.set(found.age ?? Infinity)
  }
}
