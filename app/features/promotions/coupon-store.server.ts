import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { couponOrders, coupons, couponUses } from './tables.server'

export type CouponRow = typeof coupons.$inferSelect

/** How a coupon stands with a customer, by the clock of the database. */
export type CouponStanding = CouponRow & {
  notYet: boolean
  expired: boolean
  /** Uses of this customer that were not given back. */
  ownUses: number
  hasOrdered: boolean
}

/** Coupons with how they stand with whoever has these names, the one that ends first before the others. */
export async function readCoupons(
  db: Db,
  customers: readonly string[],
  which: SQL,
  /** An order whose uses do not count. */
  except: string | null = null,
): Promise<CouponStanding[]> {
  const names = sql`any(${sql.param(customers)}::text[])`
  const rows = await db
    .select({
      coupon: coupons,
      notYet: sql<boolean>`coalesce(${coupons.startsAt} > now(), false)`,
      expired: sql<boolean>`coalesce(${coupons.endsAt} <= now(), false)`,
      ownUses: sql<number>`(select count(*)::int from coupon_uses u
        where u.coupon_id = coupons.id and u.returned_at is null and u.customer = ${names}
        and u.order_code is distinct from ${except})`,
      exceptedUses: sql<number>`(select count(*)::int from coupon_uses u
        where u.coupon_id = coupons.id and u.returned_at is null and u.order_code = ${except})`,
      hasOrdered: sql<boolean>`first_order_only
        and exists (select from coupon_orders o where o.customer = ${names} and o.order_code is distinct from ${except})`,
    })
    .from(coupons)
    .where(which)
    .orderBy(sql`${coupons.endsAt} nulls last`, coupons.id)
  return rows.map(({ coupon, exceptedUses, ...standing }) => ({
    ...{ ...coupon, used: coupon.used - exceptedUses },
    ...standing,
  }))
}

export const withCode = (normalized: string): SQL => eq(coupons.codeNormalized, normalized)
export const withId = (id: number): SQL => eq(coupons.id, id)

/** Whoever else would order with it waits until the transaction ends. */
export async function lockCoupon(db: Transaction, which: SQL): Promise<void> {
  await db.select({ id: coupons.id }).from(coupons).where(which).for('update')
}

/** Whoever has this name orders with one coupon after the other: other orders of theirs wait until the transaction ends. */
export async function lockCustomer(db: Transaction, customer: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupons of ${customer}`}, 0))`)
}

/** Counts a use; false, and nothing is changed, when the coupon is used up by now. The caller has locked the customer. */
export async function insertUse(
  db: Transaction,
  use: { couponId: number; orderCode: string; customer: string; discount: number; now: Date },
): Promise<boolean> {
  const { couponId, orderCode, customer, discount, now } = use
  const [coupon] = await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(withId(couponId), sql`coalesce(${coupons.used} < ${coupons.totalLimit}, true)`))
    .returning({ limit: coupons.customerLimit })
  if (!coupon) return false
  const slot = coupon.limit === null ? null : await freeSlot(db, couponId, customer)
  await db
    .insert(couponUses)
    .values({ couponId, orderCode, customer, discount, slot, slotLimit: coupon.limit, usedAt: now })
  return true
}

async function freeSlot(db: Transaction, couponId: number, customer: string): Promise<number> {
  const taken = await db
    .select({ slot: couponUses.slot })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.couponId, couponId),
        eq(couponUses.customer, customer),
        isNull(couponUses.returnedAt),
      ),
    )
  const slots = new Set(taken.map(({ slot }) => slot))
  let slot = 1
  while (slots.has(slot)) slot++
  return slot
}

/** Gives back what an order used; a second time nothing happens. */
export async function returnUse(db: Transaction, orderCode: string, now: Date): Promise<void> {
  const [returned] = await db
    .update(couponUses)
    .set({ returnedAt: now })
    .where(and(eq(couponUses.orderCode, orderCode), isNull(couponUses.returnedAt)))
    .returning({ couponId: couponUses.couponId })
  if (returned)
    await db
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(withId(returned.couponId))
}

/** Counts a use again that was given back; true also where there was none. */
export async function takeUseAgain(db: Transaction, orderCode: string): Promise<boolean> {
  const [use] = await db.select().from(couponUses).where(eq(couponUses.orderCode, orderCode))
  if (!use?.returnedAt) return true
  await lockCoupon(db, withId(use.couponId))
  const [coupon] = await db.select().from(coupons).where(withId(use.couponId))
  const slot = use.slotLimit === null ? null : await freeSlot(db, use.couponId, use.customer)
  const isUsedUp = coupon!.totalLimit !== null && coupon!.used >= coupon!.totalLimit
  if (isUsedUp || (slot !== null && slot > use.slotLimit!)) return false
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(withId(use.couponId))
  await db.update(couponUses).set({ returnedAt: null, slot }).where(eq(couponUses.id, use.id))
  return true
}

export async function insertOrdered(db: Transaction, orderCode: string, customer: string): Promise<void> {
  await db.insert(couponOrders).values({ orderCode, customer }).onConflictDoNothing()
}

/** The same as a part of a `with`; nothing without a customer. */
export function orderedBy(orderCode: string, customer: string | null): SQL {
  return sql`
    noted_order as (
      insert into coupon_orders (order_code, customer)
      select ${orderCode}, ${customer}::text where ${customer}::text is not null
      on conflict do nothing)`
}

export async function deleteOrdered(db: Transaction, orderCode: string): Promise<void> {
  await db.delete(couponOrders).where(eq(couponOrders.orderCode, orderCode))
}
