import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { takeTurns } from '~/features/announcements/announcements.server'
import type { Member } from '~/features/identity/identity'
import { claimFavourites, readWatched, setSeenPrices, type Watched } from '~/features/lists/lists.server'
import { getSettings } from '~/features/settings/settings.server'
import { dayInIstanbul } from '~/kernel/dates'
import '../jobs.server'
import { isDrop, isSendingTime, type ToldDrop, usual } from '../reminders'
import { priceDropMails } from '../tables.server'
import { findWilling } from '../willing.server'
import { type OwnPrice, readOwnPrices } from './own-prices.server'

/** Members of one run; the job comes again soon. */
const batch = 50
const hourMs = 3_600_000

/**
 * Queues the emails about favourites that became cheaper, for at most so many members, and returns their number. Every
 * member has a turn: those looked at the longest time ago come first, each at most once an hour.
 */
export async function tellPriceDrops(db: Db, now: Date): Promise<number> {
  const settings = await getSettings(db)
  const percent = settings.number('reminders', 'price_drop_percent', usual.dropPercent)
  if (percent === 0 || !isSendingTime(now)) return 0
  const lookedBefore = new Date(now.getTime() - hourMs)
  let queued = 0
  for (const { shopperId, userId } of await claimFavourites(db, { lookedBefore, limit: batch, now })) {
    const member = await findWilling(db, userId, 'price-drops')
    if (member && (await lookAt(db, { shopperId, member, percent, now }))) queued++
  }
  return queued
}

type Look = { shopperId: number; member: Member; percent: number; now: Date }

async function lookAt(db: Db, { shopperId, member, percent, now }: Look): Promise<boolean> {
  const watched = await readWatched(db, shopperId)
  const prices = await readOwnPrices(
    db,
    member,
    watched.map(({ productId }) => productId),
  )
  const { listId } = member.priceKey
  const fell: Seen[] = []
  const first: Seen[] = []
  for (const one of watched) {
    const price = prices.get(one.productId)
    if (!price) continue
    // A price of another list is never compared: it would tell one price group's prices to another (promise P04).
    if (one.seenPrice === null || one.seenListId !== listId) first.push({ one, price })
    else if (isDrop(one.seenPrice, price.unit, percent)) fell.push({ one, price })
  }
  return transaction(db, async (db) => {
    await setSeenPrices(db, first.map(toSeen(listId)))
    if (fell.length === 0) return false
    const drops = fell.map(({ one }): ToldDrop => ({
      productId: one.productId,
      from: one.seenPrice!,
      listId,
    }))
    const { rows } = await db.execute<{ id: number }>(sql`
      insert into ${priceDropMails} (shopper_id, day, drops, created_at)
      values (${shopperId}, ${dayInIstanbul(now)}, ${JSON.stringify(drops)}::jsonb, ${now}::timestamptz)
      on conflict do nothing returning id::int`)
    const [made] = rows
    if (!made) return false
    const { userId } = member.user
    if (!(await takeTurns(db, [userId], 'email', now)).has(userId)) {
      await db.execute(sql`delete from price_drop_mails where id = ${made.id}`)
      return false
    }
    await setSeenPrices(db, fell.map(toSeen(listId)))
    await enqueue(db, { name: 'send-price-drops', payload: { mailId: made.id } })
    return true
  })
}

type Seen = { one: Watched; price: OwnPrice }
const toSeen =
  (seenListId: number) =>
  ({ one, price }: Seen) => ({ id: one.id, seenPrice: price.unit, seenListId })

/** A favourite in the email. `from`: the former gross price per piece, in kuruş. */
type Drop = OwnPrice & { from: number }

/** The drops of an email as they are now: those that still hold for this member. Null when none is left to tell. */
export async function getPriceDrops(
  db: Db,
  mailId: number,
): Promise<{ member: Member; drops: Drop[] } | null> {
  const { rows } = await db.execute<{ userId: number; drops: ToldDrop[] }>(sql`
    select s.user_id as "userId", m.drops from price_drop_mails m join shoppers s on s.id = m.shopper_id
    where m.id = ${mailId}`)
  const member = rows[0] ? await findWilling(db, rows[0].userId, 'price-drops') : null
  if (!member) return null
  const told = rows[0]!.drops.filter(({ listId }) => listId === member.priceKey.listId)
  const prices = await readOwnPrices(
    db,
    member,
    told.map(({ productId }) => productId),
  )
  const drops = told.flatMap(({ productId, from }) => {
    const price = prices.get(productId)
    return price && price.unit < from ? [{ ...price, from }] : []
  })
  return drops.length > 0 ? { member, drops } : null
}
