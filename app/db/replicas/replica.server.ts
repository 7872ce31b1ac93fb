import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openPool } from '../connection/open-pool.server'
import { isOutage } from '../connection/outage.server'
import { unhurriedly } from '../connection/patience.server'
import { Servers } from '../connection/servers.server'
import { type Lsn, readLsn } from './lsn'
import type { PrimaryLog } from './primary-log.server'

/** `left`: it is read from no more; `back`: it is read from; `refused`: it could not run a statement, which the primary then ran. */
export type ReplicaNews = { replica: string; event: 'left' | 'back' | 'refused'; why: Error | null }

// ms
/** A replica that has been behind for longer is left out until it has caught up. */
const mostLag = 5_000
/** Statements of pages take less. The rest of the request's time is the primary's. */
const statementTime = 2_000
const probeTime = 1_000
const longestPause = 8

const readOnly = '-c default_transaction_read_only=on'

/** The reason to leave out a server that takes writes: it follows nobody any more. */
class Promoted extends Error {
  constructor() {
    super('The replica has been promoted')
  }
}

class TooFarBehind extends Error {
  constructor(ms: number) {
    super(`The replica is ${Math.round(ms / 1_000)} s behind`)
  }
}

/** One hot standby of the primary, with connections for reads and others that ask how far it is. */
export class Replica {
  /** Host and port. */
  readonly name: string
  readonly pool: pg.Pool
  readonly #probe: pg.Pool
  readonly #tell: (news: ReplicaNews) => void
  /** It had applied the log up to here when it last said so. */
  replayed: Lsn = 0n
  /** ms since the primary had something that was missing here, as of the last look. */
  lag = 0
  /** Why it is left out; null: it answers. */
  #away: Error | null = new Error('The replica has not answered yet')
  /** Where it stood when a read had waited for it in vain. */
  #stuckAt: Lsn | null = null
  #asking: Promise<void> | null = null
  #wasUsable: boolean | null = null
  #isClosed = false

  constructor(url: string, { max, tell }: { max: number; tell: (news: ReplicaNews) => void }) {
    const servers = new Servers(url, { mayOnlyRead: true })
    const [{ host, port }] = servers.all as [(typeof servers.all)[0]]
    this.name = `${host}:${port}`
    this.#tell = tell
    const pool = (max: number, ms: number, word: number) =>
      openPool(servers, { max, statementTimeout: ms, word, connectTime: ms, options: readOnly })
    this.pool = pool(max, statementTime, 500)
    this.#probe = pool(1, probeTime, 0)
    // A lost idle connection may mean that the server has ended and begun again, further back in the log.
    for (const one of [this.pool, this.#probe]) one.on('error', (error) => this.#leaveOut(error))
  }

  get isUsable(): boolean {
    return this.#away === null && this.lag <= mostLag
  }

  /** Asks it how far it is, and tells when it is left out or comes back. */
  async look(log: PrimaryLog): Promise<void> {
    await this.refresh()
    this.lag = log.lagAt(this.replayed)
    this.#report(this.#away ?? (this.isUsable ? null : new TooFarBehind(this.lag)))
  }

  /** Asks it how far it has applied the log; callers at the same time share the answer. Never rejects. */
  refresh(): Promise<void> {
    this.#asking ??= unhurriedly(() => this.#ask()).finally(() => (this.#asking = null))
    return this.#asking
  }

  /**
   * Whether it has applied the log up to `lsn`; waits for that until the moment `until` (`performance.now()`) at most, and not at all
   * while it stands where an earlier read has waited in vain. This is the one place that waits: PostgreSQL 19 has WAIT FOR LSN, which
   * would replace the questions.
   */
  async hasReplayed(lsn: Lsn, until: number): Promise<boolean> {
    if (this.replayed >= lsn) return true
    for (let ms = 1; performance.now() < until; ms = Math.min(2 * ms, longestPause)) {
      await Promise.race([this.refresh(), sleep(until - performance.now())])
      if (!this.isUsable) return false
      if (this.replayed >= lsn) return true
      if (this.replayed === this.#stuckAt) return false
      await sleep(Math.min(ms, until - performance.now()))
    }
    this.#stuckAt = this.replayed
    return false
  }

  /** A statement has failed here. After an outage nothing is read here until it answers again. */
  failed(error: unknown): void {
    const why = error instanceof Error ? error : new Error(String(error))
    if (isGone(why)) this.#leaveOut(why)
    else if (!isConflict(why)) this.#tell({ replica: this.name, event: 'refused', why })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.allSettled([this.pool.end(), this.#probe.end()])
  }

  async #ask(): Promise<void> {
    try {
      const { rows } = await this.#probe.query<{ standby: boolean; replayed: string | null }>(
        'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as replayed',
      )
      if (!rows[0]!.standby) throw new Promoted()
      this.replayed = readLsn(rows[0]!.replayed ?? '0/0')
      this.#away = null
    } catch (error) {
      this.#leaveOut(error as Error)
    }
  }

  #leaveOut(why: Error): void {
    this.#away = why
    this.#report(why)
  }

  #report(why: Error | null): void {
    const isUsable = why === null
    if (this.#wasUsable === isUsable || this.#isClosed) return
    this.#wasUsable = isUsable
    this.#tell({ replica: this.name, event: isUsable ? 'back' : 'left', why })
  }
}

const sleep = (ms: number) => pause(Math.max(ms, 0), undefined, { ref: false })

const codeOf = (error: Error) => (error as { code?: string }).code ?? ''

/** The server is out of reach; a statement that took too long, or that a standby does not run, says nothing about the server. */
const isGone = (error: Error) => isOutage(error) && !/^(57014|25006)$/.test(codeOf(error))

/** The standby had to apply a change that the statement stood in the way of, or the statement took too long. */
const isConflict = (error: Error) => /^(40001|40P01|57014)$/.test(codeOf(error))

/** The replica to read from, of those that are usable: any that has the log up to `needed`, else the one that is furthest; null: none. */
export function chooseReplica<R extends Pick<Replica, 'isUsable' | 'replayed'>>(
  replicas: readonly R[],
  needed: Lsn,
  random: () => number = Math.random,
): R | null {
  const usable = replicas.filter(({ isUsable }) => isUsable)
  const ready = usable.filter(({ replayed }) => replayed >= needed)
  if (ready.length > 0) return ready[Math.floor(random() * ready.length)]!
  return usable.reduce<R | null>((best, one) => (best && best.replayed >= one.replayed ? best : one), null)
}
