import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { isWithdrawn, mayMessage, recordConsents } from '~/features/consents/consents.server'
import '../jobs.server'
import { newsletterSignups } from '../tables.server'
import { isSignupLink } from './links.server'

const dayMs = 24 * 3_600_000

/**
 * Asks for the newsletter. An email with a link to confirm goes to the address at most once a day, and none to one that
 * gets the newsletter already. Returns nothing, so that no answer can tell which addresses the shop knows (promise P09).
 */
export function signUp(
  db: Db,
  { email, wording, ip, now }: { email: string; wording: string; ip: string; now: Date },
): Promise<void> {
  return transaction(db, async (db) => {
    if (await isSubscribed(db, email)) return
    const { rows } = await db.execute<{ id: number }>(sql`
      insert into ${newsletterSignups} (email, wording, ip, link_sent_at)
      values (${email}, ${wording}, ${ip}, ${now})
      on conflict (email) do update
        set wording = excluded.wording, ip = excluded.ip, link_sent_at = excluded.link_sent_at, confirmed_at = null
        where newsletter_signups.link_sent_at <= ${new Date(now.getTime() - dayMs)}
          or newsletter_signups.confirmed_at is not null
      returning id`)
    const [row] = rows
    if (!row) return
    await enqueue(db, {
      name: 'send-newsletter-confirmation',
      payload: { signupId: row.id, at: now.getTime() },
    })
  })
}

async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const recipients = [{ recipient: email, recipientType: 'BIREYSEL' as const }]
  return (
    (
      await mayMessage(db, {
        channel: 'email',
        recipients,
        purpose: 'commercial',
      })
    ).length > 0
  )
}

type Link = { secret: string; signupId: number; signature: string }

/**
 * The state of a sign-up by its link: waiting, confirmed, or gone when it was deleted or the consent withdrawn since. Null
 * for a wrong signature.
 */
export async function findSignup(db: Db, link: Link): Promise<'waiting' | 'confirmed' | 'gone' | null> {
  if (!isSignupLink(link.secret, link.signupId, link.signature)) return null
  const row = await readSignup(db, link.signupId)
  if (!row) return 'gone'
  if (!row.confirmedAt) return 'waiting'
  const isGone = await isWithdrawn(db, {
    channel: 'email',
    recipient: row.email,
    recipientType: 'BIREYSEL',
  })
  return isGone ? 'gone' : 'confirmed'
}

/** Confirms a sign-up and records the consent; again without effect. False for a wrong signature or a deleted one. */
export function confirmSignup(db: Db, link: Link, evidence: { ip: string; now: Date }): Promise<boolean> {
  return transaction(db, async (db) => {
    if (!isSignupLink(link.secret, link.signupId, link.signature)) return false
    const row = await lockSignup(db, link.signupId)
    if (!row) return false
    if (row.confirmedAt) return true
    await db
      .update(newsletterSignups)
      .set({ confirmedAt: evidence.now })
      .where(eq(newsletterSignups.id, link.signupId))
    await recordConsents(db, [{ channel: 'email', recipient: row.email, given: true }], {
      ...evidence,
      userId: null,
      recipientType: 'BIREYSEL',
      form: 'bulten',
      wording: { email: row.wording },
    })
    return true
  })
}

/** A sign-up, or null once it is deleted. */
export async function readSignup(db: Db, id: number) {
  const [row] = await db.select().from(newsletterSignups).where(eq(newsletterSignups.id, id))
  return row ?? null
}

async function lockSignup(db: Transaction, id: number) {
  const [row] = await db.select().from(newsletterSignups).where(eq(newsletterSignups.id, id)).for('update')
  return row ?? null
}
