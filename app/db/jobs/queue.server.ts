import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type { Pool } from 'pg'
import { keepSigns } from './live-workers.server'
import { QueuePool } from './queue-pool.server'

type Options = Omit<RunnerOptions, 'pgPool' | 'events' | 'connectionString'>
/** The log for interruptions of the queue and for its recovery. */
type Log = { warn(fields: object, message: string): void; error(fields: object, message: string): void }
type Running = { runner: Runner; pool: WorkerPool; queue: QueuePool; interrupted: Promise<unknown> }

// ms
const shortestPause = 250
const longestPause = 5_000
/** How long a stop waits for running jobs and for their results to be written, in ms. */
const stopTime = 4_000

/**
 * Runs the jobs of the queue until `stop`, also after outages of the database. A runner whose request for jobs failed is
 * replaced: the server may have locked a job for it, and the job would wait for a living worker that does not know it.
 */
export function keepQueueRunning(options: Options, pool: Pool, log: Log): { stop(): Promise<void> } {
  const signs = keepSigns(pool)
  const stopping = new AbortController()
  const givenUp = new AbortController()
  const retiring = new Set<Promise<void>>()
  let running: Running | null = null
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve))
  const supervised = supervise()
  return { stop }

  async function supervise(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      try {
        running = await begin()
        const began = performance.now()
        const why = await Promise.race([running.interrupted, stopped])
        if (stopping.signal.aborted) return
        log.warn({ err: why }, 'the queue was interrupted and begins again')
        retire(running)
        if (performance.now() - began > longestPause) failures = 0
      } catch (error) {
        log.warn({ err: error }, 'the queue could not begin')
      }
      const ms = Math.min(shortestPause * 2 ** failures, longestPause)
      await pause(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }

  async function begin(): Promise<Running> {
    const interrupted = Promise.withResolvers<unknown>()
    let workers: WorkerPool | undefined
    let signed: Promise<unknown> = Promise.resolve()
    const events: WorkerEvents = new EventEmitter()
    // The queue writes the pool's name on every job that one of its workers takes.
    events.on('pool:create', ({ workerPool }) => {
      workers = workerPool
      signed = signs.add(workerPool.id)
    })
    const queue = new QueuePool(pool, {
      mayTake: () => signed.then(signs.held),
      onInterrupted: interrupted.resolve,
      onLost: (err) => log.error({ err }, 'how a job has ended could not be written down: it is done again'),
      signal: givenUp.signal,
    })
    const runner = await run({ ...options, pgPool: queue.pool, events, noHandleSignals: true })
    runner.promise.then(interrupted.resolve, interrupted.resolve)
    return { runner, pool: workers!, queue, interrupted: interrupted.promise }
  }

  /** Lets a runner finish its jobs. A job that was locked for it without its knowledge is free when its worker's lock ends. */
  function retire({ runner, pool: workers, queue }: Running): void {
    runner.stop().catch(() => undefined)
    const retired = Promise.allSettled([workers.promise])
      .then(() => queue.settled())
      .then(() => signs.drop(workers.id))
      .finally(() => retiring.delete(retired))
    retiring.add(retired)
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await Promise.race([endAll(), pause(stopTime, undefined, { ref: false })])
    givenUp.abort()
    signs.stop()
  }

  async function endAll(): Promise<void> {
    await supervised
    if (running) retire(running)
    await Promise.all(retiring)
  }
}
