import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { isWithdrawn, withdraw } from '~/features/consents/consents.server'
import { newsletterRecipients } from '../tables.server'
import type { Receiver } from './links.server'

/** Whether the receiver of a link has ended the newsletter, here or elsewhere. */
export function hasUnsubscribed(db: Db, { email, recipientType }: Receiver): Promise<boolean> {
  return isWithdrawn(db, { channel: 'email', recipient: email, recipientType })
}

/**
 * Withdraws the consent to advertising by email of a link's receiver, and counts it for the newsletter that they got.
 * Again without effect.
 */
export function unsubscribe(
  db: Db,
  { recipientId, email, recipientType }: Receiver,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  return transaction(db, async (db) => {
    const subscription = {
      channel: 'email',
      recipient: email,
      recipientType,
    } as const
    const outcome = await withdraw(db, subscription, {
      ip,
      form: 'bulten',
      now,
    })
    if (recipientId === null || outcome === 'already') return
    const isTheirs = and(
      eq(newsletterRecipients.id, recipientId),
      isNull(newsletterRecipients.unsubscribedAt),
    )
    await db.update(newsletterRecipients).set({ unsubscribedAt: now }).where(isTheirs)
  })
}
