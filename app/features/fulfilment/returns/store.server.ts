import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import {
  type LinePieces,
  type OrderReturn,
  type ReturnKind,
  returnKinds,
  type ReturnState,
} from '../record/fulfilment-record'
import { enqueueNews } from '~/features/orders/orders.server'
import { orders, orderLines } from '~/features/orders/tables.server'
import { orderReturnEvents, orderReturnLines, orderReturnPhotos, orderReturns } from './tables.server'

export type NewReturn = {
  kind: ReturnKind
  state: ReturnState
  note: string
  key: string
  lines: readonly LinePieces[]
  actor: string
  now: Date
  tells: boolean
}

/**
 * Inserts a return with its first dated step; with `tells` the buyer gets an email about it.
 * Returns its id.
 */
export async function openReturn(
  db: Transaction,
  { id: orderId, code }: { id: number; code: string },
  { kind, state, note, key, lines, actor, now, tells }: NewReturn,
): Promise<number> {
  const [row] = await db
    .insert(orderReturns)
    .values({ orderId, kind, state, note, key, askedAt: now })
    .returning({ id: orderReturns.id })
  const returnId = row!.id
  await db
    .insert(orderReturnLines)
    .values(lines.map(({ lineId, quantity }) => ({ returnId, orderLineId: lineId, quantity })))
  const eventId = await insertEvent(db, { returnId, state, actor, note: '', createdAt: now })
  if (tells) await enqueueNews(db, code, 'return', eventId)
  return returnId
}

async function insertEvent(db: Transaction, event: typeof orderReturnEvents.$inferInsert): Promise<number> {
  const [row] = await db.insert(orderReturnEvents).values(event).returning({ id: orderReturnEvents.id })
  return row!.id
}

/**
 * Moves a return to its next state, with date; the buyer gets an email about it. `note` is a
 * message to the buyer.
 */
export async function moveReturn(
  db: Transaction,
  { id, code }: { id: number; code: string },
  state: ReturnState,
  { actor, note = '', now }: { actor: string; note?: string; now: Date },
): Promise<void> {
  await db.update(orderReturns).set({ state }).where(eq(orderReturns.id, id))
  const eventId = await insertEvent(db, { returnId: id, state, actor, note, createdAt: now })
  await enqueueNews(db, code, 'return', eventId)
}

/** Returns a return with the code of its order; null when there is no such return. */
export async function findReturn(db: Db, id: number) {
  const [row] = await db
    .select({ id: orderReturns.id, code: orders.code, kind: orderReturns.kind, state: orderReturns.state })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(eq(orderReturns.id, id))
  return row ?? null
}

/** The return requested with this key, or null: a repeated form finds its first result. */
export async function findReturnByKey(db: Db, key: string) {
  const { id, orderId } = orderReturns
  const [row] = await db.select({ id, orderId }).from(orderReturns).where(eq(orderReturns.key, key))
  return row ?? null
}

/** The returned pieces by order line, in the order of the lines. */
export function readReturnLines(db: Db, returnId: number) {
  const { orderLineId, quantity } = orderReturnLines
  return db
    .select({ lineId: orderLineId, variantId: orderLines.variantId, quantity })
    .from(orderReturnLines)
    .innerJoin(orderLines, eq(orderLines.id, orderLineId))
    .where(eq(orderReturnLines.returnId, returnId))
    .orderBy(asc(orderLineId))
}

/** Notes how many pieces of each line went back to stock. */
export async function writeRestocked(db: Transaction, returnId: number, lines: readonly LinePieces[]) {
  for (const { lineId, quantity } of lines)
    await db
      .update(orderReturnLines)
      .set({ restocked: quantity })
      .where(and(eq(orderReturnLines.returnId, returnId), eq(orderReturnLines.orderLineId, lineId)))
}

/**
 * Returns the pieces by line in an order's returns of these states and kinds, leaving out the
 * returns in `except` (ids).
 */
export async function readPiecesBack(
  db: Db,
  orderId: number,
  states: readonly ReturnState[],
  { kinds = returnKinds, except = [] }: { kinds?: readonly ReturnKind[]; except?: readonly number[] } = {},
): Promise<Map<number, number>> {
  const { orderLineId, quantity } = orderReturnLines
  const rows = await db
    .select({ lineId: orderLineId, pieces: sql<number>`sum(${quantity})::int` })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
    .where(
      and(
        eq(orderReturns.orderId, orderId),
        inArray(orderReturns.state, [...states]),
        inArray(orderReturns.kind, [...kinds]),
        notInArray(orderReturns.id, [...except]),
      ),
    )
    .groupBy(orderLineId)
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]))
}

/** Returns an order's returns as its buyer sees them, earliest first. */
export async function readReturns(db: Db, orderId: number): Promise<OrderReturn[]> {
  const heads = await db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.id))
  if (heads.length === 0) return []
  const ids = heads.map(({ id }) => id)
  const { orderLineId, quantity, restocked } = orderReturnLines
  const lines = Map.groupBy(
    await db
      .select({ returnId: orderReturnLines.returnId, lineId: orderLineId, quantity, restocked })
      .from(orderReturnLines)
      .where(inArray(orderReturnLines.returnId, ids))
      .orderBy(asc(orderLineId)),
    ({ returnId }) => returnId,
  )
  const { id, state, note, createdAt } = orderReturnEvents
  const events = Map.groupBy(
    await db
      .select({ returnId: orderReturnEvents.returnId, id, state, note, at: createdAt })
      .from(orderReturnEvents)
      .where(inArray(orderReturnEvents.returnId, ids))
      .orderBy(asc(id)),
    ({ returnId }) => returnId,
  )
  const photos = Map.groupBy(
    await db
      .select({
        returnId: orderReturnPhotos.returnId,
        id: orderReturnPhotos.id,
        name: orderReturnPhotos.name,
      })
      .from(orderReturnPhotos)
      .where(inArray(orderReturnPhotos.returnId, ids)),
    ({ returnId }) => returnId,
  )
  return heads.map((head) => ({
    id: head.id,
    kind: head.kind,
    state: head.state,
    note: head.note,
    askedAt: head.askedAt,
    lines: (lines.get(head.id) ?? []).map(({ returnId: _, ...line }) => line),
    events: (events.get(head.id) ?? []).map(({ returnId: _, ...event }) => event),
    photos: (photos.get(head.id) ?? []).map(({ returnId: _, ...photo }) => photo),
  }))
}
