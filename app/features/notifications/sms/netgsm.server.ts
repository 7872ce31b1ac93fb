import { z } from 'zod'
import { calling } from '~/db/tracing/trace.server'
import { countSegments, withoutTurkish } from '~/kernel/sms-segments'
import type { Sms, SmsAnswer, TextMessage } from './sms.server'

export type NetgsmKeys = { url: string; user: string; password: string; header: string }

const mostBytes = 64 * 1024

const answerOf = z.object({
  code: z.string().max(10),
  jobid: z.union([z.string().max(40), z.number()]).nullish(),
})

const reportOf = z.object({
  code: z.string().max(10),
  jobs: z
    .array(
      z.object({
        jobid: z.union([z.string().max(40), z.number()]),
        status: z.union([z.string().max(4), z.number()]),
      }),
    )
    .default([]),
})
/** Rows of one page of a report. */
const mostRows = 500
/** States of a message: under way, and arrived. Every other one means that it never will. */
const waitingAtNetgsm = 0
const arrivedAtNetgsm = 1

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
      const body = isCode ? codeOf(message, header) : textOf(message, header)
      const response = await ask(isCode ? 'otp' : 'send', body)
      return read(await bodyOf(response), response.status)
    },
    async report(jobids) {
      // One number may stand in several rows, as a long text has parts; a page has room for them.
      const response = await ask('report', { jobids, pagenumber: 0, pagesize: mostRows })
      return readReport(await bodyOf(response), response.status)
    },
  }

  function ask(call: string, body: object): Promise<Response> {
    const sent = () =>
      fetch(`${url}/sms/rest/v2/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(body),
        // A redirect is refused, so that the password goes only to the configured address.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
    return calling('sms', { method: 'POST', host: new URL(url).hostname }, sent).catch(unreachable)
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

/** Throws for an answer without rows, unless the provider says that there are none (60). */
function readReport(body: string, status: number): Map<string, 'delivered' | 'undelivered'> {
  const answer = reportOf.safeParse(parsed(body))
  if (!answer.success) throw new Error(`Netgsm answered ${status} without a code`)
  const { code, jobs } = answer.data
  if (code === '60') return new Map()
  if (code !== '00') throw new Error(`Netgsm answered with code ${/^\d{1,4}$/.test(code) ? code : 'unknown'}`)
  return new Map(
    jobs
      .filter(({ status }) => Number(status) !== waitingAtNetgsm)
      .map(({ jobid, status }) => [
        String(jobid),
        Number(status) === arrivedAtNetgsm ? 'delivered' : 'undelivered',
      ]),
  )
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
