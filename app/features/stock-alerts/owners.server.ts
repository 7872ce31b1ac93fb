import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { StockFacts } from '~/features/catalogue/catalogue'
import { getStockFacts } from '~/features/catalogue/catalogue.server'
import type { Member, Visitor } from '~/features/identity/identity'
import { openShopper } from '~/features/identity/identity.server'
import { lookAtStock } from './ask.server'
import { daysAfterSending, daysToConfirm, maxOpenAlerts } from './stock-alerts'

/**
 * Moves a guest's alerts to the member who signs in: each variant once, the member's own first, at most as many open ones
 * as one address may have. Alerts under the member's verified address need no further confirmation. The caller holds
 * the lock of the guest's shopper.
 */
export async function mergeAlerts(
  db: Transaction,
  guestShopperId: number,
  member: Exclude<Visitor, { kind: 'guest' }>,
): Promise<void> {
  const { rows } = await db.execute(
    sql`select from stock_alerts where shopper_id = ${guestShopperId} limit 1`,
  )
  if (rows.length === 0) return
  const memberShopperId = await openShopper(db, member)
  const proven = member.user.emailVerified ? member.user.email : null
  const confirmed = await db.execute<{ variantId: number }>(sql`
    update stock_alerts set confirmed_at = now()
    where shopper_id = ${guestShopperId} and confirmed_at is null and email = ${proven}
    returning variant_id as "variantId"`)
  await db.execute(
    sql`update stock_alerts set shopper_id = ${memberShopperId} where shopper_id = ${guestShopperId}`,
  )
  await db.execute(sql`
    delete from stock_alerts a using (
      select id, row_number() over (partition by variant_id order by ${isOwn(proven)} desc, created_at, id) as nth
      from stock_alerts where shopper_id = ${memberShopperId} and notified_at is null
    ) twin where a.id = twin.id and twin.nth > 1`)
  await db.execute(sql`
    delete from stock_alerts where id in (
      select id from stock_alerts where shopper_id = ${memberShopperId} and notified_at is null
      order by ${isOwn(proven)} desc, created_at, id offset ${maxOpenAlerts})`)
  for (const { variantId } of confirmed.rows) await lookAtStock(db, variantId)
}

const isOwn = (email: string | null) => sql`(email is not distinct from ${email}::text)`

/** Deletes all alerts under an e-mail address, also those that its owner left as a guest. */
export async function forgetAlerts(db: Transaction, email: string): Promise<void> {
  await db.execute(sql`delete from stock_alerts where email = ${email}`)
}

/** A member's alerts for the data export (KVKK art. 11), also those left as a guest under the verified address. */
export async function exportAlerts(db: Db, { user }: Member) {
  const own = user.emailVerified ? user.email : null
  const { rows } = await db.execute<{ variantId: number }>(sql`
    select id, email, product_id as "productId", variant_id as "variantId", consent, created_at as "createdAt",
      confirmed_at as "confirmedAt", notified_at as "notifiedAt"
    from stock_alerts
    where shopper_id in (select id from shoppers where user_id = ${user.userId}) or email = ${own}
    order by id`)
  const facts = await getStockFacts(
    db,
    rows.map(({ variantId }) => variantId),
  )
  return { stockAlerts: rows.map((row) => ({ ...row, ...namesOf(facts.get(row.variantId)) })) }
}

const namesOf = (goods?: StockFacts) => ({ product: goods?.productName, variant: goods?.variantName })

/** Deletes alerts that nobody confirmed in time, and sent ones whose links have ended. */
export async function dropOldStockAlerts(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from stock_alerts where notified_at < ${daysBefore(now, daysAfterSending)}
      or (confirmed_at is null and coalesce(link_sent_at, created_at) < ${daysBefore(now, daysToConfirm)})`)
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3_600_000).toISOString()
