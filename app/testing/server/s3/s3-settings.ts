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

/** The settings of a shop whose files are in a bucket. */
export const environmentOf = (place: S3Place) => ({
  S3_ENDPOINT: place.endpoint,
  S3_REGION: place.region,
  S3_BUCKET: place.bucket,
  S3_ACCESS_KEY_ID: place.accessKeyId,
  S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  S3_PREFIX: place.prefix,
})
