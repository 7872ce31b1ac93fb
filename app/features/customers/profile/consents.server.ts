import { desc, eq } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { normalizeEmail } from '~/kernel/turkish'
import { type ConsentChannel, consentChannels, type ConsentState, consentTextVersion } from './consents'
import { consents } from '../tables.server'

/** Records the ticked and unticked boxes by channel. */
export async function recordConsents(
  db: Transaction,
  who: { userId: number; email: string; ip: string; now: Date },
  given: readonly ConsentChannel[],
): Promise<void> {
  await db.insert(consents).values(
    consentChannels.map((channel) => ({
      userId: who.userId,
      email: normalizeEmail(who.email),
      ip: who.ip,
      createdAt: who.now,
      channel,
      given: given.includes(channel),
      textVersion: consentTextVersion,
    })),
  )
}

/** The present consents by channel with their times; null for channels never asked about. */
export async function readConsents(db: Db, userId: number): Promise<ConsentState[]> {
  const { channel, given, createdAt, id } = consents
  const rows = await db
    .selectDistinctOn([channel], { channel, given, since: createdAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(channel, desc(id))
  return consentChannels.map((name) => {
    const row = rows.find((one) => one.channel === name)
    return { channel: name, given: row?.given ?? false, since: row?.since ?? null }
  })
}
