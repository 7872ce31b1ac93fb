import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { orderLines } from '../tables.server'

/** Returns the pieces of an order by variant, including the gifts of a campaign. */
export function readPieces(db: Db, orderId: number) {
  const { variantId, quantity, isPromo } = orderLines
  return db.select({ variantId, quantity, isPromo }).from(orderLines).where(eq(orderLines.orderId, orderId))
}

/** Records how many pieces of some lines will never be shipped. */
export async function cancelPieces(
  db: Transaction,
  lines: readonly { lineId: number; quantity: number }[],
): Promise<void> {
  for (const { lineId, quantity } of lines)
    await db.update(orderLines).set({ cancelled: quantity }).where(eq(orderLines.id, lineId))
}
