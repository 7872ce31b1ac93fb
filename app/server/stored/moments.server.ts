import type { Db } from '~/db/connection.server'
import { untilNextMoment } from './next-moment.server'

export type Moments = {
  /** The moment (`performance.now()`) at which a price, a campaign or a text begins or ends by its date. */
  next(): Promise<number>
  stop(): void
}

/** Calls `reached` at each moment that was asked for, and `clocks` ms later, since the database's clock may be behind. */
export function followMoments(db: Db, { reached, clocks }: { reached: () => void; clocks: number }): Moments {
  let moment: { at: number; timer: NodeJS.Timeout } | undefined
  let after: NodeJS.Timeout | undefined

  function end(): void {
    moment = undefined
    reached()
    clearTimeout(after)
    after = setTimeout(reached, clocks).unref()
  }

  return {
    async next() {
      const ms = await untilNextMoment(db)
      const at = performance.now() + ms
      if (!moment || at < moment.at - 5) {
        clearTimeout(moment?.timer)
        moment = { at, timer: setTimeout(end, ms).unref() }
      }
      return at
    },
    stop() {
      clearTimeout(moment?.timer)
      clearTimeout(after)
    },
  }
}
