import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { orderLines } from '../tables.server'

/** Pieces of an order by variant, with the gifts of a campaign. */
export function readPieces(db: Db, orderId: number) {
  const { variantId, quantity, isPromo } = orderLines
  return db.select({ variantId, quantity, isPromo }).from(orderLines).where(eq(orderLines.orderId, orderId))
}

/** Notes how many pieces of some lines will never leave. */
export async function cancelPieces(
  db: Transaction,
  lines: readonly { lineId: number; quantity: number }[],
): Promise<void> {
  for (const { lineId, quantity } of lines)
    await db.update(orderLines).set({ cancelled: quantity }).where(eq(orderLines.id, lineId))
}
