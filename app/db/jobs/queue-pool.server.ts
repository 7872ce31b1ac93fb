import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isOutage } from '../connection/outage.server'
import { unhurriedly } from '../connection/patience.server'

/** Names of the statements that record a job's success or failure. graphile-worker 0.18 sends them without awaiting them. */
const endsJob = /^(complete|fail)_job/
const takesJob = /^get_job/

// ms
const shortestPause = 100
const longestPause = 2_000
/** Maximum of attempts for a statement that fails although the database can be reached. */
const mostTries = 10

type Statement = { name?: string }
type Listening = Parameters<pg.Pool['connect']>[0]
type Client = Pick<pg.PoolClient, 'query' | 'release'>

const none = { rows: [], rowCount: 0 }

type Options = {
  /** Resolves when workers may take jobs. */
  mayTake(): Promise<unknown>
  /** Called when a statement failed that the server may have executed, for example one that locks a job. */
  onInterrupted(error: unknown): void
  /** Called when the result of a job could not be recorded. */
  onLost(error: unknown): void
  /** Aborted when the queue stops waiting. */
  signal: AbortSignal
}

/**
 * The pool for the job queue. It repeats the statement that records a job's result until the database has executed it,
 * because the queue does not catch its error, which would end the process (docs/decisions/jobs-outlive-an-outage.md).
 */
export class QueuePool {
  readonly pool: pg.Pool
  #underWay = new Set<Promise<unknown>>()

  constructor(
    readonly real: pg.Pool,
    readonly options: Options,
  ) {
    const listen = (callback: Listening) =>
      real.connect((error, client, release) => callback(error, client, once(release)))
    const connect = { value: (callback?: Listening) => (callback ? listen(callback) : this.#lend()) }
    this.pool = Object.create(real, { connect }) as pg.Pool
  }

  /** Resolves when the result of every job is recorded or given up. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  // The first statement on a connection decides how a failure is handled. A notification that wakes a worker may arrive in
  // the context of a request; the worker runs without that request's limits.
  async #lend(): Promise<Client> {
    let taken: pg.PoolClient | undefined
    const query = (...statement: [Statement, ...unknown[]]) =>
      unhurriedly(() =>
        endsJob.test(statement[0].name ?? '')
          ? this.#untilTaken(statement)
          : this.#ask(statement, async () => (taken ??= await this.real.connect())),
      )
    return { query: query as never, release: (broken) => taken?.release(broken) }
  }

  async #ask(statement: [Statement, ...unknown[]], connect: () => Promise<Client>): Promise<unknown> {
    const takes = takesJob.test(statement[0].name ?? '')
    if (takes) await this.options.mayTake()
    // Without a connection the worker takes no job, and tries again by itself.
    let mayBeDone = !takes
    try {
      const client = await connect()
      mayBeDone = true
      return await (client.query as (...args: unknown[]) => Promise<unknown>)(...statement)
    } catch (error) {
      if (mayBeDone) this.options.onInterrupted(error)
      if (takes) return none
      throw error
    }
  }

  #untilTaken(statement: unknown[]): Promise<unknown> {
    const sent = this.#sendAgain(statement)
    this.#underWay.add(sent)
    return sent.finally(() => this.#underWay.delete(sent))
  }

  async #sendAgain(statement: unknown[]): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      try {
        return await (this.real.query as (...args: unknown[]) => Promise<unknown>)(...statement)
      } catch (error) {
        if (this.options.signal.aborted || (!isOutage(error) && tries >= mostTries)) {
          this.options.onLost(error)
          return none
        }
        const { signal } = this.options
        const ms = Math.min(shortestPause * 2 ** tries, longestPause)
        await pause(ms, undefined, { ref: false, signal }).catch(() => undefined)
      }
    }
  }
}

/**
 * Releases a connection once. graphile-worker 0.18 releases that of its listener twice when it is stopped while its LISTEN fails,
 * as in an outage, and the error of the second time would end the process.
 */
function once(release?: (broken?: unknown) => void): (broken?: unknown) => void {
  let isReleased = false
  return (broken) => {
    if (!isReleased) release?.(broken)
    isReleased = true
  }
}
