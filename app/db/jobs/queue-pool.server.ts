import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isOutage } from '../connection/outage.server'
import { unhurriedly } from '../connection/patience.server'

/** Names of the statements that record how a job ended; graphile-worker 0.18 awaits neither. */
const endsJob = /^(complete|fail)_job/
const takesJob = /^get_job/

// ms
const shortestPause = 100
const longestPause = 2_000
/** A statement that fails for a reason of its own is given up after so many attempts. */
const mostTries = 10

type Statement = { name?: string }
type Client = Pick<pg.PoolClient, 'query' | 'release'>

const none = { rows: [], rowCount: 0 }

type Options = {
  /** Resolves when jobs may be taken. */
  mayTake(): Promise<unknown>
  /** Called when a statement failed that the server may have carried out, for example one that takes a job. */
  onInterrupted(error: unknown): void
  /** Called when the end of a job could not be recorded. */
  onLost(error: unknown): void
  /** Aborted when the queue stops waiting. */
  signal: AbortSignal
}

/**
 * The pool as the queue sees it. It repeats the record of a job's end until the database has taken it: nobody catches
 * such a failure, so it would end the process (docs/decisions/jobs-outlive-an-outage.md).
 */
export class QueuePool {
  readonly pool: pg.Pool
  #underWay = new Set<Promise<unknown>>()

  constructor(
    readonly real: pg.Pool,
    readonly options: Options,
  ) {
    const connect = { value: (callback?: never) => (callback ? real.connect(callback) : this.#lend()) }
    this.pool = Object.create(real, { connect }) as pg.Pool
  }

  /** Resolves when the end of every job is recorded, or lost. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  // A connection is taken by the first statement, and that statement decides how a failure is handled. A signal that wakes
  // a worker may arrive while a request is answered; the request ignores it.
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
    // Without a connection no job is taken, and the worker asks again by itself.
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
