import { asc, desc, eq, sql } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import { products, variants } from '../tables.server'
import { moveBatch } from '../batches/move-batch.server'
import { plannedPrices } from './plan.server'
import type { PriceFilter, PriceRule } from './price-batch'
import { priceBatches, priceBatchRows } from './tables.server'

type Staff = { actor: string; now: Date }

/**
 * Records a change of many prices of a list with the prices before and after, and queues its job, for `startsAt` or at once. Returns its
 * id; null when nothing changes.
 */
export function startPriceBatch(
  db: Db,
  batch: { listId: number; filter: PriceFilter; rule: PriceRule; startsAt: Date | null },
  { actor, now }: Staff,
): Promise<number | null> {
  return transaction(db, async (db) => {
    const { listId, filter, rule, startsAt } = batch
    const [row] = await db
      .insert(priceBatches)
      .values({ priceListId: listId, filter, rule, actor, startsAt, createdAt: now })
      .returning({ id: priceBatches.id })
    const id = row!.id
    const { rows } = await db.execute<{ total: string }>(sql`
      with kept as (
        insert into price_batch_rows (batch_id, variant_id, before, after)
        select ${id}, planned.id, planned.before, planned.after from ${plannedPrices(listId, filter, rule)} planned
        returning 1
      ) select count(*) as total from kept`)
    const total = Number(rows[0]!.total)
    if (total === 0) {
      await db.delete(priceBatches).where(eq(priceBatches.id, id))
      return null
    }
    await db.update(priceBatches).set({ total }).where(eq(priceBatches.id, id))
    const job = { name: 'change-prices', payload: { batchId: id, at: now.getTime() } } as const
    await enqueue(db, job, startsAt ? { runAt: startsAt } : {})
    const after = { list: listId, rule, filter, startsAt, total }
    await audit(db, { actor, action: 'prices', subject: `price_batches ${id}`, after })
    return id
  })
}

/** Ends a batch that waits or runs. Prices that were written stay; they can be undone. False when it is neither. */
export function stopPriceBatch(db: Db, id: number, staff: Staff): Promise<boolean> {
  return transaction(db, (db) =>
    moveBatch(db, { table: priceBatches, id, from: ['waiting', 'running'], to: 'stopped' }, staff),
  )
}

/**
 * Takes a whole batch back: each price becomes what it was. Prices that somebody has changed since stay, and are counted. False when
 * there is nothing to undo.
 */
export function undoPriceBatch(db: Db, id: number, staff: Staff): Promise<boolean> {
  return transaction(db, async (db) => {
    const move = { table: priceBatches, id, from: ['done', 'stopped'], to: 'undoing' } as const
    if (!(await moveBatch(db, move, staff))) return false
    await enqueue(db, { name: 'change-prices', payload: { batchId: id, at: staff.now.getTime() } })
    return true
  })
}

const shown = {
  id: priceBatches.id,
  listId: priceBatches.priceListId,
  filter: priceBatches.filter,
  rule: priceBatches.rule,
  state: priceBatches.state,
  total: priceBatches.total,
  written: priceBatches.written,
  kept: priceBatches.kept,
  actor: priceBatches.actor,
  startsAt: priceBatches.startsAt,
  createdAt: priceBatches.createdAt,
}

/** The last changes, newest first. */
export function listPriceBatches(db: Db, length: number) {
  return db.select(shown).from(priceBatches).orderBy(desc(priceBatches.id)).limit(length)
}

/** One change; null for an unknown id. */
export async function readPriceBatch(db: Db, id: number) {
  const [row] = await db.select(shown).from(priceBatches).where(eq(priceBatches.id, id))
  return row ?? null
}

/** A part of the prices of a change, by code. */
export function listPriceBatchRows(db: Db, id: number, { start, length }: { start: number; length: number }) {
  return db
    .select({
      variantId: variants.id,
      code: variants.code,
      name: sql<string>`concat_ws(' ', ${products.name}, nullif(${variants.name}, ''))`,
      before: priceBatchRows.before,
      after: priceBatchRows.after,
      state: priceBatchRows.state,
    })
    .from(priceBatchRows)
    .innerJoin(variants, eq(variants.id, priceBatchRows.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(priceBatchRows.batchId, id))
    .orderBy(sql`${priceBatchRows.state} <> 'kept'`, asc(variants.code))
    .offset(start)
    .limit(length)
}
