import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { paymentTypes } from '~/features/payments/payments'
import { getSettings } from '~/features/settings/settings.server'
import { enqueueNews } from './news.server'
import { orderStatuses } from './status'

/** Hours before the end of an unpaid order at which its buyer is reminded; setting `checkout/transfer_reminder_hours`. */
export const usualReminderHours = 24
/** Orders of one run; the job comes again soon. */
const batch = 100

/**
 * Queues the reminder of orders that wait for a bank transfer and end soon: once for each order, and at the earliest after half of
 * its time to pay. An order whose transfer the buyer has reported does not end, so that it gets none. Returns their number.
 */
export async function remindOfTransfers(db: Db, now: Date): Promise<number> {
  const hours = (await getSettings(db)).number('checkout', 'transfer_reminder_hours', usualReminderHours)
  if (hours === 0) return 0
  return transaction(db, async (db) => {
    const { rows } = await db.execute<{ code: string }>(sql`
      update orders o set transfer_reminded_at = ${now}::timestamptz from (
        select id from orders
        where status = ${orderStatuses.awaitingPayment} and payment_type = ${paymentTypes.transfer}
          and transfer_reminded_at is null and expires_at > ${now}::timestamptz
          and expires_at - ${now}::timestamptz <= least(make_interval(hours => ${hours}), (expires_at - placed_at) / 2)
        order by expires_at, id limit ${batch} for update skip locked
      ) due where o.id = due.id
      returning o.code`)
    for (const { code } of rows) await enqueueNews(db, code, 'transfer-due')
    return rows.length
  })
}
