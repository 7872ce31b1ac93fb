import { beforeAskingOutside, startWaiting } from '~/db/connection/patience.server'
import { Problem } from '../answering/problem.server'
import { text } from '../text'

type Limits = {
  /** Requests that are worked on at once. */
  places: number
  /** Longest expected wait of a request, in ms. */
  longest: number
  /** Most requests that wait. */
  most: number
}

// ms. A younger line is a burst of requests and accepts all of them.
const young = 300
// ms: a longer pause of the process counts as this long.
const longestPause = 1_000
const memory = 16

export const overloaded = 'overloaded'
// One error object for all refusals: a stack trace does not help here and would take as long as the rest of the refusal.
const refusal = new Problem(503, overloaded, text.overloaded, [], { 'retry-after': '5' })

/**
 * Requests that are worked on, and requests that wait in the order they came. A request that would wait too long is refused at
 * once (promise L40). The expected wait follows from how fast others left lately, so a busy machine accepts fewer.
 */
export class Line {
  #limits: Limits
  #underWay = 0
  #waiting = new Set<() => void>()
  #standsSince = 0
  #leftAt = 0
  /** ms between two requests that leave while others wait. */
  #pace = 10
  #stood = false
  #refused = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Throws 503 when a request that comes now would wait too long. */
  refuseWhenLong(): void {
    const { places, longest, most } = this.#limits
    const { size } = this.#waiting
    const isYoung = size === 0 || performance.now() - this.#standsSince < young
    const isLong = (places + size) * this.#pace > longest
    if (size < most && (isYoung || !isLong)) return
    this.#refused++
    throw refusal
  }

  /** Requests that are worked on now, those that wait, and those that were refused since the start. */
  get counts(): { underWay: number; waiting: number; refused: number } {
    return { underWay: this.#underWay, waiting: this.#waiting.size, refused: this.#refused }
  }

  /**
   * Resolves when there is a place, with the function that leaves it. Throws when the line is too long, when the request has
   * used up its time, and when its client has gone. A request that waits for an outside service leaves its place.
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

  /** Gives the place to the request that has waited longest. */
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

export type Lines = { named: Readonly<Record<'ordinary' | 'buyers', Line>>; of(path: string): Line }

/** Two lines with separate places, so that buyers are refused last. */
export function openLines(): Lines {
  const ordinary = new Line({ places: 8, longest: 700, most: 250 })
  const buyers = new Line({ places: 8, longest: 4_000, most: 1_000 })
  return { named: { ordinary, buyers }, of: (path) => (buying.test(path) ? buyers : ordinary) }
}
