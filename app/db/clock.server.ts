import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import type { Db } from './connection.server'

export type Clock = () => Date

/** Reads the database's clock in one round trip. */
export async function readClock(db: Db): Promise<Date> {
  return new Date((await sample(db)).time)
}

// ms
const pause = 10_000
const notable = 30_000
const jump = 1_000

type Sample = { time: number; at: number; within: number; systemTime: number }

/**
 * A clock that shows the database's time, so that all processes agree when an order ends, a price begins or a coupon
 * expires, even if the clock of their machine is wrong (promise R36). It reads the database's time at the start and every
 * ten seconds; in between this process counts the elapsed time. `stop` ends the comparisons.
 * `onDifference` gets the ms by which the machine's clock is ahead, when the difference exceeds 30 s.
 */
export async function followClock(
  db: Db,
  onDifference: (aheadMs: number) => void = () => undefined,
): Promise<{ clock: Clock; stop: () => void }> {
  let base = await sample(db)
  let reading = false
  const told = { ahead: 0 }
  tellDifference()
  const timer = setInterval(() => void compare(), pause).unref()
  return {
    clock() {
      const passed = performance.now() - base.at
      // The machine slept or its clock was set. The elapsed time may be wrong, so the database is read again.
      if (Math.abs(Date.now() - base.systemTime - passed) > jump) void compare()
      return new Date(base.time + passed)
    },
    stop: () => clearInterval(timer),
  }

  async function compare(): Promise<void> {
    if (reading) return
    reading = true
    try {
      const read = await sample(db)
      const counted = base.time + (read.at - base.at)
      const isRight = Math.abs(read.time - counted) <= read.within
      base = isRight ? { ...read, time: counted } : read
      tellDifference()
    } catch {
      // The database cannot be reached: this process goes on counting, and the next comparison tries again.
    } finally {
      reading = false
    }
  }

  function tellDifference(): void {
    const ahead = base.systemTime - base.time
    if (Math.abs(ahead) > notable && Math.abs(ahead - told.ahead) > notable) onDifference(ahead)
    told.ahead = ahead
  }
}

/** One reading: the database's time was `time` when this process's counter stood at `at`, accurate to `within` ms. */
async function sample(db: Db): Promise<Sample> {
  const sent = performance.now()
  const { rows } = await db.execute<{ time: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as time`,
  )
  const received = performance.now()
  return {
    time: Number(rows[0]!.time),
    at: (sent + received) / 2,
    within: (received - sent) / 2,
    systemTime: Date.now() - (received - sent) / 2,
  }
}
