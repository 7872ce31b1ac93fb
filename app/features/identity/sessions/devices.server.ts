import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { dropOldAttempts } from '../accounts/attempts.server'
import type { SignedIn } from '../identity'
import { dropOldKeys } from '../local/signing-keys.server'
import { endSessions } from '../accounts/passwords.server'
import { dropOldGuests } from './shopper.server'
import { oneTimeTokens, sessions, users } from '../tables.server'

/** A signed-in device. `userAgent` is the browser's own, untrusted text. */
export type Device = {
  id: number
  userAgent: string
  ipAddress: string
  since: Date
  until: Date
  isThis: boolean
}

/** A user's signed-in devices, this one first, then the newest. */
export async function listDevices(db: Db, user: SignedIn, now: Date): Promise<Device[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  const devices = rows.map(({ id, userAgent, ipAddress, createdAt, expiresAt }) => ({
    id,
    userAgent,
    ipAddress,
    since: createdAt,
    until: expiresAt,
    isThis: id === user.sessionId,
  }))
  return devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** Signs a user out on one device; false when the device is not the user's. */
export async function endDevice(db: Db, user: SignedIn, deviceId: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.id, deviceId), eq(sessions.userId, user.userId)))
  return (rowCount ?? 0) > 0
}

/** Signs a user out everywhere else. */
export function endOtherDevices(db: Db, user: SignedIn, now: Date): Promise<void> {
  return transaction(db, (db) => endSessions(db, user.userId, now, user.sessionId))
}

/** Changes the fields that users may change themselves. */
export async function updateProfile(
  db: Db,
  user: SignedIn,
  { name }: { name: string },
  now: Date,
): Promise<void> {
  await db.update(users).set({ name, updatedAt: now }).where(eq(users.id, user.userId))
}

/** Deletes expired sessions, tokens, counted attempts, guests and keys. A daily job. */
export async function dropEnded(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
  await dropOldAttempts(db, now)
  await dropOldGuests(db, now)
  await dropOldKeys(db, now)
}
