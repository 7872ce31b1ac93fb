import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { StockAlert } from './stock-alerts'
import { stockAlerts } from './tables.server'

const { id, shopperId, productId, variantId, email, createdAt, confirmedAt, notifiedAt } = stockAlerts
const isUnsent = isNull(notifiedAt)
const isOpen = and(isUnsent, isNotNull(confirmedAt))!

/** Locks the alerts of an e-mail address until the transaction ends, so that two requests cannot both take the last place. */
export async function lockAddress(db: Transaction, address: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('stock_alerts of'), hashtext(${address}))`)
}

/** Locks the alerts of a variant until the transaction ends, so that two jobs cannot send the same email. */
export async function lockVariant(db: Transaction, variant: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('stock_alerts for'), ${variant}::int)`)
}

/** Alerts of an address that are not sent; `confirmed`: only those that wait for stock. */
export async function countAlerts(
  db: Db,
  address: string,
  { confirmed }: { confirmed: boolean },
): Promise<number> {
  const [found] = await db
    .select({ all: count() })
    .from(stockAlerts)
    .where(and(eq(email, address), confirmed ? isOpen : isUnsent))
  return found!.all
}

/** The unsent alert of an address for a variant, or null. */
export async function findUnsent(db: Db, address: string, variant: number) {
  const [found] = await db
    .select()
    .from(stockAlerts)
    .where(and(eq(email, address), eq(variantId, variant), isUnsent))
  return found ?? null
}

/** The alert's row, or null. */
export async function findAlert(db: Db, alertId: number) {
  const [found] = await db.select().from(stockAlerts).where(eq(id, alertId))
  return found ?? null
}

/** The id of the new alert. */
export async function insertAlert(db: Transaction, alert: typeof stockAlerts.$inferInsert): Promise<number> {
  const [made] = await db.insert(stockAlerts).values(alert).returning({ id })
  return made!.id
}

/** Changes the owner of an alert, or the times of its link and confirmation. */
export async function updateAlert(
  db: Transaction,
  alertId: number,
  values: Partial<Pick<typeof stockAlerts.$inferInsert, 'shopperId' | 'linkSentAt' | 'confirmedAt'>>,
): Promise<void> {
  await db.update(stockAlerts).set(values).where(eq(id, alertId))
}

/** A shopper's alerts that wait for stock, last first. */
export function readOpen(db: Db, shopper: number): Promise<StockAlert[]> {
  return db
    .select({ id, productId, variantId, createdAt })
    .from(stockAlerts)
    .where(and(eq(shopperId, shopper), isOpen))
    .orderBy(desc(createdAt), desc(id))
}

/** Deletes an alert of a shopper that waits for stock; false when there is none with this id. */
export async function deleteOpen(db: Transaction, shopper: number, alertId: number): Promise<boolean> {
  const gone = await db
    .delete(stockAlerts)
    .where(and(eq(shopperId, shopper), eq(id, alertId), isOpen))
    .returning({ id })
  return gone.length > 0
}

/** Deletes the unsent alerts of an address, all or one. Sent ones stay, because they count for the emails of an hour. */
export async function deleteUnsent(db: Transaction, address: string, only?: number): Promise<void> {
  await db
    .delete(stockAlerts)
    .where(and(eq(email, address), isUnsent, only === undefined ? undefined : eq(id, only)))
}

/** Emails of a variant since a time. */
export async function countSentSince(db: Db, variant: number, since: Date): Promise<number> {
  const [found] = await db
    .select({ all: count() })
    .from(stockAlerts)
    .where(and(eq(variantId, variant), gt(notifiedAt, since)))
  return found!.all
}

/** Variants among these for which somebody waits. */
export async function readAwaited(db: Db, among: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct variant_id as id from stock_alerts
    where variant_id = any(${sql.param([...among])}::int[]) and confirmed_at is not null and notified_at is null
    order by 1`)
  return rows.map((row) => row.id)
}

/** Alerts of a variant that wait for stock, oldest first, for packages of at most `available` pieces and visitors who see `level`. */
export async function readDue(
  db: Db,
  variant: number,
  { available, level, limit }: { available: number; level: number; limit: number },
): Promise<number[]> {
  const found = await db
    .select({ id })
    .from(stockAlerts)
    .where(
      and(
        eq(variantId, variant),
        isOpen,
        lte(stockAlerts.packageSize, available),
        sql`${stockAlerts.sees} >= ${level}`,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
  return found.map((row) => row.id)
}

/** Marks alerts as sent. */
export async function markSent(db: Transaction, alertIds: readonly number[], at: Date): Promise<void> {
  await db.execute(sql`
    update stock_alerts set notified_at = ${at.toISOString()} where id = any(${sql.param([...alertIds])}::bigint[])`)
}
