import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { getCategoryIdsBelow } from '~/features/catalogue/catalogue.server'
import type { Visitor } from '~/features/identity/identity'
import { normalizeCode } from '~/kernel/turkish'
import type { Coupon, CouponEffect, CouponRefusal } from './coupon'
import * as store from './coupon-store.server'
import { customerNames, namesOfOrder, ownName } from '../customer.server'
import { coupons } from '../tables.server'

/** Identifies a coupon: by its typed code, or by the id stored with a basket. */
export type CouponKey = { code: string } | { id: number }

/** `email`: that of the order; `openOrderCode`: the customer's unpaid order, whose use does not count. */
export type CouponAsker = { email?: string | null; openOrderCode?: string | null }

/**
 * A coupon for this visitor now, with `refusal` when it cannot be used; null when the visitor has none of this name.
 * A guest's earlier uses are known once the order's e-mail is.
 */
export async function getCoupon(
  db: Db,
  visitor: Visitor,
  key: CouponKey,
  { email = null, openOrderCode = null }: CouponAsker = {},
): Promise<Coupon | null> {
  const names = await customerNames(db, visitor, email)
  const [row] = await store.readCoupons(db, names, whichOf(key), openOrderCode)
  return row && isTheirs(row, visitor) ? toCoupon(db, visitor, row) : null
}

/**
 * The same for an order: locks this customer's uses and orders until the transaction ends. Others may use the coupon
 * up meanwhile; `useCoupon` checks that.
 */
export async function getCouponForOrder(
  db: Transaction,
  visitor: Visitor,
  key: CouponKey,
  asker: CouponAsker,
): Promise<Coupon | null> {
  await store.lockCustomer(db, await customerNames(db, visitor, asker.email ?? null))
  return getCoupon(db, visitor, key, asker)
}

const whichOf = (key: CouponKey) =>
  'id' in key ? store.withId(key.id) : store.withCode(normalizeCode(key.code))

/** A member's own coupons and the public ones, earliest end first. */
export async function listCoupons(db: Db, visitor: Visitor): Promise<Coupon[]> {
  const partnerId = visitor.kind === 'member' ? visitor.partner.id : null
  const own = partnerId === null ? sql`false` : eq(coupons.businessPartnerId, partnerId)
  const open = and(coupons.listed, sql`${coupons.businessPartnerId} is null`)
  const which = and(coupons.active, sql`(${own} or ${open})`)!
  const rows = await store.readCoupons(db, await customerNames(db, visitor, null), which)
  const mine = rows.filter((row) => row.businessPartnerId !== null || isOfGroup(row, visitor))
  const listed: Coupon[] = []
  for (const row of mine) listed.push(await toCoupon(db, visitor, row))
  return listed
}

/** An order about to be placed. `isPaidFor`: no payment is awaited. */
type Ordering = { email: string; isPaidFor: boolean }

/**
 * Records the use of a coupon at the end of the transaction that places the order: from here on others' orders with
 * this coupon wait. False when others have used it up meanwhile.
 */
export async function useCoupon(
  db: Transaction,
  visitor: Visitor,
  use: Ordering & { couponId: number; orderCode: string; discount: number; now: Date },
): Promise<boolean> {
  const customers = await customerNames(db, visitor, use.email)
  return store.insertUse(db, { ...use, customers, provisional: isProvisional(visitor, use) })
}

/** Records that the customer has ordered, for first-order coupons, as a part of the `with` that writes the order. */
export function notedOrder(visitor: Visitor, order: Ordering & { code: string }): SQL {
  return store.orderedBy(order.code, ownName(visitor, order.email), isProvisional(visitor, order))
}

// A guest's e-mail is unverified: until it is paid, such an order blocks the coupon for other guests, but not for the
// e-mail's owner.
const isProvisional = (visitor: Visitor, { isPaidFor }: Ordering) => visitor.kind !== 'member' && !isPaidFor

/**
 * Unpaid guest orders with a member's e-mail that must give up the coupon for the member's order: as many as needed,
 * newest first (docs/decisions/a-coupon-knows-its-customer-by-every-name.md). Null when one of them was paid since
 * the coupon was priced and so has used it.
 */
export async function findYieldingOrders(
  db: Transaction,
  visitor: Visitor,
  couponId: number,
): Promise<string[] | null> {
  if (visitor.kind !== 'member') return []
  const names = await customerNames(db, visitor, null)
  const [row] = await store.readCoupons(db, names, store.withId(couponId))
  if (!row || refusalOf(row, visitor)) return null
  const { ownUses, provisionalOrders, customerLimit, totalLimit, used, firstOrderOnly } = row
  const all = provisionalOrders.length
  const needed = Math.max(
    firstOrderOnly ? all : 0,
    customerLimit === null ? 0 : ownUses + all - customerLimit + 1,
    totalLimit === null ? 0 : used - totalLimit + 1,
  )
  return provisionalOrders.slice(0, Math.max(0, needed))
}

/** Makes the use by an order final once the order is paid. */
export function confirmCoupon(db: Transaction, orderCode: string): Promise<void> {
  return store.confirmUse(db, orderCode)
}

/** Returns a cancelled order's use; the order also no longer counts as the customer's first. */
export async function releaseCoupon(db: Transaction, orderCode: string, now: Date): Promise<void> {
  await store.returnUse(db, orderCode, now)
  await store.deleteOrdered(db, orderCode)
}

/**
 * Records the use again when a cancelled order is restored. False, without a change, when the coupon was used up
 * meanwhile.
 */
export async function takeCouponAgain(
  db: Transaction,
  order: { code: string; businessPartnerId: number | null; email: string },
): Promise<boolean> {
  const names = await namesOfOrder(db, order)
  if (!(await store.takeUseAgain(db, order.code, names))) return false
  await store.insertOrdered(db, order.code, names[0]!)
  return true
}

function isTheirs({ active, businessPartnerId }: store.CouponRow, visitor: Visitor): boolean {
  const own = visitor.kind === 'member' && visitor.partner.id === businessPartnerId
  return active && (businessPartnerId === null || own)
}

const isOfGroup = ({ priceListId }: store.CouponRow, { priceKey }: Visitor) =>
  priceListId === null || priceListId === priceKey.listId

async function toCoupon(db: Db, visitor: Visitor, row: store.CouponStanding): Promise<Coupon> {
  const { id, code, title, minimum, firstOrderOnly, categoryId } = row
  return {
    id,
    code,
    title,
    minimum,
    firstOrderOnly,
    ...effectOf(row),
    categoryIds: categoryId === null ? null : await getCategoryIdsBelow(db, categoryId),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    refusal: refusalOf(row, visitor),
  }
}

function effectOf({ kind, percent, amount }: store.CouponRow): CouponEffect {
  if (kind === 'percentage') return { kind, percent: percent! / 100 }
  return kind === 'amount' ? { kind, amount: amount! } : { kind }
}

// The customer's own reason comes first: "already used" says more than "used up".
function refusalOf(row: store.CouponStanding, visitor: Visitor): CouponRefusal | null {
  if (!isOfGroup(row, visitor)) return { reason: 'other_group' }
  if (row.notYet) return { reason: 'not_yet' }
  // Members take precedence over unpaid guest orders with the member's e-mail: those give the coupon up.
  const provisional = row.provisionalOrders.length
  const reserved = visitor.kind === 'member' ? 0 : provisional
  const yielding = provisional - reserved
  if (row.customerLimit !== null && row.ownUses >= row.customerLimit) return { reason: 'already_used' }
  if (row.expired) return { reason: 'expired' }
  if (row.customerLimit !== null && row.ownUses + reserved >= row.customerLimit) return { reason: 'reserved' }
  if (row.totalLimit !== null && row.used - yielding >= row.totalLimit) return { reason: 'used_up' }
  if (row.hasOrdered) return { reason: 'not_first_order' }
  return row.hasProvisionalOrder && visitor.kind !== 'member' ? { reason: 'reserved' } : null
}
