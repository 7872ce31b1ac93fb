import { z } from 'zod'
import { countSegments, withoutTurkish } from './segments'
import type { Sms, SmsAnswer, TextMessage } from './sms.server'

export type NetgsmKeys = { url: string; user: string; password: string; header: string }

const mostBytes = 64 * 1024

const answerOf = z.object({
  code: z.string().max(10),
  jobid: z.union([z.string().max(40), z.number()]).nullish(),
})

/**
 * Codes that may go away by themselves: too many requests, too many messages to a number, system error. Every other one
 * needs somebody to change the text, the account or the consent.
 */
const passing = new Set(['80', '85', '100', '101'])

/** `iysfilter`: whose consent Netgsm looks up at İYS; information needs none. */
const filters = { information: '0', consumers: '11', merchants: '12' } as const

/** Sends by Netgsm's REST API, version 2. A server silent for `patience` ms counts as failed (promise R34). */
export function netgsm({ url, user, password, header }: NetgsmKeys, patience = 10_000): Sms {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return {
    async send(message) {
      const isCode = message.kind === 'code'
      const response = await fetch(`${url}/sms/rest/v2/${isCode ? 'otp' : 'send'}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(isCode ? codeOf(message, header) : textOf(message, header)),
        // A redirect is refused, so that the password goes only to the configured address.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch(unreachable)
      return read(await bodyOf(response), response.status)
    },
  }
}

const codeOf = ({ to, words }: TextMessage, header: string) => ({
  msgheader: header,
  msg: withoutTurkish(words),
  no: toNational(to),
})

function textOf({ to, words, kind }: TextMessage, header: string) {
  const { encoding } = countSegments(words)
  return {
    msgheader: header,
    messages: [{ msg: words, no: toNational(to) }],
    ...(encoding === 'gsm' ? {} : { encoding: 'TR' }),
    iysfilter: filters[kind === 'code' ? 'information' : kind],
  }
}

/** `+905321234567` → `5321234567`. */
const toNational = (phone: string) => phone.replace(/^\+90/, '')

// The error of fetch may name the address with its contents; nothing of it is kept.
function unreachable(error: Error): never {
  throw new Error(
    error.name === 'TimeoutError' ? 'Netgsm did not answer in time' : 'Netgsm cannot be reached',
  )
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length
      if (length > mostBytes) break
      chunks.push(chunk)
    }
  } catch (error) {
    unreachable(error as Error)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function read(body: string, status: number): SmsAnswer {
  const answer = answerOf.safeParse(parsed(body))
  if (!answer.success) throw new Error(`Netgsm answered ${status} without a code`)
  const { code, jobid } = answer.data
  if (code === '00') return { status: 'accepted', providerId: String(jobid ?? '') }
  if (passing.has(code)) throw new Error(`Netgsm answered with code ${code}`)
  return { status: 'refused', reason: /^\d{1,4}$/.test(code) ? code : 'unknown' }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
