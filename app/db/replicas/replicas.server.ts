import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { openPool } from '../connection/open-pool.server'
import type { Servers } from '../connection/servers.server'
import { endOfLog, later, type Lsn, readLsn } from './lsn'
import type { Follower } from './moves-on.server'
import { type Position, PrimaryLog } from './primary-log.server'
import { chooseReplica, Replica, type ReplicaNews } from './replica.server'

export type { ReplicaNews } from './replica.server'

/** ms that the reads of one request wait for a replica, all together. */
const patience = 50
/** ms between two looks at the replicas. */
const pause = 1_000

/** One request that reads. */
type ReadingCall = {
  /** What it reads must contain the log up to here: its visitor has written that. */
  readonly since: Lsn
  /** Whether it may read from a replica: an address that is declared for it has been found. */
  mayLag: boolean
  /** A transaction was committed. */
  hasWritten: boolean
  /** The primary answers all that follows. */
  staysHere: boolean
  /** All reads of a request are of one replica, since another one may be further back. */
  replica: Replica | null
  /** The moment (`performance.now()`) at which its waiting ends; null: it has not waited. */
  until: number | null
}

/**
 * The replicas of one database. Statements outside of transactions that belong to a request with `mayLag` are read from a replica;
 * everything else is the primary's (docs/decisions/read-replicas.md).
 */
export class Replicas implements Follower {
  readonly #primary: pg.Pool
  readonly #positions: pg.Pool
  readonly #log: PrimaryLog
  readonly #calls = new AsyncLocalStorage<ReadingCall>()
  readonly #looking: NodeJS.Timeout
  #isHeard = false
  readonly all: readonly Replica[]
  /** Statements of requests that may read from replicas, by the server that answered. */
  readonly reads = { primary: 0, replica: 0 }

  constructor(
    servers: Servers,
    primary: pg.Pool,
    urls: readonly string[],
    { max, tell = () => undefined }: { max: number; tell?: ((news: ReplicaNews) => void) | undefined },
  ) {
    this.#primary = primary
    // Connections of their own, because a pool that is used up would hide how far the primary is.
    this.#positions = openPool(servers, { max: 2, statementTimeout: 2_000, word: 0 })
    this.#log = new PrimaryLog(() => this.#readPosition())
    this.all = urls.map((url) => new Replica(url, { max, tell }))
    this.#looking = setInterval(() => void this.#look(), pause).unref()
    void this.#look()
  }

  /** The state of a request that reads; `since`: the position that its visitor's own writes lie before. */
  call(since: Lsn): ReadingCall {
    return { since, mayLag: false, hasWritten: false, staysHere: false, replica: null, until: null }
  }

  /** Does the work of a request. `readHere` and commits within it change `call`. */
  during<T>(call: ReadingCall, work: () => T): T {
    return this.#calls.run(call, work)
  }

  /** The running request only shows the catalogue and its texts: from now on it may read from a replica. */
  readHere(): void {
    const call = this.#calls.getStore()
    if (call) call.mayLag = true
  }

  /** The position behind everything that is committed by now; a primary that does not say it gives the end of every log. */
  async position(): Promise<Lsn> {
    return this.#readPosition().then(
      ({ inserted }) => inserted,
      () => endOfLog,
    )
  }

  /** A statement outside of transactions. */
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const call = this.#calls.getStore()
    return call?.mayLag ? this.#read(call, config, values) : this.#primary.query(config, values)
  }

  /** A transaction was committed, which may have written. */
  committed(): void {
    const call = this.#calls.getStore()
    if (call) call.hasWritten = call.staysHere = true
  }

  movesOn(): void {
    this.#log.raise()
  }

  hears(isHeard: boolean): void {
    this.#isHeard = isHeard
    if (!isHeard) this.#log.forgetSamples()
  }

  async close(): Promise<void> {
    clearInterval(this.#looking)
    this.#log.close()
    await Promise.allSettled([this.#positions.end(), ...this.all.map((replica) => replica.close())])
  }

  async #read(call: ReadingCall, config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (await this.#isReady(call)) {
      try {
        const result = await call.replica!.pool.query(config, values)
        this.reads.replica++
        return result
      } catch (error) {
        // Whatever the reason: the primary decides whether the statement fails.
        call.replica!.failed(error)
      }
    }
    // A later read of the same request must not be older than this one.
    call.staysHere = true
    this.reads.primary++
    return this.#primary.query(config, values)
  }

  /** Whether the request's replica has the visitor's own writes and every change that this process was told of. */
  async #isReady(call: ReadingCall): Promise<boolean> {
    if (call.staysHere || !this.#isHeard || call.since === endOfLog) return false
    call.replica ??= chooseReplica(this.all, later(call.since, this.#log.floor ?? 0n))
    if (!call.replica?.isUsable) return false
    const floor = this.#log.floor ?? (await this.#log.floorWithin(untilOf(call) - performance.now()))
    if (floor === null) return false
    const needed = later(floor, call.since)
    return call.replica.replayed >= needed || (await call.replica.hasReplayed(needed, untilOf(call)))
  }

  async #look(): Promise<void> {
    await this.#log.sample()
    await Promise.all(this.all.map((replica) => replica.look(this.#log)))
  }

  async #readPosition(): Promise<Position> {
    const { rows } = await this.#positions.query<Record<keyof Position, string>>(
      'select pg_current_wal_insert_lsn()::text as inserted, pg_current_wal_flush_lsn()::text as flushed',
    )
    const { inserted, flushed } = rows[0]!
    return { inserted: readLsn(inserted), flushed: readLsn(flushed) }
  }
}

const untilOf = (call: ReadingCall) => (call.until ??= performance.now() + patience)
