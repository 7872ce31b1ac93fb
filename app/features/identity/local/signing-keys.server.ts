import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { seal, unseal } from '../accounts/sealing.server'
import { signingKeys } from '../tables.server'

const day = 24 * 3_600_000
const signsFor = 30 * day
/** A key verifies for a day longer than it signs; by then its tokens have expired. */
const verifiesFor = signsFor + day
const purpose = 'signing key'

export type SigningKey = { kid: string; privateKey: string }

/** The signing key; a new one once the last is 30 days old. */
export async function currentKey(db: Db, secret: string, now: Date): Promise<SigningKey> {
  return (await findCurrent(db, secret, now)) ?? transaction(db, (db) => makeKey(db, secret, now))
}

/** The public key of an id as PEM; null when it is unknown or expired. */
export async function publicKeyOf(db: Db, kid: string, now: Date): Promise<string | null> {
  const isYoung = gt(signingKeys.createdAt, new Date(now.getTime() - verifiesFor))
  const [key] = await db
    .select({ publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .where(and(eq(signingKeys.kid, kid), isYoung))
  return key?.publicKey ?? null
}

/** Deletes expired keys. */
export async function dropOldKeys(db: Db, now: Date): Promise<void> {
  await db.delete(signingKeys).where(lt(signingKeys.createdAt, new Date(now.getTime() - verifiesFor)))
}

async function findCurrent(db: Db, secret: string, now: Date): Promise<SigningKey | null> {
  const [key] = await db
    .select()
    .from(signingKeys)
    .where(gt(signingKeys.createdAt, new Date(now.getTime() - signsFor)))
    .orderBy(desc(signingKeys.createdAt))
    .limit(1)
  return key ? { kid: key.kid, privateKey: unseal(secret, purpose, key.sealedPrivateKey) } : null
}

async function makeKey(db: Db, secret: string, now: Date): Promise<SigningKey> {
  // Serializes processes that find no key at once, so that one is made.
  await db.execute(sql`lock table signing_keys in share row exclusive mode`)
  const made = await findCurrent(db, secret, now)
  if (made) return made
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomBytes(9).toString('base64url')
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  await db.insert(signingKeys).values({
    kid,
    createdAt: now,
    sealedPrivateKey: seal(secret, purpose, privateKey),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }) as string,
  })
  return { kid, privateKey }
}
