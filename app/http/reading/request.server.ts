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

// A demo without PUBLIC_URL is reached on this machine only; any other Host is somebody's forgery.
function publicOrigin(request: Request, config: Config): string {
  if (config.publicUrl) return config.publicUrl.origin
  const host = request.headers.get('host') ?? ''
  return isLoopback(host) ? `http://${host}` : `http://${config.host}:${config.port}`
}

/** Whether a Host header names this machine itself. */
export function isLoopback(host: string): boolean {
  return loopback.test(host)
}

/**
 * Throws 400 for an address with a NUL in it, as no page has one and the database takes it in no text, and for one with
 * more parameters than are read.
 */
export function refuseUnreadableAddress(request: Request): void {
  if (/%00/.test(request.url)) throw new Problem(400, 'bad_address', text.badAddress)
  refuseManyParameters(request.url)
}

/**
 * Address of the visitor. X-Forwarded-For is believed for as many proxies as TRUST_PROXY says: what stands further left
 * anybody may have written. What is no address counts for nothing.
 */
export function clientIp(request: Request, remote: string | undefined, trustProxy: number): string {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const believed = trustProxy > 0 ? forwarded.at(-trustProxy) : undefined
  return readAddress(believed ?? '') ?? readAddress(remote ?? '') ?? 'unknown'
}

/**
 * A write that carries our cookie must come from our own pages (promise B50). Without a cookie nothing of
 * anybody's can change, so programs may call without an Origin.
 */
export function refuseForeignWrite(request: Request, origin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const from = request.headers.get('origin')
  const ours = from === null ? request.headers.get('sec-fetch-site') === 'same-origin' : from === origin
  if (!ours && (from !== null || request.headers.has('cookie')))
    throw new Problem(403, 'foreign_origin', text.foreignOrigin)
}
