import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { inOrder } from '~/db/transaction.server'
import type { Visitor } from '~/features/identity/identity'
import { openedShopper, sessionEnded, shopperOf } from '~/features/identity/identity.server'
import type { StoredLine } from './pricing/priced-line'
import { basketLines, baskets } from './tables.server'

const storedLine = {
  id: basketLines.id,
  productId: basketLines.productId,
  variantId: basketLines.variantId,
  quantity: basketLines.quantity,
  seenPrice: basketLines.seenPrice,
  seenListId: basketLines.seenListId,
}

/** A stored basket: its lines and the chosen campaign and coupon. */
export type StoredBasket = {
  id: number | null
  campaignId: number | null
  withoutCampaign: boolean
  couponId: number | null
  /** The order of this basket that waits for its card payment. */
  openOrderCode: string | null
  lines: StoredLine[]
}

/** A basket locked until the transaction ends. */
export type LockedBasket = { id: number; openOrderCode: string | null }

/** A locked basket with its lines. */
export type HeldBasket = StoredBasket & { id: number; shopperId: number }

const { id, campaignId, withoutCampaign, couponId, openOrderCode } = baskets

/** Basket and lines of a session, first added first; null without a basket. One query. */
export async function readBasket(db: Db, shopperId: number): Promise<(StoredBasket & { id: number }) | null> {
  const rows = await db
    .select({ basket: { id, campaignId, withoutCampaign, couponId, openOrderCode }, line: storedLine })
    .from(baskets)
    .leftJoin(basketLines, eq(basketLines.basketId, baskets.id))
    .where(eq(baskets.shopperId, shopperId))
    .orderBy(asc(basketLines.id))
  const [first] = rows
  return first ? { ...first.basket, lines: rows.flatMap(({ line }) => line ?? []) } : null
}

/** The number of lines in the shopper's basket; 0 without a basket. */
export async function countLines(db: Db, shopperId: number): Promise<number> {
  const [row] = await db
    .select({ lines: count() })
    .from(basketLines)
    .innerJoin(baskets, eq(basketLines.basketId, baskets.id))
    .where(eq(baskets.shopperId, shopperId))
  return row?.lines ?? 0
}

/**
 * Locks the visitor's basket until the transaction ends, creating it when missing. Throws 409 for a guest who has
 * signed in meanwhile.
 */
export async function openBasket(db: Transaction, visitor: Visitor): Promise<LockedBasket> {
  const { rows } = await db.execute<{ id: string; openOrderCode: string | null }>(sql`
    with shopper as (${openedShopper(visitor)})
    insert into baskets (shopper_id) select id from shopper
    on conflict (shopper_id) do update set updated_at = now()
    returning id, open_order_code as "openOrderCode"`)
  if (!rows[0]) throw sessionEnded()
  return { ...rows[0], id: Number(rows[0].id) }
}

/**
 * Locks the visitor's basket until the transaction ends and reads it; null when there is none. The lines are read by
 * a second statement: one that waited for the lock would still see the former lines.
 */
export async function holdBasket(db: Transaction, visitor: Visitor): Promise<HeldBasket | null> {
  const [[basket], lines] = await inOrder(
    db,
    () =>
      db
        .select({ id, shopperId: baskets.shopperId, campaignId, withoutCampaign, couponId, openOrderCode })
        .from(baskets)
        .where(eq(baskets.shopperId, shopperOf(visitor)))
        .for('update'),
    () => readLines(db, basketOf(visitor)),
  )
  return basket ? { ...basket, shopperId: basket.shopperId!, lines } : null
}

/** Locks the session's basket for a change until the transaction ends; null when there is none. */
export async function lockBasket(db: Transaction, shopperId: number): Promise<LockedBasket | null> {
  const [basket] = await db
    .update(baskets)
    .set({ updatedAt: sql`now()` })
    .where(eq(baskets.shopperId, shopperId))
    .returning({ id, openOrderCode })
  return basket ?? null
}

/** The line of a variant, or null. */
export async function findLine(db: Db, basketId: number, variantId: number): Promise<StoredLine | null> {
  const [line] = await db.select(storedLine).from(basketLines).where(oneLine(basketId, variantId))
  return line ?? null
}

/** Row id of the visitor's basket, as a subquery. */
export const basketOf = (visitor: Visitor): SQL =>
  sql`(select id from baskets where shopper_id = ${shopperOf(visitor)})`

/** The line of a variant and the number of lines. The caller holds the basket's lock. */
export async function findLineAmong(
  db: Transaction,
  visitor: Visitor,
  variantId: number,
): Promise<{ line: StoredLine | null; lines: number }> {
  const { rows } = await db.execute<{ line: StoredLine | null; lines: number }>(sql`
    select count(*)::int as lines, json_agg(json_build_object('id', id, 'productId', product_id, 'variantId', variant_id,
      'quantity', quantity, 'seenPrice', seen_price, 'seenListId', seen_list_id)) filter (where variant_id = ${variantId}) -> 0 as line
    from basket_lines where basket_id = ${basketOf(visitor)}`)
  return rows[0]!
}

/** Variants of a product in the basket. */
export async function findVariants(db: Db, basketId: number, productId: number): Promise<number[]> {
  const rows = await db
    .select({ variantId: basketLines.variantId })
    .from(basketLines)
    .where(and(eq(basketLines.basketId, basketId), eq(basketLines.productId, productId)))
  return rows.map((row) => row.variantId)
}

/** Writes a line: quantity in pieces and the price now shown. Returns its id. */
export async function putLine(
  db: Transaction,
  basketId: number,
  line: Omit<StoredLine, 'id'>,
): Promise<number> {
  // A line that was read has an id as well, and PostgreSQL gives ids itself.
  const { productId, variantId, quantity, seenPrice, seenListId } = line
  const [row] = await db
    .insert(basketLines)
    .values({ basketId, productId, variantId, quantity, seenPrice, seenListId })
    .onConflictDoUpdate({
      target: [basketLines.basketId, basketLines.variantId],
      set: { quantity, seenPrice, seenListId },
    })
    .returning({ id: basketLines.id })
  return row!.id
}

/** Lines of a locked basket, first added first. */
export function readLines(db: Transaction, basketId: number | SQL): Promise<StoredLine[]> {
  const ofBasket = eq(basketLines.basketId, basketId)
  return db.select(storedLine).from(basketLines).where(ofBasket).orderBy(asc(basketLines.id))
}

/** `putLine` for many lines, in their order and in one statement. Returns ids by variant. */
export async function putLines(
  db: Transaction,
  basketId: number,
  lines: readonly Omit<StoredLine, 'id'>[],
): Promise<Map<number, number>> {
  if (lines.length === 0) return new Map()
  const rows = lines.map((line, place) => ({ ...line, place }))
  const columns =
    '"productId" int, "variantId" int, quantity int, "seenPrice" bigint, "seenListId" int, place int'
  const { rows: put } = await db.execute<{ id: string; variantId: number }>(sql`
    insert into basket_lines (basket_id, product_id, variant_id, quantity, seen_price, seen_list_id)
    select ${basketId}, i."productId", i."variantId", i.quantity, i."seenPrice", i."seenListId"
    from ${recordset(rows, columns)} order by i.place
    on conflict (basket_id, variant_id) do update
      set quantity = excluded.quantity, seen_price = excluded.seen_price, seen_list_id = excluded.seen_list_id
    returning id, variant_id as "variantId"`)
  return new Map(put.map(({ id, variantId }) => [variantId, Number(id)]))
}

/** Deletes a line and returns its product, variant and pieces; null when there was none. */
export async function deleteLine(db: Transaction, basketId: number, variantId: number) {
  const { productId, quantity } = basketLines
  const [line] = await db
    .delete(basketLines)
    .where(oneLine(basketId, variantId))
    .returning({ productId, variantId: basketLines.variantId, quantity })
  return line ?? null
}

/** Empties a basket; the basket itself stays. */
export async function deleteLines(db: Transaction, basketId: number): Promise<void> {
  await db.delete(basketLines).where(eq(basketLines.basketId, basketId))
}

/** Empties a basket: lines, merge notes, and the chosen campaign and coupon. One statement. */
export async function emptyBasket(db: Transaction, basketId: number): Promise<void> {
  await db.execute(sql`with ${emptied(basketId)} select`)
}

/** The same as parts of a `with` for a larger statement. */
export function emptied(basketId: number): SQL {
  return sql`
    emptied_lines as (delete from basket_lines where basket_id = ${basketId}),
    emptied_notes as (delete from basket_merge_notes where basket_id = ${basketId}),
    emptied_choice as (
      update baskets set campaign_id = null, without_campaign = false, coupon_id = null
      where id = ${basketId} and (without_campaign or num_nonnulls(campaign_id, coupon_id) > 0))`
}

/** Records the shown prices as agreed to, in one statement for all lines. */
export async function writeSeenPrices(
  db: Transaction,
  listId: number,
  seen: readonly { id: number; unitPrice: number }[],
): Promise<void> {
  const ids = sql.param(seen.map((line) => line.id))
  const prices = sql.param(seen.map((line) => line.unitPrice))
  await db.execute(
    sql`update basket_lines set seen_price = seen.price, seen_list_id = ${listId}
        from unnest(${ids}::bigint[], ${prices}::bigint[]) as seen (id, price)
        where basket_lines.id = seen.id`,
  )
}

const oneLine = (basketId: number, variantId: number) =>
  and(eq(basketLines.basketId, basketId), eq(basketLines.variantId, variantId))
