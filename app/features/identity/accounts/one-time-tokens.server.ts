import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { TokenPurpose } from '../identity'
import { oneTimeTokens } from '../tables.server'

/** Minutes a token is good (promise P11: at most 30). */
const minutes: Record<TokenPurpose, number> = { 'reset-password': 30, 'second-factor': 5 }

/** Makes a token; the database keeps only its hash. The one before for the same purpose is good no more. */
export async function makeToken(
  db: Transaction,
  purpose: TokenPurpose,
  userId: number,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await dropTokens(db, purpose, userId)
  await db.insert(oneTimeTokens).values({
    ...{ tokenHash: hashOf(token), purpose, userId },
    expiresAt: new Date(now.getTime() + minutes[purpose] * 60_000),
  })
  return token
}

/** Uses a token up. Returns whose it was; null when it is unknown, used or too old. */
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

/** Condition for the row of a token that is still good. */
export const isGood = (purpose: TokenPurpose, token: string, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, hashOf(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, now),
  )

const hashOf = (token: string) => createHash('sha256').update(token).digest()
