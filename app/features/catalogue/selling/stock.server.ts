import type { Transaction } from '~/db/connection.server'
import { inOrder } from '~/db/transaction.server'
import {
  changeOnHand,
  enough,
  freeIn,
  type Insufficient,
  insufficient,
  lockBalances,
  lockFree,
  type MovementKind,
  openBalances,
  totals,
} from './balances.server'
import { type StockRow, stockReturned } from './stock-returned.server'

export type { Insufficient, MovementKind, StockRow }

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

/**
 * Sells at once, without an earlier reservation (cash on delivery, open account). All or nothing. Negative pieces take back part of an
 * earlier sale of the order.
 */
export async function sellStock(
  db: Transaction,
  orderCode: string,
  rows: readonly StockRow[],
): Promise<{ status: 'sold' } | Insufficient> {
  const taken = rows.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }))
  const moved = await moveStock(db, taken, 'sale', orderCode)
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
