import { setTimeout as pause } from 'node:timers/promises'
import { isOutage } from '~/db/connection/outage.server'
import { text } from './server.text'

// ms
const longestWait = 60_000
const betweenTries = 500
const betweenLines = 5_000

/**
 * Runs `work` as soon as the database can be written to, and prints every few seconds that the start waits for it. Throws after
 * a minute, and at once for permanent errors such as a wrong password.
 */
export async function untilThere(work: () => Promise<void>, tell: (line: string) => void): Promise<void> {
  const began = performance.now()
  for (let told = -Infinity; ;) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      const left = began + longestWait - performance.now()
      if (left <= 0) {
        const seconds = longestWait / 1000
        throw new Error(text.databaseStaysAway(seconds, (error as Error).message), { cause: error })
      }
      if (performance.now() - told >= betweenLines) {
        tell(text.databaseAway(Math.ceil(left / 1000)))
        told = performance.now()
      }
      await pause(betweenTries)
    }
  }
}
