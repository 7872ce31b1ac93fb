import { Problem } from '~/http/answering/problem.server'
import { text } from '~/http/text'
import type { Storage } from './storage.server'

const address = /^\/media\/([0-9a-f]{16,64})\/video\.(mp4|vtt)$/
const types = { mp4: 'video/mp4', vtt: 'text/vtt; charset=utf-8' } as const

export const videoKey = (hash: string, type: keyof typeof types) => `videos/${hash}.${type}`

/**
 * Answers `/media/{hash}/video.mp4`, whole or in the range that a player asks for, and its captions `video.vtt`; null for
 * every other path. Throws Problem 404 for an unknown film.
 */
export async function serveVideo(
  request: Request,
  path: string,
  { storage }: { storage: Storage },
): Promise<Response | null> {
  const [, hash, type] = address.exec(path) ?? []
  if (!hash) return null
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Problem(405, 'method_not_allowed', text.methodNotAllowed, [], { allow: 'GET, HEAD' })
  const bytes = await storage.read(videoKey(hash, type as keyof typeof types))
  if (!bytes) throw new Problem(404, 'not_found', text.notFound)
  const headers = {
    'content-type': types[type as keyof typeof types],
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  const range = rangeOf(request.headers.get('range'), bytes.length)
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${bytes.length}` },
    })
  const part = range ? bytes.subarray(range.from, range.to + 1) : bytes
  const shown = request.method === 'HEAD' ? null : (part as BodyInit)
  return new Response(shown, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(part.length),
      ...(range ? { 'content-range': `bytes ${range.from}-${range.to}/${bytes.length}` } : {}),
    },
  })
}

/** The asked bytes, both ends included; null without a range or with several, which are answered whole. */
export function rangeOf(
  header: string | null,
  length: number,
): { from: number; to: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  return from < length && from <= to ? { from, to } : 'unsatisfiable'
}
