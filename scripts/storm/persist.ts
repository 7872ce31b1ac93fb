import { setTimeout as pause } from 'node:timers/promises'
import { isOutage } from '../../app/db/connection/outage.server'

/**
 * Work of the storm itself on the database, which is tried again while the database is away. Its effect may come twice, so it must
 * be one that a repetition does no harm to.
 */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      await pause(200)
    }
  }
}
