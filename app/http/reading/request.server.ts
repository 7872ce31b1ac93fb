import type { Config } from '~/server/config/config.server'
import { readAddress } from './address.server'
import { refuseManyParameters } from './body-fields.server'
import { Problem } from '../answering/problem.server'
import { text } from '../text'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Rebuilds `request.url` from PUBLIC_URL, so that links and Origin checks are right behind TLS and proxies. */
export function withPublicUrl(request: Request, config: Config): Request {
  const url = new URL(request.url)
  const base = publicOrigin(request, config)
  return base === url.origin ? request : new Request(base + url.pathname + url.search, request)
}

// A demo without PUBLIC_URL is reached from this machine only, so any other Host header is forged.
function publicOrigin(request: Request, config: Config): string {
  if (config.publicUrl) return config.publicUrl.origin
  const host = request.headers.get('host') ?? ''
  return isLoopback(host) ? `http://${host}` : `http://${config.host}:${config.port}`
}

/** Whether a Host header names this machine. */
export function isLoopback(host: string): boolean {
  return loopback.test(host)
}

/** Throws 400 for an address that contains a NUL, which PostgreSQL cannot store, or that has too many parameters. */
export function refuseUnreadableAddress(request: Request): void {
  if (/%00/.test(request.url)) throw new Problem(400, 'bad_address', text.badAddress)
  refuseManyParameters(request.url)
}

/**
 * IP address of the visitor. X-Forwarded-For is trusted for as many proxies as TRUST_PROXY says, since any client can write the
 * entries further left. Entries that are no address are ignored.
 */
export function clientIp(request: Request, remote: string | undefined, trustProxy: number): string {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const believed = trustProxy > 0 ? forwarded.at(-trustProxy) : undefined
  return readAddress(believed ?? '') ?? readAddress(remote ?? '') ?? 'unknown'
}

/**
 * Throws 403 for a write that carries our cookie but comes from another site (promise B50). A call without a cookie acts
 * without a session, so programs may call without an Origin.
 */
export function refuseForeignWrite(request: Request, origin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const from = request.headers.get('origin')
  const ours = from === null ? request.headers.get('sec-fetch-site') === 'same-origin' : from === origin
  if (!ours && (from !== null || request.headers.has('cookie')))
    throw new Problem(403, 'foreign_origin', text.foreignOrigin)
}
