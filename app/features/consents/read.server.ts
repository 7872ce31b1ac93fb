import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { findUnproven } from '~/features/identity/identity.server'
import {
  type ConsentChannel,
  consentChannels,
  type ConsentState,
  type Contacts,
  normalizeRecipient,
  type RecipientType,
} from './consents'

/** A member's or a guest's addresses; `userId` is null for a guest. */
export type Person = Contacts & { userId: number | null }

/** The last answer of a person on each channel, for push that of the member's last device. */
export async function consentsOf(db: Db, { userId, email, phone }: Person): Promise<ConsentState[]> {
  const { rows } = await db.execute<{ channel: ConsentChannel; given: boolean; since: string }>(sql`
    select distinct on (channel) channel, given, created_at as since from consents
    where (channel = 'email' and recipient = ${normalizeRecipient('email', email)} and recipient <> '')
      or (channel in ('sms', 'call') and recipient = ${normalizeRecipient('sms', phone)} and recipient <> '')
      or (user_id = ${userId} and (channel = 'push' or (recipient = '' and ${phone} = '')))
    order by channel, id desc`)
  return consentChannels.map((channel) => {
    const row = rows.find((one) => one.channel === channel)
    return { channel, given: row?.given ?? false, since: row ? new Date(row.since) : null }
  })
}

/** transactional: about an order, a payment, a delivery or the membership; needs no consent (law 6563 art. 6). */
export type Purpose = 'commercial' | 'transactional'

/** A recipient as the sender knows them. */
export type Recipient = { recipient: string; recipientType: RecipientType }

/**
 * The recipients, as they were given, to whom a message may go. A person must have agreed, and a member's e-mail address
 * must be proven; a trader must not have refused (law 6563 art. 6). Two statements for any number of recipients.
 */
export async function mayMessage<R extends Recipient>(
  db: Db,
  { channel, recipients, purpose }: { channel: ConsentChannel; recipients: readonly R[]; purpose: Purpose },
): Promise<R[]> {
  if (purpose === 'transactional' || recipients.length === 0) return [...recipients]
  const known = recipients.map((one) => ({ one, address: normalizeRecipient(channel, one.recipient) }))
  const { rows } = await db.execute<{ recipient: string; given: boolean; userId: number | null }>(sql`
    select distinct on (recipient) recipient, given, user_id as "userId" from consents
    where channel = ${channel} and recipient = any(${sql.param(known.map(({ address }) => address))}::text[])
    order by recipient, id desc`)
  const last = new Map(rows.map((row) => [row.recipient, row]))
  const owners = channel === 'email' ? rows.flatMap(({ userId }) => userId ?? []) : []
  const unproven = new Set(await findUnproven(db, owners))
  return known
    .filter(({ one, address }) => {
      if (address === '') return false
      const row = last.get(address)
      if (!row) return one.recipientType === 'TACIR'
      return row.given && !(row.userId !== null && unproven.has(row.userId))
    })
    .map(({ one }) => one)
}

/** All recipients whose last answer on a channel is a consent; `mayMessage` says to which of them a message may go. */
export async function listAgreed(db: Db, channel: ConsentChannel): Promise<string[]> {
  return (await listAgreedWithType(db, channel)).map(({ recipient }) => recipient)
}

/** The same with the type that each recipient had when they agreed. */
export async function listAgreedWithType(db: Db, channel: ConsentChannel): Promise<Recipient[]> {
  const { rows } = await db.execute<Recipient>(sql`
    select recipient, recipient_type as "recipientType" from (
      select distinct on (recipient) recipient, recipient_type, given from consents
      where channel = ${channel} and recipient <> '' order by recipient, id desc
    ) last where given`)
  return rows
}

/** A member's answers for the data export (KVKK art. 11), also those given as a guest under the verified address. */
export async function exportConsents(
  db: Db,
  { userId, email, emailVerified }: { userId: number; email: string; emailVerified: boolean },
) {
  const own = emailVerified ? email : null
  const { rows } = await db.execute(sql`
    select channel, recipient, recipient_type as "recipientType", given, source, form, text_version as "textVersion",
      wording, ip, stated_at as "statedAt", created_at as "createdAt"
    from consents where user_id = ${userId} or (channel = 'email' and recipient = ${own}) order by id desc`)
  return { consents: rows }
}
