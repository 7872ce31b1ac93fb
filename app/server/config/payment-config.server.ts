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
  IYZICO_URL: address.default('https://api.iyzipay.com'),
  PAYTR_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,20}$/, must.paytrMerchant)
    .optional(),
  PAYTR_MERCHANT_KEY: secretText(must.providerKey),
  PAYTR_MERCHANT_SALT: secretText(must.providerKey),
  PAYTR_TEST_MODE: z.enum(['0', '1'], must.paytrTestMode).default('0'),
  PAYTR_URL: address.default('https://www.paytr.com'),
}

type Environment = z.infer<z.ZodObject<typeof paymentEnvironment>> & { VITRIN_MODE: 'demo' | 'live' }

export type PaymentConfig = {
  /** The provider of new card payments. */
  gateway: 'test' | 'iyzico' | 'paytr' | 'none'
  /** Null when it is not set up. When it is, old payments can be queried and refunded. */
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
  const gateway = e.PAYMENT_GATEWAY ?? (e.VITRIN_MODE === 'demo' ? 'test' : 'none')
  if (gateway === 'test' && e.VITRIN_MODE === 'live')
    throw new BadConfig(text.config.invalid('PAYMENT_GATEWAY', must.noTestBank))
  return { gateway, iyzico: readIyzico(e, gateway === 'iyzico'), paytr: readPaytr(e, gateway === 'paytr') }
}

function readIyzico(e: Environment, chosen: boolean): PaymentConfig['iyzico'] {
  const given = allOrNone(e, ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'], chosen)
  if (!given) return null
  const [apiKey, secretKey] = given as [string, string]
  return { apiKey, secretKey, url: guarded(e, 'IYZICO_URL') }
}

function readPaytr(e: Environment, chosen: boolean): PaymentConfig['paytr'] {
  const names = ['PAYTR_MERCHANT_ID', 'PAYTR_MERCHANT_KEY', 'PAYTR_MERCHANT_SALT'] as const
  const given = allOrNone(e, names, chosen)
  if (!given) return null
  const [merchantId, merchantKey, merchantSalt] = given as [string, string, string]
  const testMode = e.PAYTR_TEST_MODE === '1'
  return { merchantId, merchantKey, merchantSalt, url: guarded(e, 'PAYTR_URL'), testMode }
}

function allOrNone(e: Environment, names: readonly (keyof Environment)[], needed: boolean): unknown[] | null {
  const missing = names.filter((name) => !e[name])
  if (missing.length === names.length && !needed) return null
  if (missing.length > 0) throw new BadConfig(text.config.missingForPayments(missing.join(', ')))
  return names.map((name) => e[name])
}

/** Throws BadConfig for an address without TLS: keys and payers' names must be encrypted on the way. */
function guarded(e: Environment, name: 'IYZICO_URL' | 'PAYTR_URL'): string {
  const { protocol, hostname } = new URL(e[name])
  const staysHere = e.VITRIN_MODE === 'demo' && /^(localhost|127\.0\.0\.1)$/.test(hostname)
  if (protocol !== 'https:' && !staysHere) throw new BadConfig(text.config.invalid(name, must.providerUrl))
  return e[name]
}
