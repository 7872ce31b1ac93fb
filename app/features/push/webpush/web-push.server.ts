import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { calling } from '~/db/tracing/trace.server'
import {
  type Guard,
  guardedLookup,
  InnerAddress,
  refuseInnerHost,
} from '~/http/outgoing/guarded-lookup.server'
import { isPublicAddress } from '~/http/outgoing/public-address.server'
import { maxBytes, type PushDelivery, type PushMessage, type PushOptions, type PushTarget } from '../push'
import { encryptMessage } from './encrypt.server'
import { vapidHeader, vapidKeysOf } from './vapid.server'

/** Sends to the browsers' push services. */
export type WebPush = {
  /** The shop's public key, with which browsers subscribe. */
  publicKey: string
  send: (target: PushTarget, message: PushMessage, options: PushOptions) => Promise<PushDelivery>
}

/** How untrusted addresses of push services are checked; tests allow their own server, by http. */
export type PushGuard = Guard & { http?: true }
const publicOnly: PushGuard = { isAllowedAddress: isPublicAddress }

/** Whether an address may belong to a push service: https on the public internet (promise P16). */
export function isPushService(endpoint: string, guard: PushGuard = publicOnly): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (url.protocol !== 'https:' && !(guard.http && url.protocol === 'http:')) return false
  try {
    refuseInnerHost(url, guard)
    return true
  } catch {
    return false
  }
}

type Means = {
  secret: string
  clock: () => Date
  /** A `mailto:` address by which a push service reaches the shop. */
  subject: string
  guard?: PushGuard
  timeoutMs?: number
}

/** Opens the sender for the browsers' own push services (RFC 8030, 8291, 8292). */
export function openWebPush(means: Means): WebPush {
  const { secret, clock, subject, guard = publicOnly, timeoutMs = 10_000 } = means
  const keys = vapidKeysOf(secret)
  return { publicKey: keys.publicKey, send }

  async function send(
    target: PushTarget,
    message: PushMessage,
    { ttl, urgency }: PushOptions,
  ): Promise<PushDelivery> {
    if (!target.keys || !isPushService(target.token, guard)) return 'gone'
    const body = encryptMessage(Buffer.from(JSON.stringify(message)), target.keys)
    if (body.length > maxBytes) return 'refused'
    const url = new URL(target.token)
    try {
      return deliveryOf(
        await post(url, body, {
          ttl: String(ttl),
          urgency,
          topic: topicOf(message.tag),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'content-length': String(body.length),
          authorization: vapidHeader(url, keys, { subject, now: clock() }),
        }),
      )
    } catch (error) {
      // A name with an inner address belongs to no push service.
      if (error instanceof InnerAddress) return 'gone'
      throw error
    }
  }

  /** The status of the answer. Redirects are not followed. */
  function post(url: URL, body: Buffer, headers: Record<string, string>): Promise<number> {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const signal = AbortSignal.timeout(timeoutMs)
    const options = { method: 'POST', headers, signal, agent: false, lookup: guardedLookup(guard) }
    const sent = () =>
      new Promise<number>((resolved, rejected) => {
        request(url, options, (answer) => {
          answer.resume()
          resolved(answer.statusCode ?? 0)
        })
          .on('error', rejected)
          .end(body)
      })
    return calling('push', { method: 'POST' }, sent)
  }
}

function deliveryOf(status: number): PushDelivery {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  // 401, 403: the subscription belongs to another key of the shop.
  if (status === 401 || status === 403) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  return 'refused'
}

/** At most 32 letters that the header `Topic` takes (RFC 8030 §5.4): a later message replaces a waiting one. */
const topicOf = (tag: string) => tag.replace(/[^\w-]/g, '-').slice(0, 32)
