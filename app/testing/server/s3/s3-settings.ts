import type { S3Place } from '~/features/media/s3-storage.server'

/** A bucket on a port where nothing listens. */
export const nowhere: S3Place = {
  endpoint: 'http://127.0.0.1:1',
  region: 'eu-test-1',
  bucket: 'files',
  accessKeyId: 'tests',
  secretAccessKey: 'a-secret-of-tests',
  prefix: '',
}

/** The settings of a shop whose files are in a bucket; those of a bucket of backups with `BACKUP_S3`. */
export const environmentOf = (place: S3Place, which: 'S3' | 'BACKUP_S3' = 'S3') => ({
  [`${which}_ENDPOINT`]: place.endpoint,
  [`${which}_REGION`]: place.region,
  [`${which}_BUCKET`]: place.bucket,
  [`${which}_ACCESS_KEY_ID`]: place.accessKeyId,
  [`${which}_SECRET_ACCESS_KEY`]: place.secretAccessKey,
  [`${which}_PREFIX`]: place.prefix,
})
