import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Member } from '~/features/identity/identity'

export type { BasketReminderMail, PriceDropMail } from './jobs.server'
export { getBasketReminder, remindOfBaskets } from './baskets/remind.server'
export { getPriceDrops, tellPriceDrops } from './prices/price-drops.server'

/** A member's reminders for the data export (KVKK art. 11). */
export async function exportReminders(db: Db, { user }: Member) {
  const own = sql`(select id from shoppers where user_id = ${user.userId})`
  const { rows: baskets } = await db.execute(sql`
    select r.touched_at as "touchedAt", r.created_at as "createdAt"
    from basket_reminders r join baskets b on b.id = r.basket_id where b.shopper_id = ${own} order by r.id`)
  const { rows: priceDrops } = await db.execute(sql`
    select drops, created_at as "createdAt" from price_drop_mails where shopper_id = ${own} order by id`)
  return { reminders: { baskets, priceDrops } }
}

/** Deletes what reminders leave behind after 180 days, longer than a basket is ever reminded of. */
export async function dropOldReminders(db: Db, now: Date): Promise<void> {
  const before = sql`${now}::timestamptz - interval '180 days'`
  await db.execute(sql`delete from basket_reminders where created_at < ${before}`)
  await db.execute(sql`delete from price_drop_mails where created_at < ${before}`)
}
