import type { S3Place } from '~/features/media/s3-storage.server'
import { isStorageFailure } from '~/features/media/storage.server'
import { type BackupBucket, openBackupBucket } from '~/server/backups/bucket.server'
import type { Places } from '~/server/config/config.server'
import { Refusal } from '../../start/operator.mjs'
import { text } from '../text'

/** The bucket of backups. Throws a Refusal when the settings name none. */
export function requireBucket({ backupS3 }: Pick<Places, 'backupS3'>): S3Place {
  if (!backupS3) throw new Refusal(text.noBucket)
  return backupS3
}

/** Does some work with a bucket of backups. Its failure becomes a Refusal with the sentence of `failed`, which says what to do. */
export async function withBucket<T>(
  place: S3Place,
  failed: (bucket: string, reason: string) => string,
  work: (bucket: BackupBucket) => Promise<T>,
): Promise<T> {
  try {
    return await work(await openBackupBucket(place))
  } catch (error) {
    throw isStorageFailure(error) ? new Refusal(failed(place.bucket, error.message)) : error
  }
}
