import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { daysOfReports, type Delivery } from '../sms-campaigns'

/** Messages of one question about deliveries. */
const batch = 100

/** The provider's answer to one message. */
type Answer = { status: 'accepted'; providerId: string } | { status: 'refused'; reason: string }

/** Writes down the provider's answer to one message. */
export async function settle(
  db: Db,
  recipientId: number,
  { answer, segments, now }: { answer: Answer; segments: number; now: Date },
): Promise<void> {
  const isSent = answer.status === 'accepted'
  await db.execute(sql`
    update sms_campaign_recipients
    set status = ${isSent ? 'sent' : 'failed'}, reason = ${isSent ? '' : answer.reason},
      provider_id = ${isSent ? answer.providerId : null}, segments = ${isSent ? segments : 0},
      ended_at = ${now}::timestamptz
    where id = ${recipientId} and status = 'waiting'`)
}

/**
 * Provider's numbers of messages whose delivery is unknown, those asked about the longest time ago first. Each is marked as
 * asked, so that the next question is about others, and that no two processes ask about the same.
 */
export function claimUnreported(db: Db, now: Date): Promise<string[]> {
  return transaction(db, async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      update sms_campaign_recipients r set asked_at = ${now}::timestamptz from (
        select id from sms_campaign_recipients
        where status = 'sent' and provider_id <> '' and delivery is null
          and ended_at > ${now}::timestamptz - make_interval(days => ${daysOfReports})
          and (asked_at is null or asked_at <= ${now}::timestamptz - interval '5 minutes')
        order by asked_at nulls first, id limit ${batch} for update skip locked
      ) due where r.id = due.id returning r.provider_id as id`)
    return rows.map(({ id }) => id)
  })
}

/** Writes down which messages arrived. */
export async function writeDeliveries(db: Db, ends: ReadonlyMap<string, Delivery>): Promise<void> {
  if (ends.size === 0) return
  const rows = [...ends].map(([id, delivery]) => ({ id, delivery }))
  await db.execute(sql`
    update sms_campaign_recipients r set delivery = i.delivery
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(id text, delivery text)
    where r.provider_id = i.id and r.status = 'sent' and r.delivery is null`)
}
