import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Member, Visitor } from '~/features/identity/identity'
import { orders } from '../tables.server'

type Owned = { shopperId: number | null; businessPartnerId: number | null }

/**
 * Returns whether an order is this visitor's. An order belongs to the business partner it was
 * placed for: its owner and its viewers see all of them, a buyer sees only their own. An order
 * without a partner belongs to the session or user that placed it.
 */
export function maySee(visitor: Visitor, shopperId: number | null, order: Owned): boolean {
  const isOwn = shopperId !== null && order.shopperId === shopperId
  if (order.businessPartnerId === null) return isOwn
  if (visitor.kind !== 'member' || order.businessPartnerId !== visitor.partner.id) return false
  return isOwn || visitor.partner.role !== 'buyer'
}

/** Returns the same rule as a condition on `orders`. */
export function seenBy({ partner }: Member, shopperId: number | null): SQL {
  const isOwn = shopperId === null ? sql`false` : eq(orders.shopperId, shopperId)
  const ofPartner = eq(orders.businessPartnerId, partner.id)
  const seen = partner.role === 'buyer' ? and(ofPartner, isOwn) : ofPartner
  return or(seen, and(isNull(orders.businessPartnerId), isOwn))!
}

/**
 * Returns whether a visitor may change the orders they see: a viewer of a business partner may only
 * read.
 */
export function mayAct(visitor: Visitor): boolean {
  return visitor.kind !== 'member' || visitor.partner.role !== 'viewer'
}

/**
 * Keeps a person's retail orders theirs when they join a company and their retail account ends.
 * Like a guest's orders, these orders then belong to no partner.
 */
export async function keepAsOwn(db: Transaction, endedPartnerId: number): Promise<void> {
  await db.update(orders).set({ businessPartnerId: null }).where(eq(orders.businessPartnerId, endedPartnerId))
}

/** Returns whether a customer has ever ordered. */
export async function hasOrders(db: Db, partnerId: number): Promise<boolean> {
  return (await db.$count(orders, eq(orders.businessPartnerId, partnerId))) > 0
}

/** Returns the codes of all orders that a user placed while signed in, for whichever company. */
export async function listCodesPlacedBy(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ code: orders.code })
    .from(orders)
    .where(eq(orders.shopperId, sql`(select id from shoppers where user_id = ${userId})`))
  return rows.map(({ code }) => code)
}
