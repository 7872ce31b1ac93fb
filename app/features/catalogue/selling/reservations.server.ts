import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { inOrder } from '~/db/transaction.server'
import {
  changeOnHand,
  enough,
  type Insufficient,
  insufficient,
  lockFree,
  stockRows,
  totals,
} from './balances.server'
import { type StockRow, stockReturned } from './stock-returned.server'

/** Reserves pieces for an order that is not settled yet. All or nothing. */
export async function reserveStock(
  db: Transaction,
  orderCode: string,
  rows: readonly StockRow[],
): Promise<{ status: 'reserved' } | Insufficient> {
  const wanted = totals(rows)
  const [free] = await inOrder(
    db,
    () => lockFree(db, wanted),
    () => reserve(db, orderCode, wanted),
  )
  const lacking = wanted.filter(({ variantId, quantity }) => free(variantId) < quantity)
  return lacking.length > 0 ? insufficient(lacking, free) : { status: 'reserved' }
}

/** Changes the reservation of an order by some pieces more or fewer. All or nothing; the pieces that are given up fit the reservation. */
export async function changeReservation(
  db: Transaction,
  orderCode: string,
  rows: readonly StockRow[],
): Promise<{ status: 'reserved' } | Insufficient> {
  const moves = totals(rows)
  const more = moves.filter(({ quantity }) => quantity > 0)
  const fewer = moves
    .filter(({ quantity }) => quantity < 0)
    .map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }))
  const free = await lockFree(db, moves)
  const lacking = more.filter(({ variantId, quantity }) => free(variantId) < quantity)
  if (lacking.length > 0) return insufficient(lacking, free)
  if (more.length > 0) await reserve(db, orderCode, more)
  if (fewer.length === 0) return { status: 'reserved' }
  const given = stockRows(fewer)
  await db.execute(sql`
    with gone as (
      delete from stock_reservations r using ${given}
      where r.order_code = ${orderCode} and r.variant_id = i."variantId" and r.quantity = i.quantity)
    update stock_reservations r set quantity = r.quantity - i.quantity from ${given}
    where r.order_code = ${orderCode} and r.variant_id = i."variantId" and r.quantity > i.quantity`)
  await stockReturned(db, fewer, await unreserve(db, fewer))
  return { status: 'reserved' }
}

/** Pieces reserved for an order, by variant. */
export async function getReserved(db: Db, orderCode: string): Promise<Map<number, number>> {
  const { rows } = await db.execute<StockRow>(sql`
    select variant_id as "variantId", quantity from stock_reservations where order_code = ${orderCode}`)
  return new Map(totals(rows).map(({ variantId, quantity }) => [variantId, quantity]))
}

/** Releases the reservation of an order. Returns false when there was none. */
export async function releaseReservation(db: Transaction, orderCode: string): Promise<boolean> {
  const reserved = await takeReservation(db, orderCode)
  if (reserved.length === 0) return false
  await stockReturned(db, reserved, await unreserve(db, reserved))
  return true
}

/** Turns the reservation of an order into a sale. Returns false when there is none. */
export async function settleReservation(db: Transaction, orderCode: string): Promise<boolean> {
  const reserved = await takeReservation(db, orderCode)
  if (reserved.length === 0) return false
  await unreserve(db, reserved)
  await changeOnHand(
    db,
    reserved.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
    'sale',
    orderCode,
  )
  return true
}

async function reserve(db: Transaction, orderCode: string, wanted: readonly StockRow[]): Promise<void> {
  const moves = wanted.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }))
  await db.execute(sql`
    with move as (select i."variantId" as variant_id, i.quantity from ${stockRows(moves)}),
    possible as (select variant_id, -quantity as quantity from move where ${enough}),
    reserved as (
      update stock_balances b set reserved = b.reserved + w.quantity from possible w where b.variant_id = w.variant_id)
    insert into stock_reservations (order_code, variant_id, quantity)
    select ${orderCode}, variant_id, quantity from possible
    on conflict (order_code, variant_id) do update set quantity = stock_reservations.quantity + excluded.quantity`)
}

/** Deletes and returns the reservations of an order; a second call at the same time finds none. */
async function takeReservation(db: Transaction, orderCode: string): Promise<StockRow[]> {
  const { rows } = await db.execute<StockRow>(sql`
    delete from stock_reservations where order_code = ${orderCode} returning variant_id as "variantId", quantity`)
  return totals(rows)
}

/** Releases reserved pieces. Returns a function that gives the unreserved pieces of a variant before. */
async function unreserve(
  db: Transaction,
  reserved: readonly StockRow[],
): Promise<(variantId: number) => number> {
  const free = await lockFree(db, reserved)
  await db.execute(sql`
    update stock_balances b set reserved = b.reserved - i.quantity from ${stockRows(reserved)} where b.variant_id = i."variantId"`)
  return free
}
