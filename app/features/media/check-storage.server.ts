import { randomUUID } from 'node:crypto'
import { patiently } from '~/db/connection/patience.server'
import { type Storage, StorageFailure } from './storage.server'

// ms in all
const longest = 8_000

/**
 * Tries all that the shop does with its files, on a file of its own. Throws a StorageFailure. A bucket whose list may not be read
 * answers that a missing file is forbidden, so a missing one is asked for as well.
 */
export function checkStorage(storage: Storage): Promise<void> {
  const key = `probe/${randomUUID()}`
  const bytes = Buffer.from(key)
  return patiently(longest, async () => {
    const before = await storage.read(key)
    await storage.write(key, bytes)
    const written = await storage.read(key)
    await storage.remove(key)
    if (before || !written?.equals(bytes) || (await storage.read(key)))
      throw new StorageFailure('refused', 'a file did not come back as it was written')
  })
}
