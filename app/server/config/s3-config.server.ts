import { z } from 'zod'
import { BadConfig } from './bad-config.server'
import type { S3Place } from '~/features/media/s3-storage.server'
import { text } from '../server.text'

const { must } = text.config

const key = z
  .string()
  .regex(/^[\x21-\x7e]{3,200}$/, must.s3Key)
  .optional()

export const s3Environment = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: must.s3Endpoint, abort: true })
    .refine((url) => {
      const { search, hash, username, password } = new URL(url)
      return !search && !hash && !username && !password
    }, must.s3Endpoint)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,50}$/, must.s3Region)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, must.s3Bucket)
    .optional(),
  S3_ACCESS_KEY_ID: key,
  S3_SECRET_ACCESS_KEY: key,
  S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(?:[./][\w-]+)*$/, must.s3Prefix)
    .optional(),
}

type Environment = z.infer<z.ZodObject<typeof s3Environment>>

/** The bucket of the shop's files; null: they are in the data folder. Throws BadConfig when only a part is given. */
export function readS3(e: Environment): S3Place | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_PREFIX: prefix } = e
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  if (endpoint && region && bucket && accessKeyId && secretAccessKey)
    return { endpoint, region, bucket, accessKeyId, secretAccessKey, prefix: prefix ?? '' }
  if (!endpoint && !region && !bucket && !accessKeyId && !secretAccessKey && !prefix) return null
  const missing = needed.filter((name) => !e[name])
  throw new BadConfig(text.config.missingForS3(missing.join(', ')))
}

const needed = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
