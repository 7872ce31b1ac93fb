import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Member } from '~/features/identity/identity'
import { daysAfterConfirming, daysOfRecipients, daysToConfirm } from './newsletters'

/** Deletes an address from sign-ups, receivers and bounces; the counts of newsletters stay. */
export async function forgetNewsletters(db: Transaction, email: string): Promise<void> {
  await db.execute(sql`delete from newsletter_signups where email = ${email}`)
  await db.execute(sql`delete from bounced_addresses where email = ${email}`)
  // A waiting row would keep its newsletter from ending.
  await db.execute(sql`
    update newsletter_recipients set email = null, reason = '',
      status = case status when 'waiting' then 'skipped' else status end, ended_at = coalesce(ended_at, now())
    where email = ${email}`)
}

/** A member's newsletters for the data export (KVKK art. 11): those that went to the verified address. */
export async function exportNewsletters(db: Db, { user }: Member) {
  const own = user.emailVerified ? user.email : null
  const { rows: received } = await db.execute(sql`
    select n.subject, r.status, r.ended_at as "endedAt", r.unsubscribed_at as "unsubscribedAt"
    from newsletter_recipients r join newsletters n on n.id = r.newsletter_id where r.email = ${own} order by r.id`)
  const { rows: signups } = await db.execute(sql`
    select email, wording, ip, link_sent_at as "linkSentAt", confirmed_at as "confirmedAt"
    from newsletter_signups where email = ${own}`)
  return { newsletters: { signups, received } }
}

/** Deletes sign-ups whose links have ended, and the addresses of newsletters that were sent long ago. */
export async function dropOldNewsletterData(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from newsletter_signups where confirmed_at < ${daysBefore(now, daysAfterConfirming)}
      or (confirmed_at is null and link_sent_at < ${daysBefore(now, daysToConfirm)})`)
  await db.execute(sql`
    update newsletter_recipients r set email = null, reason = '' from newsletters n
    where n.id = r.newsletter_id and n.ended_at < ${daysBefore(now, daysOfRecipients)} and r.email is not null`)
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3_600_000).toISOString()
