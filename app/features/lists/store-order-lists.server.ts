import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { RequestedGoods } from '~/features/basket/basket'
import type { OrderList, OrderListBrief } from './order-lists'
import { orderListLines, orderLists } from './tables.server'

const lineCount = sql<number>`(select count(*)::int from order_list_lines l where l.list_id = ${orderLists}.id)`
const brief = { id: orderLists.id, name: orderLists.name, lineCount, changedAt: orderLists.changedAt }
const own = (userId: number, id: number) => and(eq(orderLists.userId, userId), eq(orderLists.id, id))

/** The user's lists without their lines, the last changed first. */
export function readLists(db: Db, userId: number): Promise<OrderListBrief[]> {
  return db
    .select(brief)
    .from(orderLists)
    .where(eq(orderLists.userId, userId))
    .orderBy(desc(orderLists.changedAt), desc(orderLists.id))
}

/** The user's list with its lines, or null. */
export async function readList(db: Db, userId: number, id: number): Promise<OrderList | null> {
  const [list] = await db.select(brief).from(orderLists).where(own(userId, id))
  if (!list) return null
  const { id: lineId, productId, variantId, code, name, variantName, quantity } = orderListLines
  const lines = await db
    .select({ id: lineId, productId, variantId, code, name, variantName, quantity })
    .from(orderListLines)
    .where(eq(orderListLines.listId, id))
    .orderBy(asc(orderListLines.position), asc(lineId))
  return { ...list, lines: lines.map((line) => ({ ...line, unitPrice: null })) }
}

/** The number of the user's lists. */
export async function countLists(db: Db, userId: number): Promise<number> {
  const [found] = await db.select({ all: count() }).from(orderLists).where(eq(orderLists.userId, userId))
  return found!.all
}

/** Locks the set of a user's lists until the transaction ends. */
export async function lockLists(db: Transaction, userId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('order_lists'), ${userId}::int)`)
}

/** Id of the new list; null when the user has one of this name. */
export async function insertList(
  db: Transaction,
  userId: number,
  name: string,
  goods: readonly RequestedGoods[],
): Promise<number | null> {
  const [made] = await db
    .insert(orderLists)
    .values({ userId, name })
    .onConflictDoNothing()
    .returning({ id: orderLists.id })
  if (!made) return null
  await db.insert(orderListLines).values(
    goods.map(({ productId, variantId, code, name, variantName, quantity }, position) => ({
      listId: made.id,
      position,
      productId,
      variantId,
      code,
      name,
      variantName,
      quantity,
    })),
  )
  return made.id
}

/** Renames the user's list; a taken name violates the unique index. */
export async function writeName(db: Transaction, userId: number, id: number, name: string): Promise<void> {
  await db
    .update(orderLists)
    .set({ name, changedAt: sql`now()` })
    .where(own(userId, id))
}

/** True when the user's list was deleted, false when there was none. */
export async function deleteList(db: Transaction, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(orderLists).where(own(userId, id)).returning({ id: orderLists.id })
  return gone.length > 0
}

/** True when the line was deleted from the user's list, false when there was none. */
export async function deleteLine(
  db: Transaction,
  userId: number,
  { listId, lineId }: { listId: number; lineId: number },
): Promise<boolean> {
  const lists = db.select({ id: orderLists.id }).from(orderLists).where(own(userId, listId))
  const gone = await db
    .delete(orderListLines)
    .where(and(eq(orderListLines.id, lineId), inArray(orderListLines.listId, lists)))
    .returning({ id: orderListLines.id })
  if (gone.length > 0)
    await db
      .update(orderLists)
      .set({ changedAt: sql`now()` })
      .where(own(userId, listId))
  return gone.length > 0
}
