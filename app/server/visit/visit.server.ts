import { randomBytes } from 'node:crypto'
import type { Db } from '~/db/connection.server'
import { findStanding, guestPriceKey, retailPriceKey } from '~/features/customers/customers.server'
import {
  forgetCookie,
  readCookie,
  sessionCookie,
  sessionCookieName,
  userCookieName,
} from '~/features/identity/sessions/cookies.server'
import {
  isSessionToken,
  newSessionToken,
  sessionHash,
} from '~/features/identity/sessions/guest-session.server'
import type { Member, PriceKey, SignedIn, Staff, Visitor } from '~/features/identity/identity'
import { findByToken, findSignedIn, getPermissions } from '~/features/identity/identity.server'
import type { Limits } from '~/http/bounds/limits.server'
import { Problem } from '~/http/answering/problem.server'
import { clientIp } from '~/http/reading/request.server'
import { everybody, type ForStore } from '~/http/stored/for-store.server'
import { text } from '~/http/text'
import type { Deps, Found, RequestContext } from '../shop.server'
import { memberFor } from './audience.server'

/**
 * The visitor of a request; the session is renewed for another 365 days. A new session forgets the sort order and the coupon of
 * the one before (specification §4).
 */
export async function openVisit(
  deps: Deps,
  request: Request,
  call: { requestId: string; remote?: string; limits: Limits; found: Found; stored?: ForStore | undefined },
): Promise<RequestContext> {
  const origin = new URL(request.url).origin
  const secure = origin.startsWith('https:')
  const cookies = request.headers.get('cookie')
  const given = readCookie(cookies, sessionCookieName(secure))
  const token = isSessionToken(given) ? given : newSessionToken()
  const isNew = token !== given
  const hash = sessionHash(token)
  const userCookie = readCookie(cookies, userCookieName(secure))
  const bearer = readBearer(request)
  if (bearer !== null && userCookie !== undefined)
    throw new Problem(400, 'two_identities', text.twoIdentities)
  const audience = call.stored?.audience ?? everybody
  const visitor =
    (await (audience !== everybody
      ? memberFor(deps.db, audience)
      : bearer === null
        ? findMember(deps, userCookie, hash)
        : requireBearer(deps, bearer, hash))) ??
    ({
      kind: 'guest',
      sessionHash: hash,
      isNew,
      priceKey: await guestPriceKey(deps.db),
      sees: 0,
    } satisfies Visitor)
  const priceKey = showPrices(visitor.priceKey, readCookie(cookies, 'kdv'))
  return {
    ...deps,
    log: deps.log.child({ requestId: call.requestId }),
    visitor: { ...visitor, priceKey },
    origin,
    ip: clientIp(request, call.remote, deps.config.trustProxy),
    limits: call.limits,
    retryAfter: null,
    requestId: call.requestId,
    frameOrigin: null,
    arrival: null,
    trackers: null,
    found: call.found,
    stored: call.stored ?? null,
    nonce: call.stored?.nonce ?? randomBytes(16).toString('base64'),
    outage: false,
    // A call with an ID token needs no session.
    cookies:
      bearer === null
        ? [
            sessionCookie(token, secure),
            ...(isNew ? [forgetCookie('sortBy', secure), forgetCookie('coupon', secure)] : []),
            // A visitor whose session has ended is a guest from now on.
            ...(userCookie !== undefined && visitor.kind === 'guest'
              ? [forgetCookie(userCookieName(secure), secure)]
              : []),
          ]
        : [],
  }
}

/** The price key with the visitor's choice of display: visitors with a list without KDV choose, net by default. */
function showPrices(key: PriceKey, chosen: string | undefined): PriceKey {
  if (key.kdvIncluded[key.listId] !== false) return key
  return { ...key, shown: chosen === 'gross' ? 'gross' : 'net' }
}

/** The signed-in user of this device; null for a guest, and for a user who is neither customer nor staff. */
export async function findMember(
  { db, secret, clock }: Pick<Deps, 'db' | 'secret' | 'clock'>,
  cookie: string | undefined,
  sessionHash: string,
): Promise<Member | Staff | null> {
  const found = await findSignedIn(db, cookie, secret, clock())
  return found && findStandingOf(db, found, sessionHash)
}

/** The ID token of a call of the API; pages know cookies only. An empty one, as old clients send, counts as none. */
function readBearer(request: Request): string | null {
  if (!new URL(request.url).pathname.startsWith('/api/')) return null
  const token = /^bearer\s*(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim()
  return token || null
}

/** The user of an ID token. Throws 401 for every invalid token (promise P13). */
async function requireBearer(
  { db, identity, clock }: Deps,
  bearer: string,
  sessionHash: string,
): Promise<Member | Staff> {
  const verified = await identity.verifyIdToken(bearer)
  const found = verified && (await findByToken(db, verified, clock()))
  const visitor = found && (await findStandingOf(db, found, sessionHash))
  if (visitor) return visitor
  throw new Problem(401, 'invalid_token', text.invalidToken, [], {
    'www-authenticate': 'Bearer error="invalid_token"',
  })
}

/** The standing of a signed-in user: staff, a member, or neither. */
export async function findStandingOf(
  db: Db,
  { staffRole, userId, uid, name, email, emailVerified, sessionId }: SignedIn & { staffRole: string | null },
  sessionHash: string,
): Promise<Member | Staff | null> {
  const user = { userId, uid, name, email, emailVerified, sessionId }
  const everybody = { sessionHash, isNew: false, user }
  if (staffRole) {
    const [priceKey, permissions] = await Promise.all([retailPriceKey(db), getPermissions(db, staffRole)])
    return { kind: 'staff', ...everybody, role: staffRole, permissions, priceKey, sees: 0 }
  }
  const standing = await findStanding(db, user.userId)
  return standing && { kind: 'member', ...everybody, ...standing }
}
