import pg from 'pg'
import { beginStatement } from '../tracing/trace.server'
import { OutOfPatience, startWaiting } from './patience.server'
import { cutConnection, onServerSetting } from './pg-internals.server'
import { OnlyReads, type Servers } from './servers.server'

type Answer = (error: Error | undefined, result?: unknown) => void
type Config = pg.ClientConfig & { servers: Servers; answerTime: number }

/**
 * A connection to the primary server, or to a replica, with a time limit for answers. If a statement has no result after `answerTime` ms
 * (0: no limit), or after the remaining waiting time of its request, the connection is closed: its state is unknown, and
 * the server rolls the transaction back.
 */
export class LimitedClient extends pg.Client {
  #servers: Servers
  #answerTime: number
  #unanswered = 0
  #watch: NodeJS.Timeout | undefined
  #onlyReads = false
  /** When the server last answered (`performance.now()`). */
  answeredAt = -Infinity
  /** True for a transaction whose statements have no time limit here. */
  isUnhurried = false

  constructor(config: Config) {
    super(config)
    this.#servers = config.servers
    this.#answerTime = config.answerTime
    // The server may close the connection before the first statement. Without a listener the error would end the process;
    // the statements themselves report it.
    this.on('error', () => undefined)
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    const connected = this.#connectToServer()
    if (!callback) return connected
    const tell = callback as (error?: Error) => void
    connected.then(() => tell(), tell)
  }

  async #connectToServer(): Promise<pg.Client> {
    const { host, port } = await this.#servers.choose()
    Object.assign(this, { host, port })
    // While connecting, the server reports whether it is a standby and whether it is read-only.
    onServerSetting(this, (name, value) => {
      if (name === 'in_hot_standby' || name === 'default_transaction_read_only')
        this.#onlyReads ||= value === 'on'
    })
    try {
      await super.connect()
      if (this.#onlyReads && !this.#servers.mayOnlyRead) {
        void this.end()
        throw new OnlyReads()
      }
    } catch (error) {
      this.#servers.doubt()
      throw error
    }
    this.answeredAt = performance.now()
    return this
  }

  // The pool uses one of the driver's many signatures: statement, values, callback.
  override query(...args: unknown[]): never {
    const send = super.query as (...args: unknown[]) => never
    // A stream of rows has no time limit.
    if (isStream(args[0])) return send.apply(this, args)
    const end = this.#startStep(args[0])
    const answer = args.at(-1)
    if (typeof answer !== 'function') {
      const result = send.apply(this, args) as Promise<unknown>
      result.then(() => end(), end)
      return result as never
    }
    const told: Answer = (error, result) => {
      end(error)
      ;(answer as Answer)(error, result)
    }
    return send.apply(this, [...args.slice(0, -1), told])
  }

  /** Whether the connection may have been lost since the server's last answer. */
  get isDoubtful(): boolean {
    return this.answeredAt < this.#servers.doubtedAt
  }

  /** Ends the connection at once; every query that waits for an answer fails with `why`. */
  cut(why: Error): void {
    cutConnection(this, why)
  }

  #startStep(statement: unknown): (error?: Error) => void {
    const end = this.#startWaiting()
    const endStep = beginStatement(statement)
    if (!endStep) return end
    return (error) => {
      endStep(error)
      end(error)
    }
  }

  #startWaiting(): (error?: Error) => void {
    if (this.#unanswered++ === 0) this.#restartWatch()
    const stopWaiting = startWaiting((why) => this.#giveUp(why))
    return (error) => {
      stopWaiting()
      this.#unanswered--
      if (error && !('severity' in error)) return
      this.answeredAt = performance.now()
      this.#watch?.refresh()
      const isRefusedWrite = (error as { code?: string } | undefined)?.code === '25006'
      if (isRefusedWrite && !this.#servers.mayOnlyRead) this.#giveUp(error!)
    }
  }

  #giveUp(why: Error): void {
    this.#servers.doubt()
    this.cut(why)
  }

  // One timer for each connection costs less than one for each statement.
  #restartWatch(): void {
    if (this.#answerTime === 0) return
    if (this.#watch) this.#watch.refresh()
    else this.#watch = setTimeout(() => this.#lookAtClock(), this.#answerTime).unref()
  }

  #lookAtClock(): void {
    if (this.#unanswered > 0 && !this.isUnhurried) this.#giveUp(new OutOfPatience())
  }
}

const isStream = (config: unknown) => typeof config === 'object' && config !== null && 'submit' in config
