import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import {
  type Guard,
  guardedLookup,
  InnerAddress,
  refuseInnerHost,
} from '~/http/outgoing/guarded-lookup.server'
import { text } from '../text'

export type DownloadLimits = Guard & {
  /** Limit for the whole download: name look-up, redirects and body. */
  timeoutMs: number
  maxBytes: number
}

/** reached: the server answered, so further addresses there may be tried. reason: in Turkish. */
export type Download =
  | { status: 'done'; bytes: Buffer }
  | { status: 'failed'; reached: boolean; reason: string }

const mostRedirects = 3

/**
 * Fetches a file from an untrusted address (promise P16): only by http and https, and only from public addresses. Addresses
 * are checked on connecting, so that a name cannot change its address after the check, and for every redirect. Never throws.
 */
export async function download(address: string, limits: DownloadLimits): Promise<Download> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    for (let url = new URL(address), hop = 0; hop <= mostRedirects; hop++) {
      const answer = await open(url, limits, signal)
      const status = answer.statusCode ?? 0
      const location = answer.headers.location
      if (status >= 300 && status < 400 && location) {
        answer.destroy()
        url = new URL(location, url)
        continue
      }
      if (status !== 200) {
        answer.destroy()
        return failed(text.answered(status))
      }
      return { status: 'done', bytes: await readBody(answer, limits.maxBytes) }
    }
    return failed(text.tooManyRedirects)
  } catch (error) {
    if (error instanceof Refusal) return failed(error.message)
    if (error instanceof InnerAddress) return failed(text.innerAddress)
    if (error instanceof TypeError) return failed(text.badAddress)
    return { status: 'failed', reached: false, reason: signal.aborted ? text.tooSlow : text.unreachable }
  }
}

class Refusal extends Error {}

function open(url: URL, limits: DownloadLimits, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Refusal(text.badAddress)
  if (url.username || url.password) throw new Refusal(text.badAddress)
  refuseInnerHost(url, limits)
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const headers = { accept: 'image/avif,image/webp,image/*', 'user-agent': 'Vitrin' }
  return new Promise((resolved, rejected) => {
    get(url, { signal, headers, agent: false, lookup: guardedLookup(limits) }, resolved).on('error', rejected)
  })
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    throw new Refusal(text.tooLarge)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new Refusal(text.tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function failed(reason: string): Download {
  return { status: 'failed', reached: true, reason }
}
