import { desc, eq, sql } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { moveBatch } from '../batches/move-batch.server'
import { plannedProducts } from './plan.server'
import type { ProductChange, ProductFilter } from './product-batch'
import { productBatches } from './tables.server'

type Staff = { actor: string; now: Date }

/** Records a change of many products with their values before, and queues its job. Returns its id; null when nothing changes. */
export function startProductBatch(
  db: Db,
  { filter, change, retailListId }: { filter: ProductFilter; change: ProductChange; retailListId: number },
  { actor, now }: Staff,
): Promise<number | null> {
  return transaction(db, async (db) => {
    const [row] = await db
      .insert(productBatches)
      .values({ filter, change, actor, createdAt: now })
      .returning({ id: productBatches.id })
    const id = row!.id
    const { rows } = await db.execute<{ total: string }>(sql`
      with kept as (
        insert into product_batch_rows (batch_id, product_id, before)
        select ${id}, planned.id, planned.before from ${plannedProducts(filter, change, retailListId)} planned
        returning 1
      ) select count(*) as total from kept`)
    const total = Number(rows[0]!.total)
    if (total === 0) {
      await db.delete(productBatches).where(eq(productBatches.id, id))
      return null
    }
    await db.update(productBatches).set({ total }).where(eq(productBatches.id, id))
    await enqueue(db, { name: 'change-products', payload: { batchId: id, at: now.getTime() } })
    const subject = `product_batches ${id}`
    await audit(db, { actor, action: 'products', subject, after: { change, filter, total } })
    return id
  })
}

/** Ends a batch that waits or runs. Products that were changed stay; they can be undone. False when it is neither. */
export function stopProductBatch(db: Db, id: number, staff: Staff): Promise<boolean> {
  return transaction(db, (db) =>
    moveBatch(db, { table: productBatches, id, from: ['waiting', 'running'], to: 'stopped' }, staff),
  )
}

/** Takes a whole batch back. Products that somebody has changed since stay. False when there is nothing to undo. */
export function undoProductBatch(db: Db, id: number, staff: Staff): Promise<boolean> {
  return transaction(db, async (db) => {
    const move = { table: productBatches, id, from: ['done', 'stopped'], to: 'undoing' } as const
    if (!(await moveBatch(db, move, staff))) return false
    await enqueue(db, { name: 'change-products', payload: { batchId: id, at: staff.now.getTime() } })
    return true
  })
}

/** The last changes, newest first. */
export function listProductBatches(db: Db, length: number) {
  return db.select().from(productBatches).orderBy(desc(productBatches.id)).limit(length)
}

/** One change; null for an unknown id. */
export async function readProductBatch(db: Db, id: number) {
  const [row] = await db.select().from(productBatches).where(eq(productBatches.id, id))
  return row ?? null
}
