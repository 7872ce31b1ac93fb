import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { takeTurns } from '~/features/announcements/announcements.server'
import type { BasketLine } from '~/features/basket/basket'
import { claimIdleBaskets, getBasket, type IdleBasket, readIdleBasket } from '~/features/basket/basket.server'
import type { Member } from '~/features/identity/identity'
import { orderStatuses } from '~/features/orders/orders'
import { getOrder } from '~/features/orders/orders.server'
import { getSettings } from '~/features/settings/settings.server'
import '../jobs.server'
import { isSendingTime, usual } from '../reminders'
import { basketReminders } from '../tables.server'
import { findWilling } from '../willing.server'

/** Baskets of one run; the job comes again soon. */
const batch = 50
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Queues the reminders of baskets that are due, at most so many looked at, and returns their number. Every basket has its
 * turn: those looked at the longest time ago come first, each at most once an hour.
 */
export async function remindOfBaskets(db: Db, now: Date): Promise<number> {
  const settings = await getSettings(db)
  const hours = settings.number('reminders', 'basket_hours', usual.basketHours)
  const days = settings.number('reminders', 'basket_days', usual.basketDays)
  if (hours === 0 || days === 0 || !isSendingTime(now)) return 0
  const claimed = await claimIdleBaskets(db, {
    from: new Date(now.getTime() - days * dayMs),
    until: new Date(now.getTime() - hours * hourMs),
    lookedBefore: new Date(now.getTime() - hourMs),
    limit: batch,
    now,
  })
  const again = settings.number('reminders', 'basket_again_days', usual.basketAgainDays)
  let queued = 0
  for (const basket of claimed) {
    const since = new Date(now.getTime() - again * dayMs)
    if ((await findDue(db, basket)) && (await queueReminder(db, basket, since, now))) queued++
  }
  return queued
}

/** The member and the goods of a basket, when a reminder may go out. Null while an order of it waits for its payment. */
async function findDue(db: Db, basket: IdleBasket): Promise<{ member: Member; lines: BasketLine[] } | null> {
  const member = await findWilling(db, basket.userId, 'basket')
  if (!member) return null
  const order = basket.openOrderCode === null ? null : await getOrder(db, basket.openOrderCode)
  if (order?.status === orderStatuses.awaitingPayment) return null
  const { lines } = await getBasket(db, member)
  const left = lines.filter(({ isPromo, orderable }) => !isPromo && orderable > 0)
  return left.length > 0 ? { member, lines: left } : null
}

/** False for a basket whose state was told before, that was told lately, or whose member wants advertising less often. */
function queueReminder(
  db: Db,
  { basketId, userId, touchedAt }: IdleBasket,
  since: Date,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (db) => {
    const { rows } = await db.execute<{ id: number }>(sql`
      insert into ${basketReminders} (basket_id, touched_at, created_at)
      select ${basketId}, ${touchedAt}::timestamptz, ${now}::timestamptz
      where not exists (
        select from basket_reminders where basket_id = ${basketId} and created_at > ${since}::timestamptz)
      on conflict do nothing returning id::int`)
    const [made] = rows
    if (!made) return false
    if (!(await takeTurns(db, [userId], 'email', now)).has(userId)) {
      await db.execute(sql`delete from basket_reminders where id = ${made.id}`)
      return false
    }
    await enqueue(db, { name: 'send-basket-reminder', payload: { reminderId: made.id } })
    return true
  })
}

/** The content of a reminder's email: the member and the lines that can be bought. */
type DueReminder = { member: Member; lines: BasketLine[] }

/** A reminder for its email, as everything is now; null when the basket changed or the member no longer wants it. */
export async function getBasketReminder(db: Db, reminderId: number): Promise<DueReminder | null> {
  const { rows } = await db.execute<{ basketId: number; touchedAt: string }>(sql`
    select basket_id::int as "basketId", touched_at as "touchedAt" from basket_reminders where id = ${reminderId}`)
  const basket = rows[0] && (await readIdleBasket(db, rows[0].basketId))
  if (!basket || basket.touchedAt.getTime() !== new Date(rows[0]!.touchedAt).getTime()) return null
  return findDue(db, basket)
}
