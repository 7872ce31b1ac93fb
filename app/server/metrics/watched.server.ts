import { Counter, Gauge, type Registry } from 'prom-client'
import { finishedAt } from '~/db/backup/folder'
import { listBaseNames } from '~/db/backup/manifest.server'
import { ageOf, copiedNote, sentNote } from '~/db/backup/notes.server'
import type { Database } from '~/db/connection.server'
import type { Lines } from '~/http/bounds/admission.server'
import type { AnswerStore } from '~/http/stored/answer-store.server'

// Parts of the shop that count themselves: their numbers are read at each scrape, so they cost nothing between two.

/** The store of answers. */
export function watchStore(store: Pick<AnswerStore, 'held'>, registry: Registry): void {
  gauge(registry, {
    name: 'vitrin_stored_answers_entries',
    help: 'Answers that this process holds in memory.',
    read: () => store.held.answers,
  })
  gauge(registry, {
    name: 'vitrin_stored_answers_bytes',
    help: 'Bytes of the answers that this process holds in memory.',
    read: () => store.held.bytes,
  })
}

/** The lines in which requests wait for a place. */
export function watchLines({ named }: Lines, registry: Registry): void {
  const lines = Object.entries(named)
  const labelNames = ['line']
  const underWay = new Gauge({
    name: 'vitrin_requests_under_way',
    help: 'Requests that this process works on, at most 8 in each line.',
    labelNames,
    registers: [],
    collect: () => lines.forEach(([line, { counts }]) => underWay.set({ line }, counts.underWay)),
  })
  const waiting = new Gauge({
    name: 'vitrin_requests_waiting',
    help: 'Requests of this process that wait in line for a place.',
    labelNames,
    registers: [],
    collect: () => lines.forEach(([line, { counts }]) => waiting.set({ line }, counts.waiting)),
  })
  const refused = new Counter({
    name: 'vitrin_requests_refused_total',
    help: 'Requests that this process refused with 503 because they would have waited too long.',
    labelNames,
    registers: [],
    collect() {
      refused.reset()
      for (const [line, { counts }] of lines) refused.inc({ line }, counts.refused)
    },
  })
  for (const metric of [underWay, waiting, refused]) registry.registerMetric(metric)
}

/** The pool of connections to the database. */
export function watchPool(pool: Database['pool'], registry: Registry): void {
  gauge(registry, {
    name: 'vitrin_db_connections_used',
    help: 'Connections to the database that this process uses at the moment.',
    read: () => pool.totalCount - pool.idleCount,
  })
  gauge(registry, {
    name: 'vitrin_db_connections_idle',
    help: 'Open connections to the database that this process does not use at the moment.',
    read: () => pool.idleCount,
  })
  gauge(registry, {
    name: 'vitrin_db_connections_max',
    help: 'Most connections to the database that this process opens for requests and jobs.',
    read: () => pool.options.max,
  })
  gauge(registry, {
    name: 'vitrin_db_connections_waiting',
    help: 'Callers in this process that wait for a connection to the database.',
    read: () => pool.waitingCount,
  })
}

/** The replicas that pages of the catalogue are read from; without replicas there are no series. */
export function watchReplicas(replicas: Database['replicas'], registry: Registry): void {
  const all = replicas?.all ?? []
  const labelNames = ['replica']
  const lag = new Gauge({
    name: 'vitrin_replica_lag_seconds',
    help: 'Seconds since the primary had something that the replica had not applied at the last look, by host and port.',
    labelNames,
    registers: [],
    collect: () => all.forEach(({ name, lag: ms }) => lag.set({ replica: name }, ms / 1_000)),
  })
  const isUp = new Gauge({
    name: 'vitrin_replica_up',
    help: 'Whether this process reads from the replica: 1, or 0 while it is out of reach, promoted or too far behind.',
    labelNames,
    registers: [],
    collect: () => all.forEach(({ name, isUsable }) => isUp.set({ replica: name }, isUsable ? 1 : 0)),
  })
  const reads = new Counter({
    name: 'vitrin_db_reads_total',
    help: 'Statements of pages and calls that may be read from a replica, by the server that answered: primary or replica.',
    labelNames: ['server'],
    registers: [],
    collect() {
      reads.reset()
      for (const [server, count] of Object.entries(replicas?.reads ?? {})) reads.inc({ server }, count)
    },
  })
  for (const metric of [lag, isUp, reads]) registry.registerMetric(metric)
}

/** The newest base in the folder of backups; +Inf while there is none. */
export function watchBackups(folder: string, registry: Registry): void {
  gauge(registry, {
    name: 'vitrin_backup_age_seconds',
    help: 'Seconds since the newest base in the folder of backups was finished; +Inf: there is none. Every process shows the same number, so take the minimum.',
    read: () => {
      const finished = finishedAt(listBaseNames(folder).at(-1))
      return finished ? (Date.now() - finished.getTime()) / 1_000 : Infinity
    },
  })
}

/**
 * The bucket of backups, and copies of pictures and documents. `isSent`: this process knows of a bucket; otherwise a process of another
 * user may send.
 */
export function watchNotes(folder: string, isSent: boolean, registry: Registry): void {
  gauge(registry, {
    name: 'vitrin_backup_sent_age_seconds',
    help: 'Seconds since the bucket of backups had everything that was archived; +Inf: never, NaN: nothing is sent. Every process shows the same number, so take the minimum.',
    read: () => ageOf(sentNote(folder)) ?? (isSent ? Infinity : NaN),
  })
  gauge(registry, {
    name: 'vitrin_backup_files_age_seconds',
    help: 'Seconds since pictures and documents were copied into the folder of backups; NaN: never. Every process shows the same number, so take the minimum.',
    read: () => ageOf(copiedNote(folder)) ?? NaN,
  })
}

function gauge(registry: Registry, { read, ...named }: { name: string; help: string; read: () => number }) {
  registry.registerMetric(
    new Gauge({
      ...named,
      registers: [],
      collect() {
        this.set(read())
      },
    }),
  )
}
