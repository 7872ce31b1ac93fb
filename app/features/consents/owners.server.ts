import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { ConsentChannel, RecipientType, Statement } from './consents'
import { normalizeRecipient } from './consents'
import { recordConsents } from './record.server'

type Given = { channel: ConsentChannel; recipient: string; recipientType: RecipientType }

/**
 * Withdraws everything that a member has agreed to, also as a guest under the same address, before the member is deleted.
 * The rows stay for three years without the user (docs/decisions/consents-are-answers-of-an-address.md).
 */
export async function forgetConsents(
  db: Transaction,
  user: { id: number; email: string },
  now: Date,
): Promise<void> {
  const { rows } = await db.execute<Given>(sql`
    select channel, recipient, recipient_type as "recipientType" from (
      select distinct on (channel, recipient) channel, recipient, recipient_type, given from consents
      where (channel, recipient) in (
        select channel, recipient from consents
        where user_id = ${user.id} or (channel = 'email' and recipient = ${normalizeRecipient('email', user.email)}))
        and (recipient <> '' or user_id = ${user.id})
      order by channel, recipient, id desc
    ) last where given`)
  for (const [recipientType, given] of Map.groupBy(rows, (row) => row.recipientType)) {
    const refusals = given.map(({ channel, recipient }) => ({ channel, recipient, given: false }))
    await recordConsents(db, refusals, { userId: user.id, recipientType, ip: '', form: 'hesap-silme', now })
  }
}

/**
 * Moves the answers about SMS and calls to a member's new phone number: agreed ones are withdrawn for the old number and
 * recorded for the new one.
 */
export async function moveConsents(
  db: Transaction,
  userId: number,
  { from, to }: { from: string; to: string },
  evidence: { ip: string; now: Date; recipientType: RecipientType },
): Promise<void> {
  const [old, next] = [normalizeRecipient('sms', from), normalizeRecipient('sms', to)]
  if (old === next) return
  const { rows } = await db.execute<Given>(sql`
    select channel from (
      select distinct on (channel) channel, given from consents
      where channel in ('sms', 'call') and recipient = ${old} and user_id = ${userId} order by channel, id desc
    ) last where given`)
  const moved = rows.flatMap(({ channel }): Statement[] => [
    { channel, recipient: old, given: false },
    { channel, recipient: next, given: true },
  ])
  await recordConsents(db, moved, { ...evidence, userId, form: 'numara-degisikligi' })
}

/**
 * Deletes answers whose evidence is no longer asked for: three years after a later answer, or after a refusal (Ticari
 * İletişim Yönetmeliği art. 13). The refusal of a trader stays, since without it messages would begin again.
 */
export async function dropOldConsents(db: Db, now: Date): Promise<void> {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 3)
  await db.execute(sql`
    delete from consents c where created_at < ${since.toISOString()} and (
      (not given and recipient_type = 'BIREYSEL' and not exists (
        select from consents later where later.recipient = c.recipient and later.channel = c.channel and later.id > c.id))
      or exists (
        select from consents later where later.recipient = c.recipient and later.channel = c.channel and later.id > c.id
          and later.created_at < ${since.toISOString()}))`)
}
