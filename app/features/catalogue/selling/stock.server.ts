import { sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Db, Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { inOrder } from '~/db/transaction.server'
import { type StockRow, stockReturned } from './stock-returned.server'

export type { StockRow }
export type MovementKind = 'opening' | 'import' | 'sale' | 'cancellation' | 'correction'

/** Nothing was changed. `available`: pieces that can be sold, of each variant with too few. */
export type Insufficient = { status: 'insufficient'; available: Map<number, number> }

/**
 * Adds (quantity > 0) or takes (quantity < 0) pieces, with a movement for each variant. All or nothing: reserved pieces
 * cannot be taken.
 */
export async function moveStock(
  db: Transaction,
  rows: readonly StockRow[],
  kind: MovementKind,
  reference: string,
): Promise<{ status: 'moved' } | Insufficient> {
  const moves = totals(rows)
  // A returned variant may never have been in stock.
  if (moves.some(({ quantity }) => quantity > 0)) await openBalances(db, moves)
  const [free] = await inOrder(
    db,
    () => lockFree(db, moves),
    () => changeOnHand(db, moves, kind, reference, enough),
  )
  const lacking = moves.filter(({ variantId, quantity }) => quantity < 0 && free(variantId) < -quantity)
  if (lacking.length > 0) return insufficient(lacking, free)
  await stockReturned(db, moves, free)
  return { status: 'moved' }
}

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

/** Sells at once, without an earlier reservation (cash on delivery, open account). All or nothing. */
export async function sellStock(
  db: Transaction,
  orderCode: string,
  rows: readonly StockRow[],
): Promise<{ status: 'sold' } | Insufficient> {
  const moved = await moveStock(
    db,
    rows.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
    'sale',
    orderCode,
  )
  return moved.status === 'moved' ? { status: 'sold' } : moved
}

/** Takes pieces of an order back into stock: cancelled, refused or returned ones. The order ensures that it happens once. */
export async function returnStock(
  db: Transaction,
  orderCode: string,
  rows: readonly StockRow[],
): Promise<void> {
  await moveStock(db, rows, 'cancellation', orderCode)
}

/**
 * Sets stock to a counted quantity and records the difference as a movement. Stock stays at least at the reserved pieces:
 * `kept` lists the variants of which fewer were counted, with the pieces that remain.
 */
export async function countStock(
  db: Transaction,
  counted: readonly StockRow[],
  kind: MovementKind,
  reference: string,
): Promise<{ moves: StockRow[]; kept: StockRow[] }> {
  await openBalances(db, counted)
  const balances = await lockBalances(db, counted)
  const targets = counted.map(({ variantId, quantity }) => {
    const { onHand, reserved } = balances.get(variantId)!
    return { variantId, counted: quantity, target: Math.max(quantity, reserved), onHand }
  })
  const moves = targets.map(({ variantId, target, onHand }) => ({ variantId, quantity: target - onHand }))
  const changed = moves.filter(({ quantity }) => quantity !== 0)
  await changeOnHand(db, changed, kind, reference)
  await stockReturned(db, changed, freeIn(balances))
  const kept = targets
    .filter((row) => row.target > row.counted)
    .map(({ variantId, target }) => ({ variantId, quantity: target }))
  return { moves: changed, kept }
}

/** One row per variant, in the order in which every operation locks them, so that two orders cannot deadlock. */
function totals(rows: readonly StockRow[]): StockRow[] {
  const sums = new Map<number, number>()
  for (const { variantId, quantity } of rows) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .filter(({ quantity }) => quantity !== 0)
    .toSorted((a, b) => a.variantId - b.variantId)
}

type Balance = { onHand: number; reserved: number }

/** Rows for variants that were never in stock. */
async function openBalances(db: Transaction, rows: readonly StockRow[]): Promise<void> {
  await db.execute(sql`
    insert into stock_balances (variant_id) select id from unnest(${sql.param(variantIds(rows))}::int[]) as i(id)
    where not exists (select from stock_balances b where b.variant_id = i.id) order by id on conflict do nothing`)
}

/**
 * Locks the balances and returns them as they are then. It is a statement of its own, since a statement that waits for a
 * lock and then writes decides by the values that it read before the wait.
 */
async function lockBalances(db: Transaction, rows: readonly StockRow[]): Promise<Map<number, Balance>> {
  const { rows: balances } = await db.execute<Balance & { id: number }>(sql`
    select variant_id as id, on_hand as "onHand", reserved from stock_balances
    where variant_id = ${anyOf(variantIds(rows))} order by variant_id for update`)
  return new Map(balances.map(({ id, ...balance }) => [id, balance]))
}

const variantIds = (rows: readonly StockRow[]) =>
  [...new Set(rows.map(({ variantId }) => variantId))].toSorted((a, b) => a - b)

/** Locks the balances. Returns a function that gives the unreserved pieces of a variant. */
async function lockFree(db: Transaction, rows: readonly StockRow[]): Promise<(variantId: number) => number> {
  return freeIn(await lockBalances(db, rows))
}

const freeIn = (balances: ReadonlyMap<number, Balance>) => (variantId: number) => {
  const { onHand, reserved } = balances.get(variantId) ?? { onHand: 0, reserved: 0 }
  return onHand - reserved
}

function insufficient(rows: readonly StockRow[], free: (variantId: number) => number): Insufficient {
  return {
    status: 'insufficient',
    available: new Map(rows.map(({ variantId }) => [variantId, free(variantId)])),
  }
}

/** Changes stock and records the movements, when the condition `when` holds. */
async function changeOnHand(
  db: Transaction,
  moves: readonly StockRow[],
  kind: MovementKind,
  reference: string,
  when = sql`true`,
): Promise<void> {
  if (moves.length === 0) return
  await db.execute(sql`
    with move as (select i."variantId" as variant_id, i.quantity from ${stockRows(moves)}),
    possible as (select variant_id, quantity from move where ${when}),
    moved as (
      update stock_balances b set on_hand = b.on_hand + m.quantity from possible m where b.variant_id = m.variant_id)
    insert into stock_movements (variant_id, quantity, kind, reference)
    select variant_id, quantity, ${kind}, ${reference} from possible`)
}

async function reserve(db: Transaction, orderCode: string, wanted: readonly StockRow[]): Promise<void> {
  const moves = wanted.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }))
  await db.execute(sql`
    with move as (select i."variantId" as variant_id, i.quantity from ${stockRows(moves)}),
    possible as (select variant_id, -quantity as quantity from move where ${enough}),
    reserved as (
      update stock_balances b set reserved = b.reserved + w.quantity from possible w where b.variant_id = w.variant_id)
    insert into stock_reservations (order_code, variant_id, quantity)
    select ${orderCode}, variant_id, quantity from possible`)
}

/** Condition: every move fits the unreserved stock. An earlier statement must have locked the balances. */
const enough = sql`not exists (
  select from move m left join stock_balances b using (variant_id)
  where m.quantity < 0 and coalesce(b.on_hand - b.reserved, 0) < -m.quantity)`

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

function stockRows(rows: readonly StockRow[]) {
  return recordset(rows, '"variantId" int, quantity int')
}
