import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Database, Db } from '~/db/connection.server'
import type { Lines } from '~/http/bounds/admission.server'
import type { AnswerStore } from '~/http/stored/answer-store.server'
import type { Log } from '../log.server'
import { openArchiveGauges } from './archive-gauges.server'
import { countHappenings } from './happening-counters.server'
import { openJobGauges } from './job-gauges.server'
import { watchBackups, watchLines, watchNotes, watchPool, watchReplicas, watchStore } from './watched.server'

/** The outcome of a request for an answer that everybody may get: sent from memory, shared with an earlier request, made for it. */
export type StoreResult = 'hit' | 'shared' | 'miss'

/** The counts of this process for Prometheus. Parts of the shop that are counted themselves are watched at each scrape. */
export type Metrics = {
  /** An answer is ready. `route`: the pattern of its address, never the address; `startedAt`: ms by `performance.now()`. */
  answered(
    request: { method?: string | undefined },
    route: string | null | undefined,
    status: number,
    startedAt: number,
  ): void
  /** The store of answers was asked. */
  asked(result: StoreResult): void
  watchStore(store: Pick<AnswerStore, 'held'>): void
  watchLines(lines: Lines): void
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
  contentType: string
}

/** `probeDb`: the connections that answer a scrape while all others are in use. */
export type Measured = {
  db: Db
  probeDb: Db
  pool: Database['pool']
  replicas?: Database['replicas']
  log: Log
  /** Null: nobody backs the shop up here. */
  backupFolder?: string | null
  /** Null: backups stay in their folder. */
  backupS3?: object | null
}

/** Limits in seconds: answers from memory take less than the first, and a request waits eight seconds in all. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Opens the metrics of one app, in a registry of their own. Names and labels: docs/operating.md. */
export function openMetrics(parts: Measured): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  countHappenings(parts.db, registry)
  watchPool(parts.pool, registry)
  watchReplicas(parts.replicas ?? null, registry)
  if (parts.backupFolder) {
    watchBackups(parts.backupFolder, registry)
    watchNotes(parts.backupFolder, Boolean(parts.backupS3), registry)
  }
  const refreshJobs = openJobGauges(parts, registry)
  const refreshArchive = openArchiveGauges(parts, registry)

  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Seconds from the arrival of a request until its answer is ready to be sent, by this process.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets,
    registers,
  })
  const asked = new Counter({
    name: 'vitrin_stored_answers_requests_total',
    help: 'Requests of this process for answers that everybody may get: hit (from memory), shared (with an earlier request), miss (made).',
    labelNames: ['result'],
    registers,
  })
  for (const result of ['hit', 'shared', 'miss'] satisfies StoreResult[]) asked.inc({ result }, 0)

  return {
    answered({ method = '' }, route, status, startedAt) {
      const labels = {
        http_request_method: methods.has(method) ? method : '_OTHER',
        http_route: route ?? 'other',
        http_response_status_code: status,
      }
      durations.observe(labels, (performance.now() - startedAt) / 1_000)
    },
    asked: (result) => asked.inc({ result }),
    watchStore: (store) => watchStore(store, registry),
    watchLines: (lines) => watchLines(lines, registry),
    async text() {
      await Promise.all([refreshJobs(), refreshArchive()])
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
