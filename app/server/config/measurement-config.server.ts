import { z } from 'zod'
import { BadConfig } from './bad-config.server'
import type { MeasurementService } from '~/features/measurement/measurement'
import { text } from '../server.text'

const { must } = text.config

export const measurementEnvironment = {
  GA4_API_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{4,200}$/, must.providerKey)
    .optional(),
  GA4_URL: z
    .url({ protocol: /^https?$/, error: must.providerUrl, abort: true })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://www.google-analytics.com'),
}

type Environment = z.infer<z.ZodObject<typeof measurementEnvironment>> & {
  VITRIN_MODE: 'demo' | 'live'
}

/** The service that purchases are reported to; null: none is. Throws BadConfig for an address without TLS. */
export function readMeasurement(e: Environment): MeasurementService | null {
  const { GA4_API_SECRET: secret, GA4_URL: url } = e
  if (!secret) return null
  const { protocol, hostname } = new URL(url)
  const staysHere = e.VITRIN_MODE === 'demo' && /^(localhost|127\.0\.0\.1)$/.test(hostname)
  if (protocol !== 'https:' && !staysHere)
    throw new BadConfig(text.config.invalid('GA4_URL', must.providerUrl))
  return { url, secret }
}
