import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { lockNames } from '~/db/named-locks.server'
import { couponOrders, coupons, couponUses } from '../tables.server'

export type CouponRow = typeof coupons.$inferSelect

/** A coupon with one customer's uses, by the database's clock. */
export type CouponStanding = CouponRow & {
  notYet: boolean
  expired: boolean
  /** Uses by this customer that were not returned. */
  ownUses: number
  /** Codes of unpaid guest orders with this customer's e-mail that use the coupon, newest first. */
  provisionalOrders: string[]
  hasOrdered: boolean
  hasProvisionalOrder: boolean
}

/** Coupons with the uses of the customer of these names, earliest end first. */
export async function readCoupons(
  db: Db,
  customers: readonly string[],
  which: SQL,
  /** An order whose uses are left out. */
  except: string | null = null,
): Promise<CouponStanding[]> {
  const names = namesAre(customers)
  const uses = (provisional: boolean) => sql`from coupon_uses u
    where u.coupon_id = coupons.id and u.returned_at is null and u.customer = ${names}
    and u.provisional = ${provisional} and u.order_code is distinct from ${except}`
  const ordered = (provisional: boolean) => sql<boolean>`first_order_only
    and exists (select from coupon_orders o where o.customer = ${names}
      and o.provisional = ${provisional} and o.order_code is distinct from ${except})`
  const rows = await db
    .select({
      coupon: coupons,
      notYet: sql<boolean>`coalesce(${coupons.startsAt} > now(), false)`,
      expired: sql<boolean>`coalesce(${coupons.endsAt} <= now(), false)`,
      ownUses: sql<number>`(select count(*)::int ${uses(false)})`,
      provisionalOrders: sql<string[]>`array(select u.order_code ${uses(true)} order by u.id desc)`,
      exceptedUses: sql<number>`(select count(*)::int from coupon_uses u
        where u.coupon_id = coupons.id and u.returned_at is null and u.order_code = ${except})`,
      hasOrdered: ordered(false),
      hasProvisionalOrder: ordered(true),
    })
    .from(coupons)
    .where(which)
    .orderBy(sql`${coupons.endsAt} nulls last`, coupons.id)
  return rows.map(({ coupon, exceptedUses, ...standing }) => ({
    ...coupon,
    used: coupon.used - exceptedUses,
    ...standing,
  }))
}

const namesAre = (customers: readonly string[]) => sql`any(${sql.param(customers)}::text[])`

/** Condition: the coupon of this normalized code. */
export const withCode = (normalized: string): SQL => eq(coupons.codeNormalized, normalized)
/** Condition: the coupon of this id. */
export const withId = (id: number): SQL => eq(coupons.id, id)

/** Locks a coupon until the transaction ends: other orders with it wait. */
export async function lockCoupon(db: Transaction, which: SQL): Promise<void> {
  await db.select({ id: coupons.id }).from(coupons).where(which).for('update')
}

/** Locks a customer until the transaction ends, so that orders with one coupon run one after the other. */
export async function lockCustomer(db: Transaction, customers: readonly string[]): Promise<void> {
  await lockNames(
    db,
    customers.map((name) => `coupons of ${name}`),
  )
}

type Use = {
  couponId: number
  orderCode: string
  /** Every name of the customer, the stored one first. */
  customers: readonly string[]
  provisional: boolean
  discount: number
  now: Date
}

/**
 * Records a use; false when the coupon is used up for everybody or for this customer. The caller, who holds the
 * customer's lock, then rolls back.
 */
export async function insertUse(db: Transaction, use: Use): Promise<boolean> {
  const { couponId, orderCode, customers, provisional, discount, now } = use
  const [coupon] = await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(withId(couponId), sql`coalesce(${coupons.used} < ${coupons.totalLimit}, true)`))
    .returning({ limit: coupons.customerLimit })
  if (!coupon) return false
  const slot = coupon.limit === null ? null : await freeSlot(db, couponId, customers)
  if (slot !== null && slot > coupon.limit!) return false
  await db.insert(couponUses).values({
    couponId,
    orderCode,
    customer: customers[0]!,
    discount,
    provisional,
    slot,
    slotLimit: coupon.limit,
    usedAt: now,
  })
  return true
}

async function freeSlot(db: Transaction, couponId: number, customers: readonly string[]): Promise<number> {
  const taken = await db
    .select({ slot: couponUses.slot })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.couponId, couponId),
        sql`${couponUses.customer} = ${namesAre(customers)}`,
        isNull(couponUses.returnedAt),
      ),
    )
  const slots = new Set(taken.map(({ slot }) => slot))
  let slot = 1
  while (slots.has(slot)) slot++
  return slot
}

/** Returns an order's use; a second call changes nothing. */
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

/** Records a returned use of this customer again; also true when there was none. */
export async function takeUseAgain(
  db: Transaction,
  orderCode: string,
  customers: readonly string[],
): Promise<boolean> {
  const [use] = await db.select().from(couponUses).where(eq(couponUses.orderCode, orderCode))
  if (!use?.returnedAt) return true
  await lockCoupon(db, withId(use.couponId))
  const [coupon] = await db.select().from(coupons).where(withId(use.couponId))
  const slot = use.slotLimit === null ? null : await freeSlot(db, use.couponId, customers)
  const isUsedUp = coupon!.totalLimit !== null && coupon!.used >= coupon!.totalLimit
  if (isUsedUp || (slot !== null && slot > use.slotLimit!)) return false
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(withId(use.couponId))
  await db.update(couponUses).set({ returnedAt: null, slot }).where(eq(couponUses.id, use.id))
  return true
}

/** Counts the order as one of the customer's orders; a repetition changes nothing. */
export async function insertOrdered(db: Transaction, orderCode: string, customer: string): Promise<void> {
  await db.insert(couponOrders).values({ orderCode, customer }).onConflictDoNothing()
}

/** The same as a part of a `with`; null without a customer. */
export function orderedBy(orderCode: string, customer: string | null, provisional: boolean): SQL {
  return sql`
    noted_order as (
      insert into coupon_orders (order_code, customer, provisional)
      select ${orderCode}, ${customer}::text, ${provisional}::boolean where ${customer}::text is not null
      on conflict do nothing)`
}

/** Turns a provisional order's use into a final one. */
export async function confirmUse(db: Transaction, orderCode: string): Promise<void> {
  await db.execute(sql`
    with confirmed as (
      update coupon_uses set provisional = false where order_code = ${orderCode} and provisional)
    update coupon_orders set provisional = false where order_code = ${orderCode} and provisional`)
}

/** The order no longer counts as one of the customer's orders. */
export async function deleteOrdered(db: Transaction, orderCode: string): Promise<void> {
  await db.delete(couponOrders).where(eq(couponOrders.orderCode, orderCode))
}
