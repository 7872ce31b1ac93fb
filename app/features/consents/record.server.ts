import { sql } from 'drizzle-orm'
import { rowsFor } from '~/db/recordset.server'
import type { Transaction } from '~/db/connection.server'
import {
  type ConsentChannel,
  consentTextVersion,
  consentWording,
  normalizeRecipient,
  type RecipientType,
  type Statement,
} from './consents'
import { consents } from './tables.server'

/** The person who answered, the place and the time. `form` names the form, as `uyelik`; `now` comes from the database's clock. */
export type Evidence = {
  userId: number | null
  recipientType: RecipientType
  ip: string
  form: string
  now: Date
  /** A source of İYS; `HS_WEB` unless it came another way. */
  source?: string
  /** The sentences shown, where they differ from those of the feature. */
  wording?: Partial<Record<ConsentChannel, string>>
}

/**
 * Records answers, each as a new row, also unchanged ones: every answer is evidence. A refusal counts for the recipient as
 * a person and as a trader.
 */
export async function recordConsents(
  db: Transaction,
  statements: readonly Statement[],
  evidence: Evidence,
): Promise<void> {
  if (statements.length === 0) return
  const { userId, recipientType, ip, form, now, source = 'HS_WEB', wording = {} } = evidence
  const made = statements.map(({ channel, recipient, given }) => ({
    userId,
    channel,
    recipient: normalizeRecipient(channel, recipient),
    recipientType,
    given,
    source,
    form,
    textVersion: consentTextVersion,
    wording: wording[channel] ?? consentWording[channel],
    ip,
    statedAt: now,
    createdAt: now,
  }))
  const both = [...made, ...(await refusalsOfOtherType(db, made))]
  const { names, rows } = rowsFor(consents, both)
  await db.execute(sql`insert into consents (${names}) select i.* from ${rows}`)
}

type Made = typeof consents.$inferInsert

/** The same refusals for the other recipient type, where İYS may still hold a consent. */
async function refusalsOfOtherType(db: Transaction, made: readonly Made[]): Promise<Made[]> {
  const refused = made.filter(({ given, recipient }) => !given && recipient !== '')
  if (refused.length === 0) return []
  const { rows } = await db.execute<Pick<Made, 'recipient' | 'channel' | 'recipientType'>>(sql`
    select recipient, channel, recipient_type as "recipientType" from (
      select distinct on (recipient, channel, recipient_type) recipient, channel, recipient_type, given
      from consents where recipient = any(${sql.param(refused.map(({ recipient }) => recipient))}::text[])
      order by recipient, channel, recipient_type, id desc
    ) last where given`)
  return refused.flatMap((row) =>
    rows
      .filter(
        (other) =>
          other.recipient === row.recipient &&
          other.channel === row.channel &&
          other.recipientType !== row.recipientType,
      )
      .map(({ recipientType }) => ({ ...row, recipientType })),
  )
}
