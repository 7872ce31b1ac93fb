import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { minutesToNextTry, mostTries, type SendOutcome } from '../newsletters'

const longestAnswer = 500

/** Writes down what became of one email. A bounced address gets no newsletter again. */
export function settle(db: Db, recipientId: number, outcome: SendOutcome, now: Date): Promise<void> {
  return transaction(db, async (db) => {
    if (outcome.status === 'later') return tryLater(db, recipientId, outcome.answer, now)
    const answer = outcome.status === 'sent' ? '' : outcome.answer.slice(0, longestAnswer)
    const { rows } = await db.execute<{ email: string | null }>(sql`
      update newsletter_recipients
      set status = ${outcome.status}, reason = ${answer}, tries = tries + 1, ended_at = ${now}::timestamptz
      where id = ${recipientId} and status = 'waiting' returning email`)
    const email = rows[0]?.email
    if (outcome.status === 'bounced' && email) await markBounced(db, email, answer, now)
  })
}

async function tryLater(db: Transaction, id: number, answer: string, now: Date): Promise<void> {
  const { rows } = await db.execute<{ tries: number }>(sql`
    update newsletter_recipients set tries = tries + 1, reason = ${answer.slice(0, longestAnswer)}
    where id = ${id} and status = 'waiting' returning tries`)
  const tries = rows[0]?.tries
  if (tries === undefined) return
  const next = new Date(now.getTime() + minutesToNextTry(tries) * 60_000)
  await db.execute(
    tries >= mostTries
      ? sql`update newsletter_recipients set status = 'failed', ended_at = ${now}::timestamptz where id = ${id}`
      : sql`update newsletter_recipients set not_before = ${next}::timestamptz where id = ${id}`,
  )
}

async function markBounced(db: Transaction, email: string, answer: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into bounced_addresses (email, answer, created_at) values (${email}, ${answer}, ${now}::timestamptz)
    on conflict (email) do update set answer = excluded.answer, created_at = excluded.created_at`)
}

/**
 * Marks an address as bounced after a report that arrived later, with the last newsletter that went there. False when no
 * newsletter went there: a stranger's report must not silence an address.
 */
export function recordBounce(
  db: Db,
  { email, answer, now }: { email: string; answer: string; now: Date },
): Promise<boolean> {
  return transaction(db, async (db) => {
    const words = answer.slice(0, longestAnswer)
    const { rows } = await db.execute(sql`
      update newsletter_recipients set status = 'bounced', reason = ${words}
      where id = (
        select id from newsletter_recipients where email = ${email} and status = 'sent' order by ended_at desc, id desc limit 1)
      returning id`)
    if (rows.length === 0) return false
    await markBounced(db, email, words, now)
    return true
  })
}
