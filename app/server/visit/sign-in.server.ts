import { transaction } from '~/db/transaction.server'
import {
  choiceCookie,
  forgetCookie,
  passingCookie,
  readCookie,
  sessionCookie,
  sessionCookieName,
  userCookie,
  userCookieName,
} from '~/features/identity/sessions/cookies.server'
import { newSessionToken } from '~/features/identity/sessions/guest-session.server'
import {
  type AlsoAtSignIn,
  deviceCookieName,
  endDeviceSession,
  finishSignIn,
  type Opened,
  signIn,
  signInAfterSetUp,
  type SignInAsking,
  type SignInOutcome,
} from '~/features/identity/identity.server'
import { leaveGuestSession } from '../merge.server'
import type { RequestContext } from '../shop.server'
import { findStandingOf } from './visit.server'

/** Signs in on this device and moves the guest's data to the member, in one transaction. */
export async function signInHere(
  visit: RequestContext,
  request: Request,
  input: { email: string; password: string; remembered: boolean },
): Promise<SignInOutcome> {
  const outcome = await signIn(askingOf(visit, request), input, takesOver(visit))
  if (outcome.status === 'signed_in') keepSignedIn(visit, outcome, input.remembered)
  if (outcome.status === 'second_factor') {
    const value = `${outcome.token}.${input.remembered ? 1 : 0}`
    visit.cookies.push(passingCookie(waitingCookieName(isSecure(visit)), value, isSecure(visit)))
  }
  return outcome
}

/** The sign-in of this browser that waits for its second factor; null when there is none. */
export function readWaiting(
  visit: RequestContext,
  request: Request,
): { token: string; remembered: boolean } | null {
  const value = readCookie(request.headers.get('cookie'), waitingCookieName(isSecure(visit)))
  const [token = '', remembered] = (value ?? '').split('.')
  return token ? { token, remembered: remembered === '1' } : null
}

/** Finishes a sign-in with the code of the second factor. */
export async function finishHere(visit: RequestContext, request: Request, code: string) {
  const waiting = readWaiting(visit, request)
  if (!waiting) return { status: 'too_late' } as const
  const outcome = await finishSignIn(askingOf(visit, request), { ...waiting, code }, takesOver(visit))
  if (outcome.status === 'signed_in') keepSignedIn(visit, outcome, waiting.remembered)
  return outcome
}

/** Finishes a sign-in right after the second factor was set up; that page already belongs to the member. */
export async function finishAfterSetUp(visit: RequestContext, request: Request): Promise<void> {
  const waiting = readWaiting(visit, request)
  if (!waiting) return
  const outcome = await signInAfterSetUp(askingOf(visit, request), waiting, takesOver(visit))
  if (outcome.status !== 'signed_in') return
  keepSignedIn(visit, outcome, waiting.remembered)
  const { user, sessionId } = outcome
  const signedIn = { ...user, sessionId, emailVerified: true }
  visit.visitor = (await findStandingOf(visit.db, signedIn, visit.visitor.sessionHash)) ?? visit.visitor
}

/**
 * Signs out of this device. The browser has no session afterwards, so the next page begins a new one and clears the browser's
 * storage; the member's basket stays on the server (docs/product.md §2).
 */
export async function signOutHere(visit: RequestContext, request: Request): Promise<void> {
  const secure = isSecure(visit)
  const cookie = readCookie(request.headers.get('cookie'), userCookieName(secure))
  await transaction(visit.db, (db) => endDeviceSession(db, cookie, visit.secret))
  const names = [sessionCookieName(secure), userCookieName(secure), 'coupon', 'sortBy', lastRouteName]
  visit.cookies = names.map((name) => forgetCookie(name, secure))
}

/** Cookie with the last page of a guest, to return to after signing in. */
export const lastRouteName = 'lastRoute'

/** The facts of this request that identity's operations need. */
export function askingOf(visit: RequestContext, request: Request): SignInAsking {
  const secure = isSecure(visit)
  const cookies = request.headers.get('cookie')
  return {
    ...visit,
    cookies,
    secure,
    session: readCookie(cookies, userCookieName(secure)),
    userAgent: request.headers.get('user-agent') ?? '',
    needsSecondFactor: visit.config.mode === 'live',
  }
}

function takesOver({ visitor }: RequestContext): AlsoAtSignIn {
  return async (db, user) => {
    const member = await findStandingOf(db, { ...user, emailVerified: true }, visitor.sessionHash)
    if (!visitor.isNew) await leaveGuestSession(db, visitor.sessionHash, member)
  }
}

// The guest's session ends too, so that an attacker cannot use a planted session id after the sign-in (promise P10).
function keepSignedIn(visit: RequestContext, opened: Opened, remembered: boolean): void {
  const secure = isSecure(visit)
  visit.cookies = [
    sessionCookie(newSessionToken(), secure),
    userCookie(opened.session, remembered, secure),
    choiceCookie(deviceCookieName(secure), opened.device, secure),
    forgetCookie(waitingCookieName(secure), secure),
    forgetCookie(lastRouteName, secure),
  ]
}

const waitingCookieName = (secure: boolean) => (secure ? '__Host-waiting' : 'waiting')
const isSecure = (visit: RequestContext) => visit.origin.startsWith('https:')
