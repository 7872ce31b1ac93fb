import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { Visitor } from '~/features/identity/identity'
import {
  type ContactOutcome,
  type ContactInput,
  copiesPerDay,
  hasLink,
  looksLikeSpam,
  mostPerDay,
} from './contact'
import { readFormToken } from './form-token.server'
import './jobs.server'
import { contactMessages } from './tables.server'
import { contactNotice } from './text'

/** People need longer than this for the form. */
const fastestMs = 3_000
const dayMs = 24 * 3_600_000

type Sent = {
  token: string
  /** A field that people do not see; programs fill it in. */
  trap: string
  secret: string
  now: Date
}

/**
 * Stores a message and queues the emails to the shop and to the sender. A message that looks like spam is stored for the
 * staff and emailed to nobody; its sender gets the same answer. Sending a form twice stores one message.
 */
export async function sendContact(
  db: Db,
  visitor: Visitor,
  input: ContactInput,
  { token, trap, secret, now }: Sent,
): Promise<ContactOutcome> {
  const form = readFormToken(secret, token, now)
  if (!form) return 'stale_form'
  const suspect = trap !== '' || form.ageMs < fastestMs || looksLikeSpam(input)
  const { email } = input
  return transaction(db, async (db) => {
    // Serializes the messages of an address, so that its limits hold.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('contact_messages'), hashtext(${email}))`)
    const since = new Date(now.getTime() - dayMs)
    const today = await countOf(db, email, since)
    if (today.all >= mostPerDay) return 'too_many'
    const copied = !suspect && !hasLink(input) && today.copies < copiesPerDay
    const userId = visitor.kind === 'guest' ? null : visitor.user.userId
    const [made] = await db
      .insert(contactMessages)
      .values({
        ...input,
        nonce: form.nonce,
        userId,
        notice: contactNotice.version,
        suspect,
        copied,
        createdAt: now,
      })
      .onConflictDoNothing({ target: contactMessages.nonce })
      .returning({ id: contactMessages.id })
    if (!made || suspect) return 'sent'
    await enqueue(db, { name: 'send-contact-mail', payload: { messageId: made.id, to: 'shop' } })
    if (copied)
      await enqueue(db, { name: 'send-contact-mail', payload: { messageId: made.id, to: 'sender' } })
    return 'sent'
  })
}

async function countOf(
  db: Transaction,
  email: string,
  since: Date,
): Promise<{ all: number; copies: number }> {
  const { copied, createdAt } = contactMessages
  const [found] = await db
    .select({ all: count(), copies: sql<number>`count(*) filter (where ${copied})`.mapWith(Number) })
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), gt(createdAt, since)))
  return found!
}
