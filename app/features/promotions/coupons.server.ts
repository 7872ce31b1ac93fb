import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { getCategoryIdsBelow } from '~/features/catalogue/catalogue.server'
import type { Visitor } from '~/features/identity/identity'
import { normalizeCode } from '~/kernel/turkish'
import type { Coupon, CouponEffect, CouponRefusal } from './coupon'
import * as store from './coupon-store.server'
import { customerNames, orderName } from './customer.server'
import { coupons } from './tables.server'

/** How a coupon is named: by what a customer typed, or as a basket keeps it. */
export type CouponKey = { code: string } | { id: number }

/** `email`: of the order; `openOrderCode`: an unpaid order of theirs, whose use of the coupon does not count. */
export type CouponAsker = { email?: string | null; openOrderCode?: string | null }

/**
 * A coupon as this visitor may use it now, `refusal` telling why not; null when there is none of that name for them. A
 * guest's earlier uses are known once the e-mail of the order is.
 */
export async function getCoupon(
  db: Db,
  visitor: Visitor,
  key: CouponKey,
  { email = null, openOrderCode = null }: CouponAsker = {},
): Promise<Coupon | null> {
  const [row] = await store.readCoupons(db, customerNames(visitor, email), whichOf(key), openOrderCode)
  return row && isTheirs(row, visitor) ? toCoupon(db, visitor, row) : null
}

/**
 * The same for an order: what this customer has used and ordered stays so until the transaction ends. Others may use the
 * coupon up meanwhile: `useCoupon` tells.
 */
export async function getCouponForOrder(
  db: Transaction,
  visitor: Visitor,
  key: CouponKey,
  asker: CouponAsker,
): Promise<Coupon | null> {
  const [customer] = customerNames(visitor, asker.email ?? null)
  if (customer) await store.lockCustomer(db, customer)
  return getCoupon(db, visitor, key, asker)
}

const whichOf = (key: CouponKey) =>
  'id' in key ? store.withId(key.id) : store.withCode(normalizeCode(key.code))

/** What a member has and may use: own coupons and those that are open to all, those that end first before the others. */
export async function listCoupons(db: Db, visitor: Visitor): Promise<Coupon[]> {
  const partnerId = visitor.kind === 'member' ? visitor.partner.id : null
  const own = partnerId === null ? sql`false` : eq(coupons.businessPartnerId, partnerId)
  const open = and(coupons.listed, sql`${coupons.businessPartnerId} is null`)
  const which = and(coupons.active, sql`(${own} or ${open})`)!
  const rows = await store.readCoupons(db, customerNames(visitor, null), which)
  const mine = rows.filter((row) => row.businessPartnerId !== null || isOfGroup(row, visitor))
  const listed: Coupon[] = []
  for (const row of mine) listed.push(await toCoupon(db, visitor, row))
  return listed
}

/**
 * Counts the use of a coupon that was priced for an order, in the transaction that places it, at its end: everybody else's
 * orders with this coupon wait from here on. False: others have used it up meanwhile.
 */
export function useCoupon(
  db: Transaction,
  visitor: Visitor,
  { email, ...use }: { couponId: number; orderCode: string; email: string; discount: number; now: Date },
): Promise<boolean> {
  const [customer] = customerNames(visitor, email)
  return store.insertUse(db, { ...use, customer: customer! })
}

/** For coupons of a first order, as a part of the `with` that writes the order: somebody has ordered. */
export function notedOrder(visitor: Visitor, order: { code: string; email: string }): SQL {
  const [customer = null] = customerNames(visitor, order.email)
  return store.orderedBy(order.code, customer)
}

/** An order that was cancelled has used no coupon and was nobody's first. */
export async function giveBackCoupon(db: Transaction, orderCode: string, now: Date): Promise<void> {
  await store.returnUse(db, orderCode, now)
  await store.deleteOrdered(db, orderCode)
}

/**
 * An order that was cancelled comes back with the coupon it had used. False, and nothing is changed, when the coupon was
 * used up meanwhile.
 */
export async function takeCouponAgain(
  db: Transaction,
  order: { code: string; businessPartnerId: number | null; email: string },
): Promise<boolean> {
  if (!(await store.takeUseAgain(db, order.code))) return false
  await store.insertOrdered(db, order.code, orderName(order))
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
    ...{ id, code, title, minimum, firstOrderOnly },
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

// The customer's own reason before the coupon's: "already used" says more than "used up".
function refusalOf(row: store.CouponStanding, visitor: Visitor): CouponRefusal | null {
  if (!isOfGroup(row, visitor)) return { reason: 'other_group' }
  if (row.notYet) return { reason: 'not_yet' }
  if (row.customerLimit !== null && row.ownUses >= row.customerLimit) return { reason: 'already_used' }
  if (row.expired) return { reason: 'expired' }
  if (row.totalLimit !== null && row.used >= row.totalLimit) return { reason: 'used_up' }
  return row.hasOrdered ? { reason: 'not_first_order' } : null
}
