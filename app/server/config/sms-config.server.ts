import { z } from 'zod'
import { BadConfig } from './bad-config.server'
import { text } from '../server.text'

const { must } = text.config

const key = z
  .string()
  .regex(/^[\x21-\x7e]{4,200}$/, must.providerKey)
  .optional()

export const smsEnvironment = {
  SMS_TRANSPORT: z.enum(['file', 'netgsm', 'none'], must.smsTransport).optional(),
  NETGSM_USER: key,
  NETGSM_PASSWORD: key,
  NETGSM_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9 .&-]{3,11}$/, must.netgsmHeader)
    .optional(),
  NETGSM_URL: z
    .url({ protocol: /^https?$/, error: must.providerUrl, abort: true })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.netgsm.com.tr'),
}

type Environment = z.infer<z.ZodObject<typeof smsEnvironment>> & { VITRIN_MODE: 'demo' | 'live' }

/** The transport of text messages. `none`: the shop sends none. */
export type SmsConfig =
  | { transport: 'none' | 'file' }
  | { transport: 'netgsm'; url: string; user: string; password: string; header: string }

/** The configured transport. Throws BadConfig for an incomplete provider, one without TLS, and for files in a live shop. */
export function readSms(e: Environment): SmsConfig {
  const transport = e.SMS_TRANSPORT ?? (e.VITRIN_MODE === 'demo' ? 'file' : 'none')
  if (transport === 'file' && e.VITRIN_MODE === 'live')
    throw new BadConfig(text.config.invalid('SMS_TRANSPORT', must.noSmsFiles))
  if (transport !== 'netgsm') return { transport }
  const { NETGSM_USER: user, NETGSM_PASSWORD: password, NETGSM_HEADER: header, NETGSM_URL: url } = e
  if (!user || !password || !header) throw new BadConfig(text.config.missingForSms)
  const { protocol, hostname } = new URL(url)
  const staysHere = e.VITRIN_MODE === 'demo' && /^(localhost|127\.0\.0\.1)$/.test(hostname)
  if (protocol !== 'https:' && !staysHere)
    throw new BadConfig(text.config.invalid('NETGSM_URL', must.providerUrl))
  return { transport, url, user, password, header }
}
