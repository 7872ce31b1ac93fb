import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type Asking, tooMany, type TooMany } from './asking.server'
import { seal, unseal } from './sealing.server'
import { recoveryCodes, secondFactors } from '../tables.server'

const purpose = 'second factor'
const step = 30
const recoveryCount = 10

/** True when signing in asks this user for a code. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const [factor] = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return factor !== undefined
}

/** The secret for an authenticator app; the same until it is confirmed. Null when it was confirmed before. */
export function setUpSecondFactor(db: Db, secret: string, userId: number): Promise<string | null> {
  return transaction(db, async (db) => {
    const made = seal(secret, purpose, base32(randomBytes(20)))
    await db.insert(secondFactors).values({ userId, sealedSecret: made }).onConflictDoNothing()
    const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
    return factor!.confirmedAt ? null : unseal(secret, purpose, factor!.sealedSecret)
  })
}

/** Confirms the app with its first code. Returns the recovery codes, shown only once; null when the code is wrong. */
export async function confirmSecondFactor(
  asking: Asking,
  userId: number,
  code: string,
): Promise<string[] | TooMany | null> {
  const refusal = await tooMany(asking, 'second_factor', String(userId))
  if (refusal) return refusal
  const { db, secret, clock } = asking
  return transaction(db, async (db) => {
    if (!(await acceptsCode(db, secret, userId, code, clock()))) return null
    await db.update(secondFactors).set({ confirmedAt: clock() }).where(eq(secondFactors.userId, userId))
    const codes = Array.from({ length: recoveryCount }, newRecoveryCode)
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(secret, code) })))
    return codes
  })
}

/**
 * The next code that a user's app accepts, for the demo shop, whose visitors have no app. Null without a second factor, and
 * for half a minute after two codes were used up.
 */
export async function nextCode(db: Db, secret: string, userId: number, now: Date): Promise<string | null> {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  if (!factor) return null
  const present = Math.floor(now.getTime() / 1_000 / step)
  const counter = Math.max(present, factor.lastStep + 1)
  if (counter > present + 1) return null
  const { HOTP, Secret } = await import('otpauth')
  const key = Secret.fromBase32(unseal(secret, purpose, factor.sealedSecret))
  return new HOTP({ secret: key, counter }).generate({ counter })
}

/** True for an unused code of the present half minute, the one before or the one after. */
export async function acceptsCode(
  db: Transaction,
  secret: string,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return false
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  if (!factor) return false
  const { Secret, TOTP } = await import('otpauth')
  const totp = new TOTP({ secret: Secret.fromBase32(unseal(secret, purpose, factor.sealedSecret)) })
  const timestamp = now.getTime()
  const distance = totp.validate({ token: digits, timestamp, window: 1 })
  if (distance === null) return false
  const lastStep = Math.floor(timestamp / 1_000 / step) + distance
  const { rowCount } = await db
    .update(secondFactors)
    .set({ lastStep })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, lastStep)))
  return rowCount === 1
}

/** Uses up a recovery code; false when it is invalid. */
export async function usesRecoveryCode(
  db: Transaction,
  secret: string,
  userId: number,
  code: string,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(secret, code))))
  return rowCount === 1
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 50 random bits without ambiguous letters: `K7RM2-XQ9TB`. */
function newRecoveryCode(): string {
  const ten = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${ten.slice(0, 5)}-${ten.slice(5)}`
}

// Keyed, because 50 bits could be guessed from a plain hash in a leaked database.
const hashOf = (secret: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery ${code.toUpperCase().replace(/[^A-Z\d]/g, '')}`)
    .digest()

function base32(bytes: Buffer): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => alphabet[parseInt(five, 2)]!)
}
