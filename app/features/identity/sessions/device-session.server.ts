import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { SignedIn } from '../identity'
import type { VerifiedToken } from '../provider.server'
import { sessions, users } from '../tables.server'

const day = 24 * 3_600_000

/** Days of a session: with remember-me, and at most for one that ends with the browser. */
const lifetimeDays = { remembered: 365, short: 1 }

/** Opens a session on a device. `cookie` is the signed token; it alone opens the session. */
export async function openDeviceSession(
  db: Transaction,
  secret: string,
  device: { userId: number; remembered: boolean; ipAddress: string; userAgent: string; now: Date },
): Promise<{ cookie: string; sessionId: number }> {
  const { now, ...row } = device
  const token = randomBytes(32).toString('base64url')
  const days = row.remembered ? lifetimeDays.remembered : lifetimeDays.short
  const [session] = await db
    .insert(sessions)
    .values({
      ...row,
      token,
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + days * day),
    })
    .returning({ sessionId: sessions.id })
  return { cookie: `${token}.${signature(token, secret)}`, ...session! }
}

/** The signed-in user of a cookie; null when it is unsigned, unknown, ended, or its user is disabled. */
export async function findSignedIn(
  db: Db,
  cookie: string | undefined,
  secret: string,
  now: Date,
): Promise<(SignedIn & { staffRole: string | null; remembered: boolean }) | null> {
  const token = cookie === undefined ? null : tokenOf(cookie, secret)
  if (token === null) return null
  const [found] = await db
    .select({
      userId: users.id,
      uid: users.uid,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      staffRole: users.staffRole,
      sessionId: sessions.id,
      remembered: sessions.remembered,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now), isNull(users.disabledAt)))
  return found ?? null
}

/** The user of an ID token; null when it was revoked, its session has ended, or its user is disabled. */
export async function findByToken(
  db: Db,
  { uid, issuedAt, sessionId }: VerifiedToken,
  now: Date,
): Promise<(SignedIn & { staffRole: string | null }) | null> {
  const isOpen = and(
    eq(sessions.userId, users.id),
    eq(sessions.id, sessionId ?? 0),
    gt(sessions.expiresAt, now),
  )
  const [found] = await db
    .select({
      userId: users.id,
      uid: users.uid,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      staffRole: users.staffRole,
      sessionId: sessions.id,
      validFrom: users.tokensValidFrom,
    })
    .from(users)
    .leftJoin(sessions, isOpen)
    .where(and(eq(users.uid, uid), isNull(users.disabledAt)))
  if (!found || (sessionId !== null && found.sessionId === null)) return null
  const { validFrom, ...user } = found
  if (validFrom && validFrom > issuedAt) return null
  return { ...user, sessionId: user.sessionId ?? 0 }
}

/** Ends the session of a cookie, if it has one. */
export async function endDeviceSession(
  db: Transaction,
  cookie: string | undefined,
  secret: string,
): Promise<void> {
  const token = cookie === undefined ? null : tokenOf(cookie, secret)
  if (token !== null) await db.delete(sessions).where(eq(sessions.token, token))
}

function tokenOf(cookie: string, secret: string): string | null {
  const [token = '', given = ''] = cookie.split('.')
  const wanted = Buffer.from(signature(token, secret))
  const sent = Buffer.from(given)
  return sent.length === wanted.length && timingSafeEqual(sent, wanted) ? token : null
}

const signature = (token: string, secret: string) =>
  createHmac('sha256', secret).update('session ').update(token).digest('base64url')
