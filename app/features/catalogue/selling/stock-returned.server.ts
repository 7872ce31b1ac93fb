import type { Transaction } from '~/db/connection.server'

/** Pieces of a variant; the same variant may come in several rows. */
export type StockRow = { variantId: number; quantity: number }

/** Runs in the transaction that returns the pieces: its rows and jobs commit together with the stock. */
export type StockListener = (db: Transaction, returned: readonly StockRow[]) => Promise<void>

const listeners = new Set<StockListener>()

/**
 * Calls `listener` for all stock that returns in this process; the result removes it. Every program that changes stock
 * must add the listener at its start, because they run in the process of the change.
 */
export function onStockReturned(listener: StockListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Tells the listeners which pieces can be sold again: of cancelled and expired orders, returned goods, and counts by staff
 * and imports. `stock.server.ts` calls it wherever free stock grows; ignores rows that take pieces.
 */
export async function stockReturned(db: Transaction, rows: readonly StockRow[]): Promise<void> {
  const returned = rows.filter(({ quantity }) => quantity > 0)
  if (returned.length === 0) return
  for (const listener of listeners) await listener(db, returned)
}
