import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { TokenPurpose } from '../identity'
import { oneTimeTokens } from '../tables.server'

/** Minutes of validity (promise P11: at most 30). */
const minutes: Record<TokenPurpose, number> = { 'reset-password': 30, 'second-factor': 5 }

/** Makes a token and stores its hash. Earlier tokens for the same purpose become invalid. */
export async function makeToken(
  db: Transaction,
  purpose: TokenPurpose,
  userId: number,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await dropTokens(db, purpose, userId)
  await db.insert(oneTimeTokens).values({
    tokenHash: hashOf(token),
    purpose,
    userId,
    expiresAt: new Date(now.getTime() + minutes[purpose] * 60_000),
  })
  return token
}

/** Uses a token up and returns its user; null when it is unknown, used or expired. */
export async function useToken(
  db: Transaction,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<number | null> {
  const [used] = await db
    .delete(oneTimeTokens)
    .where(isGood(purpose, token, now))
    .returning({ userId: oneTimeTokens.userId })
  return used?.userId ?? null
}

async function dropTokens(db: Transaction, purpose: TokenPurpose, userId: number): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)))
}

/** SQL condition for the row of a valid token. */
export const isGood = (purpose: TokenPurpose, token: string, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, hashOf(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, now),
  )

const hashOf = (token: string) => createHash('sha256').update(token).digest()
