import { setTimeout as pause } from 'node:timers/promises'
import { unhurriedly } from '../connection/patience.server'
import type { Lsn } from './lsn'

/** How far the primary has written its log: in memory, and on its disk, from where standbys get it. */
export type Position = { inserted: Lsn; flushed: Lsn }

type Sample = { at: number; flushed: Lsn }
type Waiting = { change: number; placed: (floor: Lsn) => void }

/** One a second: an hour of them. A lag beyond that is told as an hour. */
const mostSamples = 3_600
/** ms until a silent primary is asked again. */
const rest = 100

/**
 * What this process knows of the primary's log. The **floor** lies behind all changes that this process was told of: a standby that
 * has applied the log up to it has them all. The samples of each second tell how long a standby has been behind.
 */
export class PrimaryLog {
  readonly #read: () => Promise<Position>
  #samples: Sample[] = []
  #floor: Lsn = 0n
  // The number of changes told so far, and of those that lie before the floor.
  #changes = 0
  #placed = 0
  #isPlacing = false
  #isClosed = false
  #waiting: Waiting[] = []

  /** `read` asks the primary for its position now. */
  constructor(read: () => Promise<Position>) {
    this.#read = read
  }

  /** The position behind all changes told so far; null until the primary has said it. */
  get floor(): Lsn | null {
    return this.#placed === this.#changes ? this.#floor : null
  }

  /** The position behind all changes told so far. Waits `ms` for it at most; null when the primary has not said it by then. */
  floorWithin(ms: number): Promise<Lsn | null> {
    if (this.floor !== null) return Promise.resolve(this.floor)
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), Math.max(ms, 0))
      const placed = (floor: Lsn) => {
        clearTimeout(timer)
        resolve(floor)
      }
      this.#waiting.push({ change: this.#changes, placed })
    })
  }

  /** A change was told. The floor is unknown until the primary has said where its log stands now. */
  raise(): void {
    this.#changes++
    if (this.#isPlacing) return
    this.#isPlacing = true
    void unhurriedly(() => this.#place())
  }

  /** Asks the primary where it stands, for `lagAt`. A silent primary adds nothing. */
  async sample(): Promise<void> {
    const position = await this.#read().catch(() => null)
    if (!position || position.flushed <= (this.#samples.at(-1)?.flushed ?? 0n)) return
    this.#samples.push({ at: performance.now(), flushed: position.flushed })
    if (this.#samples.length > mostSamples) this.#samples.shift()
  }

  /** For how many ms the primary has had something that a server does not have which has applied the log up to `replayed`. */
  lagAt(replayed: Lsn): number {
    const missing = this.#samples.find(({ flushed }) => flushed > replayed)
    return missing ? performance.now() - missing.at : 0
  }

  /** The next primary may be another server, whose log does not continue the samples. */
  forgetSamples(): void {
    this.#samples = []
  }

  close(): void {
    this.#isClosed = true
  }

  async #place(): Promise<void> {
    // Messages that arrive together are placed together.
    await Promise.resolve()
    while (this.#placed < this.#changes && !this.#isClosed) {
      const changes = this.#changes
      const position = await this.#read().catch(() => null)
      if (!position) {
        await pause(rest, undefined, { ref: false })
        continue
      }
      this.#floor = position.inserted
      this.#placed = changes
      const { true: done = [], false: others = [] } = Object.groupBy(
        this.#waiting,
        ({ change }) => `${change <= changes}` as const,
      )
      this.#waiting = others
      for (const { placed } of done) placed(this.#floor)
    }
    this.#isPlacing = false
  }
}
