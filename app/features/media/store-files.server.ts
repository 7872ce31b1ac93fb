import { isOutage } from '~/db/connection/outage.server'
import type { Storage } from './storage.server'

export type FilePlace = {
  storage: Storage
  log?: { error(what: object, message: string): void } | undefined
}

/**
 * Stores files, then runs `write`, which refers to them. Returns the result of `write`; null when the files cannot be
 * stored, for example on a full disk: then `write` does not run and the error is logged. When `write` fails, or
 * `isReferred` returns false, the files are removed; they stay when the connection was lost, since the write may have
 * been committed.
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
