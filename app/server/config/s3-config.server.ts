import { z } from 'zod'
import { BadConfig } from './bad-config.server'
import type { S3Place } from '~/features/media/s3-storage.server'
import { text } from '../server.text'

const { must } = text.config

const key = z
  .string()
  .regex(/^[\x21-\x7e]{3,200}$/, must.s3Key)
  .optional()

const endpoint = z
  .url({ protocol: /^https?$/, error: must.s3Endpoint, abort: true })
  .refine((url) => {
    const { search, hash, username, password } = new URL(url)
    return !search && !hash && !username && !password
  }, must.s3Endpoint)
  .transform((url) => url.replace(/\/+$/, ''))
  .optional()
const region = z
  .string()
  .regex(/^[\w-]{1,50}$/, must.s3Region)
  .optional()
const bucket = z
  .string()
  .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, must.s3Bucket)
  .optional()
const prefix = z
  .string()
  .regex(/^[\w-]+(?:[./][\w-]+)*$/, must.s3Prefix)
  .optional()

/** The settings of two buckets: of the shop's files, and of backups. */
export const s3Environment = {
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: key,
  S3_SECRET_ACCESS_KEY: key,
  S3_PREFIX: prefix,
  BACKUP_S3_ENDPOINT: endpoint,
  BACKUP_S3_REGION: region,
  BACKUP_S3_BUCKET: bucket,
  BACKUP_S3_ACCESS_KEY_ID: key,
  BACKUP_S3_SECRET_ACCESS_KEY: key,
  BACKUP_S3_PREFIX: prefix,
}

type Environment = z.infer<z.ZodObject<typeof s3Environment>>

/** The bucket of the settings that begin with `which`; null: there is none. Throws BadConfig when only a part is given. */
export function readS3(e: Environment, which: 'S3' | 'BACKUP_S3'): S3Place | null {
  const [endpoint, region] = [e[`${which}_ENDPOINT`], e[`${which}_REGION`]]
  const [bucket, prefix] = [e[`${which}_BUCKET`], e[`${which}_PREFIX`]]
  const accessKeyId = e[`${which}_ACCESS_KEY_ID`]
  const secretAccessKey = e[`${which}_SECRET_ACCESS_KEY`]
  if (endpoint && region && bucket && accessKeyId && secretAccessKey)
    return { endpoint, region, bucket, accessKeyId, secretAccessKey, prefix: prefix ?? '' }
  if (!endpoint && !region && !bucket && !accessKeyId && !secretAccessKey && !prefix) return null
  const missing = needed.map((name) => `${which}_${name}` as const).filter((name) => !e[name])
  throw new BadConfig(text.config.missingForS3(missing.join(', ')))
}

const needed = ['ENDPOINT', 'REGION', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const
