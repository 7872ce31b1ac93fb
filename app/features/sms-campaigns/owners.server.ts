import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { normalizePhone } from '~/kernel/identity-numbers'
import { daysOfRecipients } from './sms-campaigns'

/** Deletes a number from the receivers of campaigns; their counts stay. */
export async function forgetSmsCampaigns(db: Transaction, phone: string): Promise<void> {
  const number = normalizePhone(phone)
  if (number === null) return
  // A waiting row would keep its campaign from ending.
  await db.execute(sql`
    update sms_campaign_recipients set phone = null, provider_id = null,
      status = case status when 'waiting' then 'skipped' else status end, ended_at = coalesce(ended_at, now())
    where phone = ${number}`)
}

/** Campaigns that went to a member's number, for the data export (KVKK art. 11). */
export async function exportSmsCampaigns(db: Db, phone: string) {
  const { rows } = await db.execute(sql`
    select c.words, r.status, r.delivery, r.ended_at as "endedAt"
    from sms_campaign_recipients r join sms_campaigns c on c.id = r.campaign_id
    where r.phone = ${normalizePhone(phone)} order by r.id`)
  return { smsCampaigns: rows }
}

/** Deletes the numbers of campaigns that ended long ago. */
export async function dropOldSmsRecipients(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update sms_campaign_recipients r set phone = null, provider_id = null from sms_campaigns c
    where c.id = r.campaign_id and r.phone is not null
      and c.ended_at < ${now}::timestamptz - make_interval(days => ${daysOfRecipients})`)
}
