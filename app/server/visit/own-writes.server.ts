import { createHmac, timingSafeEqual } from 'node:crypto'
import { endOfLog, type Lsn } from '~/db/replicas/lsn'
import { briefCookie, readCookie } from '~/features/identity/sessions/cookies.server'
import type { RequestContext } from '../shop.server'

/** Seconds for which a browser remembers the position of its last write. A replica that is further behind is left out long before. */
const kept = 10
/** Clocks of processes differ by less, in seconds. */
const clocks = 2

type Signing = Pick<RequestContext, 'secret' | 'clock'>

/**
 * Answers a request so that its visitor sees what the visitor has written. A read may come from a replica that has the visitor's last
 * writes; after a write the browser gets a cookie with their position. Without replicas it only answers.
 */
export async function seeingOwnWrites(
  visit: RequestContext,
  { method, headers }: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { replicas, origin, stored } = visit
  // A program with an ID token keeps no cookies, so the primary answers it.
  if (!replicas || headers.has('authorization')) return answer()
  const secure = origin.startsWith('https:')
  const isRead = method === 'GET' || method === 'HEAD'
  const wrote = readCookie(headers.get('cookie'), cookieName(secure))
  const call = isRead ? replicas.call(readPosition(visit, wrote)) : null
  const response = await (call ? replicas.during(call, answer) : answer())
  if (!stored && (call?.hasWritten ?? true)) {
    const value = writePosition(visit, await replicas.position())
    visit.cookies.push(briefCookie(cookieName(secure), value, { seconds: kept, secure }))
  }
  return response
}

const cookieName = (secure: boolean) => (secure ? '__Host-wrote' : 'wrote')

/** The value of the cookie: position, time and signature. A visitor who could invent positions could make every read wait. */
export function writePosition(signing: Signing, position: Lsn): string {
  const now = Math.floor(signing.clock().getTime() / 1_000)
  const content = `${position.toString(36)}.${now.toString(36)}`
  return `${content}.${signatureOf(signing, content)}`
}

/** The position in a cookie's value; 0 for a value that is missing, too old or not ours. */
export function readPosition(signing: Signing, value: string | undefined): Lsn {
  const [, content, lsn, time, signature] =
    /^(([0-9a-z]{1,13})\.([0-9a-z]{1,8}))\.([\w-]{22})$/.exec(value ?? '') ?? []
  if (!content || !lsn || !time || !signature) return 0n
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(signing, content)))) return 0n
  const age = signing.clock().getTime() / 1_000 - parseInt(time, 36)
  if (age > kept + 1 || age < -clocks) return 0n
  const position = Array.from(lsn).reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n)
  return position < endOfLog ? position : endOfLog
}

const signatureOf = ({ secret }: Signing, content: string) =>
  createHmac('sha256', secret).update(`own writes:${content}`).digest('base64url').slice(0, 22)
