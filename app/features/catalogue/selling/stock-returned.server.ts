import type { Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import '../jobs.server'

/** Pieces of a variant; the same variant may come in several rows. */
export type StockRow = { variantId: number; quantity: number }

/**
 * Queues one job `stock-returned` for the variants of which no piece was free before `changes` and some are now: pieces
 * of cancelled and expired orders, returned goods, and counts by staff and imports. Sends no statement when there are none.
 * `stock.server.ts` calls it wherever free stock can grow, with one row per variant and the free pieces before the change.
 */
export async function stockReturned(
  db: Transaction,
  changes: readonly StockRow[],
  freeBefore: (variantId: number) => number,
): Promise<void> {
  const variantIds = changes
    .filter(({ variantId, quantity }) => freeBefore(variantId) <= 0 && freeBefore(variantId) + quantity > 0)
    .map(({ variantId }) => variantId)
  if (variantIds.length > 0) await enqueue(db, { name: 'stock-returned', payload: { variantIds } })
}
