import { desc, eq, inArray } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { stockBalances, stockMovements, variants } from '../tables.server'
import { countStock, type StockRow } from './stock.server'

/** Stock of a variant in pieces. */
export type StockOf = { variantId: number; onHand: number; reserved: number }

/** The stock of these variants; one without movements is left out. */
export function readStockOf(db: Db, variantIds: readonly number[]): Promise<StockOf[]> {
  if (variantIds.length === 0) return Promise.resolve([])
  const { variantId, onHand, reserved } = stockBalances
  return db
    .select({ variantId, onHand, reserved })
    .from(stockBalances)
    .where(inArray(variantId, [...variantIds]))
}

/** The last movements of a product's variants, newest first. */
export function readMovements(db: Db, productId: number, length: number) {
  const { id, quantity, kind, reference, createdAt } = stockMovements
  return db
    .select({ id, quantity, kind, reference, createdAt, code: variants.code })
    .from(stockMovements)
    .innerJoin(variants, eq(variants.id, stockMovements.variantId))
    .where(eq(variants.productId, productId))
    .orderBy(desc(id))
    .limit(length)
}

/**
 * Sets stock to counted quantities (pieces), with the reason on each movement, and audits it. `kept`: variants of which fewer
 * were counted than are reserved; they keep the reserved pieces.
 */
export function correctStock(
  db: Db,
  counted: readonly StockRow[],
  { reason, actor, productId }: { reason: string; actor: string; productId: number },
): Promise<{ moves: StockRow[]; kept: StockRow[] }> {
  return transaction(db, async (db) => {
    const done = await countStock(db, counted, 'correction', reason)
    if (done.moves.length > 0)
      await audit(db, {
        actor,
        action: 'stock',
        subject: `products ${productId}`,
        after: { reason, moves: done.moves },
      })
    return done
  })
}
