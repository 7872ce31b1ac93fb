import { beforeAskingOutside, startWaiting } from '~/db/connection/patience.server'
import { Problem } from '../answering/problem.server'
import { text } from '../text'

type Limits = {
  /** How many are worked on at once. */
  places: number
  /** ms until somebody may expect to be served. */
  longest: number
  /** How many may wait. */
  most: number
}

// ms: a line that stands no longer comes from many who came at once, and takes everybody.
const young = 300
// ms: no pause of the process counts for more.
const longestPause = 1_000
const memory = 16

export const overloaded = 'overloaded'
// Made once: where it was thrown tells nothing, and finding that out takes as long as the rest of a refusal.
const refusal = new Problem(503, overloaded, text.overloaded, [], { 'retry-after': '5' })

/**
 * Requests under way, and requests that wait in the order they came; one that would wait too long is refused at
 * once (promise L40). How long that is follows from the pace at which others left of late, so that a busy machine takes
 * fewer than a quiet one.
 */
export class Line {
  #limits: Limits
  #underWay = 0
  #waiting = new Set<() => void>()
  #standsSince = 0
  #leftAt = 0
  /** ms between two who leave while others wait. */
  #pace = 10
  #stood = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Throws 503 when a request that comes now would wait too long. */
  refuseWhenLong(): void {
    const { places, longest, most } = this.#limits
    const { size } = this.#waiting
    const isYoung = size === 0 || performance.now() - this.#standsSince < young
    const isLong = (places + size) * this.#pace > longest
    if (size >= most || (isLong && !isYoung)) throw refusal
  }

  /**
   * Resolves when there is a place, with how to leave it. Throws when the line is too long, when the request may not wait
   * any longer, and when its client has left. A request that asks somebody outside leaves the place: waiting is no work.
   */
  async enter(client: AbortSignal): Promise<() => void> {
    if (this.#underWay < this.#limits.places) this.#underWay++
    else {
      this.refuseWhenLong()
      await this.#wait(client)
    }
    let isHere = true
    const leave = () => {
      if (isHere) this.#giveOn()
      isHere = false
    }
    beforeAskingOutside(leave)
    return leave
  }

  #wait(client: AbortSignal): Promise<void> {
    if (this.#waiting.size === 0) this.#standsSince = performance.now()
    return new Promise((resolve, reject) => {
      const begin = () => {
        stopWaiting()
        client.removeEventListener('abort', left)
        resolve()
      }
      const giveUp = (why: Error) => {
        this.#waiting.delete(begin)
        client.removeEventListener('abort', left)
        reject(why)
      }
      const left = () => {
        stopWaiting()
        giveUp(refusal)
      }
      this.#waiting.add(begin)
      client.addEventListener('abort', left)
      const stopWaiting = startWaiting(giveUp)
    })
  }

  /** The place goes to the request that waits longest. */
  #giveOn(): void {
    const now = performance.now()
    if (this.#stood) this.#pace += (Math.min(now - this.#leftAt, longestPause) - this.#pace) / memory
    this.#leftAt = now
    const [begin] = this.#waiting
    if (begin) {
      this.#waiting.delete(begin)
      begin()
    } else this.#underWay--
    this.#stood = this.#waiting.size > 0
  }
}

const buying =
  /^\/(checkout\/steps|3dpayment|pm|manual-payment|ordermanualpayment|odeme\/.+|taksit\/.+|siparis\/.+|user\/(login|ikinci-adim|payment)|api\/(shopping\/(orders|mp)|orders|payment(-types?|-notices)?|auth|places)(\/.*)?)(\.data)?\/?$/i

/** Two lines with places of their own, so that buyers are refused last. */
export function openLines(): { of(path: string): Line } {
  const ordinary = new Line({ places: 8, longest: 700, most: 250 })
  const ofBuyers = new Line({ places: 8, longest: 4_000, most: 1_000 })
  return { of: (path) => (buying.test(path) ? ofBuyers : ordinary) }
}
