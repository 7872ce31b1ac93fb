import { eq, getTableName } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Transaction } from '~/db/connection.server'
import type { PriceBatchState } from '../price-batches/price-batch'
import type { priceBatches } from '../price-batches/tables.server'
import type { productBatches } from '../product-batches/tables.server'

/** Moves a batch of prices or products from one of some states to another, with its audit; whether it did. */
export async function moveBatch(
  db: Transaction,
  move: {
    table: typeof priceBatches | typeof productBatches
    id: number
    from: readonly PriceBatchState[]
    to: PriceBatchState
  },
  { actor, now }: { actor: string; now: Date },
): Promise<boolean> {
  const { table, id, from, to } = move
  const [row] = await db.select({ state: table.state }).from(table).where(eq(table.id, id)).for('update')
  if (!row || !from.includes(row.state)) return false
  await db.update(table).set({ state: to, finishedAt: now }).where(eq(table.id, id))
  const name = getTableName(table)
  await audit(db, {
    actor,
    action: `${name === 'price_batches' ? 'prices' : 'products'} ${to}`,
    subject: `${name} ${id}`,
    before: { state: row.state },
    after: { state: to },
  })
  return true
}
