import { z } from 'zod'
import { cookieChoiceKey, readCookieChoice } from '~/features/consents/consents'
import { datedCookie, readCookie } from '~/features/identity/identity.server'
import { dayInIstanbul } from '~/kernel/dates'
import { cleaned, daysKept, stillCounting, type Touch, touchKinds, type Touches } from './referrers'

/** Name of the cookie with the touches of a visitor who agreed to measuring. */
export const referrerCookieName = 'referrer'

const text = z.string().refine((given) => cleaned(given) === given)
const touch = z.tuple([z.enum(touchKinds), text, text, text, text, text, z.iso.date()])
const touches = z.tuple([touch, touch])
/** Longer values are none of ours: two touches have at most 10 texts of 60 characters. */
const longestValue = 3_500

/** Touches as the value of the cookie and of the field in the cookie notice. */
export function writeTouches({ first, last }: Touches): string {
  const row = ({ kind, source, medium, campaign, term, content, on }: Touch) => [
    kind,
    source,
    medium,
    campaign,
    term,
    content,
    on,
  ]
  return Buffer.from(JSON.stringify([row(first), row(last)])).toString('base64url')
}

/** The touches in such a value that still count; null for anything else, as a browser may send whatever it likes. */
export function readTouches(value: string | null | undefined, now: Date): Touches | null {
  if (!value || value.length > longestValue || !/^[\w-]+$/.test(value)) return null
  const { data } = touches.safeParse(parsed(Buffer.from(value, 'base64url').toString('utf8')))
  return data ? stillCounting({ first: ofRow(data[0]), last: ofRow(data[1]) }, dayInIstanbul(now)) : null
}

const ofRow = ([kind, source, medium, campaign, term, content, on]: z.infer<typeof touch>): Touch => ({
  kind,
  source,
  medium,
  campaign,
  term,
  content,
  on,
})

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The `Set-Cookie` value that keeps touches for 90 days. */
export function touchesCookie(kept: Touches, secure: boolean): string {
  return datedCookie(referrerCookieName, writeTouches(kept), {
    days: daysKept,
    secure,
  })
}

/** True when the visitor has agreed to measuring (Analitik) in the present cookie notice. */
export function agreesToMeasuring(headers: Headers): boolean {
  const choice = readCookieChoice(readCookie(headers.get('cookie'), cookieChoiceKey))
  return choice?.kinds.includes('analitik') ?? false
}

/** First and last touch of the visitor who sends these headers; null without consent to measuring. */
export function touchesOf(headers: Headers, now: Date): Touches | null {
  return agreesToMeasuring(headers)
    ? readTouches(readCookie(headers.get('cookie'), referrerCookieName), now)
    : null
}

/** The buyer's consent to measuring and the touches that an order keeps. */
export function measuredBy(headers: Headers, now: Date): { touches: Touches | null; measured: boolean } {
  return {
    touches: touchesOf(headers, now),
    measured: agreesToMeasuring(headers),
  }
}

/** True when the browser still keeps touches. */
export function hasTouches(headers: Headers): boolean {
  return readCookie(headers.get('cookie'), referrerCookieName) !== undefined
}
