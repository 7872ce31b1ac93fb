import { sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import type { StockRow } from './stock-returned.server'

export type MovementKind = 'opening' | 'import' | 'sale' | 'cancellation' | 'correction'

/** Nothing was changed. `available`: pieces that can be sold, of each variant with too few. */
export type Insufficient = { status: 'insufficient'; available: Map<number, number> }

/** One row per variant, in the order in which every operation locks them, so that two orders cannot deadlock. */
export function totals(rows: readonly StockRow[]): StockRow[] {
  const sums = new Map<number, number>()
  for (const { variantId, quantity } of rows) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .filter(({ quantity }) => quantity !== 0)
    .toSorted((a, b) => a.variantId - b.variantId)
}

type Balance = { onHand: number; reserved: number }

/** Rows for variants that were never in stock. */
export async function openBalances(db: Transaction, rows: readonly StockRow[]): Promise<void> {
  await db.execute(sql`
    insert into stock_balances (variant_id) select id from unnest(${sql.param(variantIds(rows))}::int[]) as i(id)
    where not exists (select from stock_balances b where b.variant_id = i.id) order by id on conflict do nothing`)
}

/**
 * Locks the balances and returns them as they are then. It is a statement of its own, since a statement that waits for a
 * lock and then writes decides by the values that it read before the wait.
 */
export async function lockBalances(
  db: Transaction,
  rows: readonly StockRow[],
): Promise<Map<number, Balance>> {
  const { rows: balances } = await db.execute<Balance & { id: number }>(sql`
    select variant_id as id, on_hand as "onHand", reserved from stock_balances
    where variant_id = ${anyOf(variantIds(rows))} order by variant_id for update`)
  return new Map(balances.map(({ id, ...balance }) => [id, balance]))
}

const variantIds = (rows: readonly StockRow[]) =>
  [...new Set(rows.map(({ variantId }) => variantId))].toSorted((a, b) => a - b)

/** Locks the balances. Returns a function that gives the unreserved pieces of a variant. */
export async function lockFree(
  db: Transaction,
  rows: readonly StockRow[],
): Promise<(variantId: number) => number> {
  return freeIn(await lockBalances(db, rows))
}

export const freeIn = (balances: ReadonlyMap<number, Balance>) => (variantId: number) => {
  const { onHand, reserved } = balances.get(variantId) ?? { onHand: 0, reserved: 0 }
  return onHand - reserved
}

export function insufficient(rows: readonly StockRow[], free: (variantId: number) => number): Insufficient {
  return {
    status: 'insufficient',
    available: new Map(rows.map(({ variantId }) => [variantId, free(variantId)])),
  }
}

/** Changes stock and records the movements, when the condition `when` holds. */
export async function changeOnHand(
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

/** Condition: every move fits the unreserved stock. An earlier statement must have locked the balances. */
export const enough = sql`not exists (
  select from move m left join stock_balances b using (variant_id)
  where m.quantity < 0 and coalesce(b.on_hand - b.reserved, 0) < -m.quantity)`

export function stockRows(rows: readonly StockRow[]) {
  return recordset(rows, '"variantId" int, quantity int')
}
