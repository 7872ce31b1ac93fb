import type { IncomingMessage, ServerResponse } from 'node:http'
import { preferredEncoding } from '../answering/compress.server'
import { isKnown } from '../answering/kept.server'
import { plainBytes, type StoredAnswer } from './stored-answer.server'

/** Headers that are of the moment: names and values in turn. */
type OfNow = readonly string[]

/** Sends an answer: 304 to who has it, the head alone to HEAD. Everything is written in one call. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
  ofNow: OfNow = [],
): void {
  const { headers, method } = request
  const body = bodyFor(answer, headers['if-none-match'], headers['accept-encoding'] as string | undefined)
  const head = body?.head ?? answer.unchanged
  response.writeHead(body ? 200 : 304, ofNow.length > 0 ? [...head, ...ofNow] : head)
  if (!body || method === 'HEAD') response.end()
  else response.end(body.bytes())
}

/** The same as an answer of `fetch`. */
export function storedResponse(
  { method, headers }: Request,
  answer: StoredAnswer,
  ofNow: OfNow = [],
): Response {
  const body = bodyFor(answer, headers.get('if-none-match'), headers.get('accept-encoding'))
  if (!body) return new Response(null, { status: 304, headers: pairs([...answer.unchanged, ...ofNow]) })
  return new Response(method === 'HEAD' ? null : (body.bytes() as BodyInit), {
    headers: pairs([...body.head, ...ofNow]),
  })
}

/** Head and bytes for a request; null when the client has them. */
function bodyFor(
  answer: StoredAnswer,
  has: string | null | undefined,
  accepted: string | null | undefined,
): { head: string[]; bytes: () => Buffer } | null {
  if (has && (has === answer.etag || isKnown(has, answer.etag))) return null
  const encoding = encodingOf(accepted ?? '')
  if (encoding === 'identity') return { head: answer.plainHead, bytes: () => plainBytes(answer) }
  const { head, bytes } = answer[encoding]
  return { head, bytes: () => bytes }
}

/** The few values of this header that browsers send, so that each is read once. */
const known = new Map<string, 'br' | 'gzip' | 'identity'>()
const mostKnown = 200

function encodingOf(accepted: string): 'br' | 'gzip' | 'identity' {
  const read = known.get(accepted)
  if (read) return read
  const encoding = preferredEncoding(accepted) ?? 'identity'
  if (known.size < mostKnown) known.set(accepted, encoding)
  return encoding
}

const pairs = (head: readonly string[]): [string, string][] =>
  Array.from({ length: head.length / 2 }, (_, i) => [head[2 * i]!, head[2 * i + 1]!])
