import { checkStorage } from '~/features/media/check-storage.server'
import { filesFolder, folderStorage, isStorageFailure, type Storage } from '~/features/media/storage.server'
import { BadConfig } from './config/bad-config.server'
import type { Config } from './config/config.server'
import type { Log } from './log.server'
import { text } from './server.text'

/** The storage of the shop's files: a bucket when the configuration names one, otherwise a folder. Only a bucket loads its library. */
export async function openStorage({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): Promise<Storage> {
  if (!s3) return folderStorage(filesFolder(dataFolder))
  const { s3Storage } = await import('~/features/media/s3-storage.server')
  return s3Storage(s3)
}

/**
 * Tries a bucket at the start. Throws BadConfig when it refuses, since only other settings or rights help; tells of a bucket that
 * is away and lets the shop start, which sells without pictures meanwhile.
 */
export async function tryBucket(
  { config: { s3 }, storage, log }: { config: Pick<Config, 's3'>; storage: Storage; log: Log },
  tell: (line: string) => void,
): Promise<void> {
  if (!s3) return
  try {
    await checkStorage(storage)
  } catch (error) {
    if (!isStorageFailure(error)) throw error
    if (error.kind === 'refused') throw new BadConfig(text.bucketRefuses(s3.bucket, error.message))
    log.warn({ err: error }, 'the file storage is away')
    tell(text.bucketAway(s3.bucket, error.message))
  }
}
