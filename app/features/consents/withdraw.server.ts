import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { seal, unseal } from '~/features/identity/identity.server'
import {
  type ConsentChannel,
  consentChannels,
  consentPath,
  normalizeRecipient,
  type RecipientType,
  recipientTypes,
} from './consents'
import { recordConsents } from './record.server'

/** A recipient on one channel, as its link names it. */
export type Subscription = { channel: ConsentChannel; recipient: string; recipientType: RecipientType }

const purpose = 'consent link'

/**
 * Address of the page on which anybody who got a message withdraws without a sign-in. The recipient is encrypted, so that
 * logs and histories do not show it.
 */
export function consentLink(
  origin: string,
  secret: string,
  { channel, recipient, recipientType }: Subscription,
): string {
  const plain = JSON.stringify([channel, normalizeRecipient(channel, recipient), recipientType])
  return `${origin}${consentPath}/${seal(secret, purpose, plain)}`
}

/** The recipient of a link, or null for a link that the shop has not made. */
export function readConsentLink(secret: string, token: string): Subscription | null {
  try {
    const [channel, recipient, recipientType] = JSON.parse(unseal(secret, purpose, token)) as string[]
    const isKnown =
      consentChannels.some((one) => one === channel) && recipientTypes.some((one) => one === recipientType)
    return isKnown ? ({ channel, recipient, recipientType } as Subscription) : null
  } catch {
    // Any text that the secret has not sealed.
    return null
  }
}

/** True when the last answer of a recipient is a refusal. */
export async function isWithdrawn(db: Db, { channel, recipient }: Subscription): Promise<boolean> {
  return (await lastOf(db, { channel, recipient }))?.given === false
}

/** Withdraws the consent of a recipient at once; nothing is recorded when it is withdrawn already. */
export async function withdraw(
  db: Transaction,
  { channel, recipient, recipientType }: Subscription,
  evidence: { ip: string; form: string; now: Date; source?: string },
): Promise<'withdrawn' | 'already'> {
  const last = await lastOf(db, { channel, recipient })
  if (last && !last.given) return 'already'
  await recordConsents(db, [{ channel, recipient, given: false }], {
    ...evidence,
    userId: last?.userId ?? null,
    recipientType: last?.recipientType ?? recipientType,
    wording: { [channel]: '' },
  })
  return 'withdrawn'
}

async function lastOf(db: Db, { channel, recipient }: Pick<Subscription, 'channel' | 'recipient'>) {
  const { rows } = await db.execute<{
    given: boolean
    userId: number | null
    recipientType: RecipientType
  }>(sql`
    select given, user_id as "userId", recipient_type as "recipientType" from consents
    where channel = ${channel} and recipient = ${normalizeRecipient(channel, recipient)}
    order by id desc limit 1`)
  return rows[0] ?? null
}
