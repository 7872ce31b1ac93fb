import { isIP } from 'node:net'
import { z } from 'zod'
import { text } from '../server.text'
import { portNumber } from './port.server'

const { must } = text.config

export const metricsEnvironment = {
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) > 0, must.host)
    .default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, must.metricsToken)
    .optional(),
}

/** Where metrics are served. */
export type MetricsConfig = {
  /** A port of their own; null: they are on the shop's port alone. */
  own: { port: number; host: string } | null
  /** The token that a scrape has to show; without it the shop's port has no metrics. */
  token: string | null
}

/** Where metrics are served; null: nowhere, and nothing is counted. */
export function readMetrics(e: z.infer<z.ZodObject<typeof metricsEnvironment>>): MetricsConfig | null {
  const own = e.METRICS_PORT === undefined ? null : { port: e.METRICS_PORT, host: e.METRICS_HOST }
  const token = e.METRICS_TOKEN ?? null
  return own || token ? { own, token } : null
}
