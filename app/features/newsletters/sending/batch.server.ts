import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { rowsFor } from '~/db/recordset.server'
import { transaction } from '~/db/transaction.server'
import { takeTurns, wantsByEmail } from '~/features/announcements/announcements.server'
import { mayMessage, type Recipient } from '~/features/consents/consents.server'
import { findOwnersOfEmails } from '~/features/identity/identity.server'
import { getSettings } from '~/features/settings/settings.server'
import { readAudience } from '../audience/audience.server'
import { batchSize, secondsBetween, usualPerMinute } from '../newsletters'
import '../jobs.server'
import { lockNewsletter, type NewsletterRow, updateNewsletter } from '../store.server'
import { newsletterRecipients } from '../tables.server'

/** A receiver whose turn it is. `userId`: the member with this verified address, whose prices the email shows. */
export type Due = Recipient & { id: number; userId: number | null }

export type Batch = { newsletter: NewsletterRow; due: Due[] }

/**
 * The emails to send now; null when the newsletter is not to be sent (any more). The first call after `sendAt` lists the
 * receivers. Nothing is marked as sent here: a job that is killed takes the same receivers again. Jobs of newsletters run
 * one after the other.
 */
export function takeBatch(db: Db, newsletterId: number, now: Date): Promise<Batch | null> {
  return transaction(db, async (db) => {
    const found = await lockNewsletter(db, newsletterId)
    if (found?.status === 'scheduled' && found.sendAt! > now)
      await queueBatch(db, newsletterId, found.sendAt!, 1)
    const newsletter = found && (await begin(db, found, now))
    if (newsletter?.status !== 'sending') return null
    const settings = await getSettings(db)
    const perMinute = settings.number('newsletter', 'per_minute', usualPerMinute)
    const limit = batchSize(perMinute, await countSentSince(db, new Date(now.getTime() - 60_000)))
    return {
      newsletter,
      due: await withoutUnwilling(db, await readDue(db, newsletterId, limit, now), now),
    }
  })
}

async function begin(db: Transaction, row: NewsletterRow, now: Date): Promise<NewsletterRow> {
  if (row.status !== 'scheduled' || row.sendAt! > now) return row
  const audience = await readAudience(db, row.segment, now)
  for (let i = 0; i < audience.length; i += 5_000) {
    const part = audience.slice(i, i + 5_000).map(({ recipient, recipientType }) => ({
      newsletterId: row.id,
      email: recipient,
      recipientType,
    }))
    const { names, rows } = rowsFor(newsletterRecipients, part)
    await db.execute(
      sql`insert into newsletter_recipients (${names}) select i.* from ${rows} on conflict do nothing`,
    )
  }
  const begun = { status: 'sending', startedAt: now } as const
  await updateNewsletter(db, row.id, begun)
  return { ...row, ...begun }
}

async function countSentSince(db: Db, since: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from newsletter_recipients where status = 'sent' and ended_at > ${since}::timestamptz`)
  return rows[0]!.count
}

type Waiting = Recipient & {
  id: number
  turnTaken: boolean
  isBounced: boolean
}

async function readDue(db: Db, newsletterId: number, limit: number, now: Date): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting>(sql`
    select r.id, r.email as recipient, r.recipient_type as "recipientType", r.turn_taken as "turnTaken",
      exists (select from bounced_addresses b where b.email = r.email) as "isBounced"
    from newsletter_recipients r
    where r.newsletter_id = ${newsletterId} and r.status = 'waiting' and r.email is not null
      and (r.not_before is null or r.not_before <= ${now}::timestamptz)
    order by r.id limit ${limit}`)
  return rows
}

/**
 * Those who may and want to get the email at this moment; the others are skipped with the reason. It asks at each batch,
 * since consents and preferences change while a newsletter is sent.
 */
async function withoutUnwilling(db: Transaction, waiting: readonly Waiting[], now: Date): Promise<Due[]> {
  const emails = waiting.map(({ recipient }) => recipient)
  const recipients = waiting.filter(({ isBounced }) => !isBounced)
  const allowed = new Set(
    await mayMessage(db, {
      channel: 'email',
      recipients,
      purpose: 'commercial',
    }),
  )
  const wanted = await wantsByEmail(db, emails, 'campaigns')
  const owners = await findOwnersOfEmails(db, emails)
  const asking = waiting.filter((one) => allowed.has(one) && wanted.has(one.recipient))
  const turns = await takeTurns(
    db,
    asking.flatMap(({ turnTaken, recipient }) => (turnTaken ? [] : (owners.get(recipient) ?? []))),
    'email',
    now,
  )
  const hasTurn = ({ turnTaken, recipient }: Waiting) => {
    const owner = owners.get(recipient)
    return turnTaken || owner === undefined || turns.has(owner)
  }
  const reasonOf = (one: Waiting) => {
    if (one.isBounced) return 'bounced'
    if (!allowed.has(one)) return 'withdrawn'
    if (!wanted.has(one.recipient)) return 'preferences'
    return hasTurn(one) ? null : 'frequency'
  }
  const judged = waiting.map((one) => ({ one, reason: reasonOf(one) }))
  await skip(
    db,
    judged.flatMap(({ one, reason }) => (reason ? { id: one.id, reason } : [])),
    now,
  )
  const due = judged.flatMap(({ one, reason }) => (reason ? [] : one))
  // Kept with the turn itself, so that a job that is killed does not take it for a second email.
  await db.execute(sql`
    update newsletter_recipients set turn_taken = true
    where id = any(${sql.param(due.map(({ id }) => id))}::bigint[]) and not turn_taken`)
  return due.map(({ id, recipient, recipientType }) => ({
    id,
    recipient,
    recipientType,
    userId: owners.get(recipient) ?? null,
  }))
}

async function skip(
  db: Transaction,
  skipped: readonly { id: number; reason: string }[],
  now: Date,
): Promise<void> {
  if (skipped.length === 0) return
  await db.execute(sql`
    update newsletter_recipients r set status = 'skipped', reason = s.reason, ended_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(skipped)}::jsonb) as s(id bigint, reason text) where r.id = s.id`)
}

/** Ends the newsletter when nobody is waiting, otherwise queues its next batch. */
export function endBatch(db: Db, newsletterId: number, now: Date): Promise<void> {
  return transaction(db, async (db) => {
    const row = await lockNewsletter(db, newsletterId)
    if (row?.status !== 'sending') return
    const { rows } = await db.execute<{
      next: string | null
      isWaiting: boolean
    }>(sql`
      select min(coalesce(not_before, ${now}::timestamptz)) as next, count(*) > 0 as "isWaiting"
      from newsletter_recipients where newsletter_id = ${newsletterId} and status = 'waiting' and email is not null`)
    const { next, isWaiting } = rows[0]!
    if (!isWaiting)
      return updateNewsletter(db, newsletterId, {
        status: 'sent',
        endedAt: now,
      })
    await queueBatch(db, newsletterId, new Date(next!), secondsBetween)
  })
}

function queueBatch(db: Transaction, newsletterId: number, runAt: Date, afterSeconds: number): Promise<void> {
  const job = { name: 'send-newsletter', payload: { newsletterId } } as const
  return enqueue(db, job, {
    runAt,
    afterSeconds,
    key: `newsletter ${newsletterId}`,
    queue: 'newsletters',
  })
}
