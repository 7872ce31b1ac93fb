import { z } from 'zod'
import { BadConfig } from './bad-config.server'
import { text } from '../server.text'

const { must } = text.config

export const invoiceEnvironment = {
  INVOICE_INTEGRATOR_URL: z
    .url({ protocol: /^https?$/, error: must.providerUrl, abort: true })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  INVOICE_INTEGRATOR_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{4,200}$/, must.providerKey)
    .optional(),
}

type Environment = z.infer<z.ZodObject<typeof invoiceEnvironment>> & { VITRIN_MODE: 'demo' | 'live' }

/** The invoice integrator; null: invoices are made by hand. Throws BadConfig for an incomplete one, and for one without TLS. */
export function readIntegrator(e: Environment): { url: string; key: string } | null {
  const { INVOICE_INTEGRATOR_URL: url, INVOICE_INTEGRATOR_KEY: key } = e
  if (!url && !key) return null
  if (!url || !key) throw new BadConfig(text.config.missingForInvoices)
  const { protocol, hostname } = new URL(url)
  const staysHere = e.VITRIN_MODE === 'demo' && /^(localhost|127\.0\.0\.1)$/.test(hostname)
  if (protocol !== 'https:' && !staysHere)
    throw new BadConfig(text.config.invalid('INVOICE_INTEGRATOR_URL', must.providerUrl))
  return { url, key }
}
