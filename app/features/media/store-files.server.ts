import { isOutage } from '~/db/connection/outage.server'
import type { Storage } from './storage.server'

export type FilePlace = {
  storage: Storage
  log?: { error(what: object, message: string): void } | undefined
}

/**
 * Stores files, then writes what refers to them. Returns what `write` returned; null when the files cannot be stored, as
 * on a full disk: nothing is written then, and the operator is told. Files are removed again when `isReferred` denies that
 * anything refers to them or `write` failed; they stay where the database went away, as it may have written all the same.
 */
export async function storeFiles<T>(
  { storage, log }: FilePlace,
  files: readonly { key: string; bytes: Uint8Array }[],
  write: () => Promise<T>,
  isReferred: (written: T) => boolean = () => true,
): Promise<T | null> {
  const remove = () => Promise.all(files.map(({ key }) => storage.remove(key).catch(() => undefined)))
  try {
    for (const { key, bytes } of files) await storage.write(key, bytes)
  } catch (err) {
    log?.error({ err }, 'a file that was sent cannot be stored')
    await remove()
    return null
  }
  try {
    const written = await write()
    if (!isReferred(written)) await remove()
    return written
  } catch (error) {
    if (!isOutage(error)) await remove()
    throw error
  }
}
