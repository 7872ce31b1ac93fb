import { z } from 'zod'
import { BadConfig } from './bad-config.server'
import { text } from '../server.text'

const { must } = text.config

const secretText = (error: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]{4,200}$/, error)
    .optional()
const address = z
  .url({ protocol: /^https?$/, error: must.providerUrl, abort: true })
  .transform((url) => url.replace(/\/+$/, ''))

export const paymentEnvironment = {
  PAYMENT_GATEWAY: z.enum(['test', 'iyzico', 'paytr', 'none'], must.paymentGateway).optional(),
  IYZICO_API_KEY: secretText(must.providerKey),
  IYZICO_SECRET_KEY: secretText(must.providerKey),
  IYZICO_URL: address.optional(),
  PAYTR_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,20}$/, must.paytrMerchant)
    .optional(),
  PAYTR_MERCHANT_KEY: secretText(must.providerKey),
  PAYTR_MERCHANT_SALT: secretText(must.providerKey),
  PAYTR_TEST_MODE: z.enum(['0', '1'], must.paytrTestMode).default('0'),
  PAYTR_URL: address.optional(),
}

type Environment = z.infer<z.ZodObject<typeof paymentEnvironment>> & { VITRIN_MODE: 'demo' | 'live' }

export type PaymentConfig = {
  /** The provider of new card payments; null: staff choose it in the back office. */
  gateway: 'test' | 'iyzico' | 'paytr' | 'none' | null
  /** Addresses of the providers' servers; null: their usual ones. */
  urls: { iyzico: string | null; paytr: string | null }
  /** Null when the environment has no keys: staff then write them. With keys, old payments can be queried and refunded. */
  iyzico: { apiKey: string; secretKey: string; url: string } | null
  paytr: {
    merchantId: string
    merchantKey: string
    merchantSalt: string
    url: string
    testMode: boolean
  } | null
}

/** The configured card payments. Throws BadConfig for an incomplete provider, and for the test bank in a live shop. */
export function readPayments(e: Environment): PaymentConfig {
  const gateway = e.PAYMENT_GATEWAY ?? null
  if (gateway === 'test' && e.VITRIN_MODE === 'live')
    throw new BadConfig(text.config.invalid('PAYMENT_GATEWAY', must.noTestBank))
  const urls = { iyzico: guarded(e, 'IYZICO_URL'), paytr: guarded(e, 'PAYTR_URL') }
  return {
    gateway,
    urls,
    iyzico: readIyzico(e, urls.iyzico, gateway === 'iyzico'),
    paytr: readPaytr(e, urls.paytr, gateway === 'paytr'),
  }
}

/** Addresses of the providers' servers, and of iyzico's sandbox. */
export const usualUrls = {
  iyzico: 'https://api.iyzipay.com',
  iyzicoSandbox: 'https://sandbox-api.iyzipay.com',
  paytr: 'https://www.paytr.com',
} as const

function readIyzico(e: Environment, url: string | null, chosen: boolean): PaymentConfig['iyzico'] {
  const given = allOrNone(e, ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'], chosen)
  if (!given) return null
  const [apiKey, secretKey] = given as [string, string]
  return { apiKey, secretKey, url: url ?? usualUrls.iyzico }
}

function readPaytr(e: Environment, url: string | null, chosen: boolean): PaymentConfig['paytr'] {
  const names = ['PAYTR_MERCHANT_ID', 'PAYTR_MERCHANT_KEY', 'PAYTR_MERCHANT_SALT'] as const
  const given = allOrNone(e, names, chosen)
  if (!given) return null
  const [merchantId, merchantKey, merchantSalt] = given as [string, string, string]
  const testMode = e.PAYTR_TEST_MODE === '1'
  return { merchantId, merchantKey, merchantSalt, url: url ?? usualUrls.paytr, testMode }
}

function allOrNone(e: Environment, names: readonly (keyof Environment)[], needed: boolean): unknown[] | null {
  const missing = names.filter((name) => !e[name])
  if (missing.length === names.length && !needed) return null
  if (missing.length > 0) throw new BadConfig(text.config.missingForPayments(missing.join(', ')))
  return names.map((name) => e[name])
}

/** Throws BadConfig for an address without TLS: keys and payers' names must be encrypted on the way. */
function guarded(e: Environment, name: 'IYZICO_URL' | 'PAYTR_URL'): string | null {
  if (!e[name]) return null
  const { protocol, hostname } = new URL(e[name])
  const staysHere = e.VITRIN_MODE === 'demo' && /^(localhost|127\.0\.0\.1)$/.test(hostname)
  if (protocol !== 'https:' && !staysHere) throw new BadConfig(text.config.invalid(name, must.providerUrl))
  return e[name]
}
