import { Problem } from '~/http/answering/problem.server'
import { isKnown } from '~/http/answering/kept.server'
import { text } from '~/http/text'
import type { Part, Storage } from './storage.server'
import { videoKey } from './video.server'

const address = /^\/media\/([0-9a-f]{16,64})\/video\.mp4$/

/**
 * Answers `/media/{hash}/video.mp4`, whole or the part that a header `Range` asks for, without which Safari plays no film;
 * null for every other path.
 */
export async function serveVideo(
  request: Request,
  path: string,
  { storage }: { storage: Storage },
): Promise<Response | null> {
  const [, hash] = address.exec(path) ?? []
  if (!hash) return null
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Problem(405, 'method_not_allowed', text.methodNotAllowed, [], { allow: 'GET, HEAD' })
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${hash}-video"`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  if (isKnown(request.headers.get('if-none-match'), headers.etag))
    return new Response(null, { status: 304, headers })
  const key = videoKey(hash)
  const length = await storage.size(key)
  if (length === null) throw new Problem(404, 'not_found', text.notFound)
  const type = { ...headers, 'content-type': 'video/mp4' }
  const isNewer = (request.headers.get('if-range') ?? headers.etag) !== headers.etag
  const range = isNewer ? null : readRange(request.headers.get('range'), length)
  if (range === 'outside')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${length}` },
    })
  const part = range ?? { first: 0, last: length - 1 }
  const body = request.method === 'HEAD' ? null : await storage.stream(key, part)
  if (!body && request.method !== 'HEAD') throw new Problem(404, 'not_found', text.notFound)
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...type,
      'content-length': String(part.last - part.first + 1),
      ...(range ? { 'content-range': `bytes ${range.first}-${range.last}/${length}` } : {}),
    },
  })
}

/** The one range of a header; null for none, several or an unknown form: the whole file is a correct answer to these (RFC 9110 §14.2). */
export function readRange(header: string | null, length: number): Part | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const wanted = Math.min(Number(to), length)
    return wanted === 0 ? 'outside' : { first: length - wanted, last: length - 1 }
  }
  const first = Number(from)
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && Number(to) < first) return null
  return first >= length ? 'outside' : { first, last }
}
