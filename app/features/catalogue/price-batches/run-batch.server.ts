import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import { lockCatalogue } from '../write/write-lock.server'
import { saveOffers } from '../write/write-offers.server'
import { endPrices } from '../write/write-prices.server'
import { priceBatches } from './tables.server'

/** Prices of one transaction: other writers wait for it. */
const partLength = 2_000

/**
 * The job of a batch: writes its prices, or takes them back, part by part. A killed job is repeated by the queue and goes on. A price
 * that is no longer what the batch read stays as it is.
 */
export async function runPriceBatch(db: Db, batchId: number, now: () => Date): Promise<void> {
  await db.execute(
    sql`update price_batches set state = 'running' where id = ${batchId} and state = 'waiting'`,
  )
  for (;;) {
    const left = await transaction(db, async (db) => {
      await allowLongStatements(db)
      // The catalogue is locked first, as by every writer of prices.
      await lockCatalogue(db)
      const [batch] = await db.select().from(priceBatches).where(eq(priceBatches.id, batchId)).for('update')
      if (batch?.state === 'running') return writePart(db, batch, now())
      if (batch?.state === 'undoing') return undoPart(db, batch, now())
      return 0
    })
    if (left === 0) break
  }
  await db.execute(sql`
    update price_batches set finished_at = ${now().toISOString()}::timestamptz,
      state = case state when 'running' then 'done' else 'undone' end
    where id = ${batchId} and state in ('running', 'undoing')`)
}

type Batch = typeof priceBatches.$inferSelect
type Part = { variantId: number; before: string | null; after: string; now: string | null }

/** Returns the number of prices that were looked at. */
async function writePart(db: Transaction, { id, priceListId }: Batch, at: Date): Promise<number> {
  const rows = await readPart(db, id, priceListId, 'open')
  const fit = rows.filter(({ now, before }) => now === before)
  await saveOffers(
    db,
    fit.map(({ variantId, after }) => ({ variantId, priceListId, amount: Number(after) })),
    at,
  )
  await mark(db, id, rows, fit, 'written')
  return rows.length
}

async function undoPart(db: Transaction, { id, priceListId }: Batch, at: Date): Promise<number> {
  const rows = await readPart(db, id, priceListId, 'written')
  const fit = rows.filter(({ now, after }) => now === after)
  await saveOffers(
    db,
    fit.flatMap(({ variantId, before }) =>
      before === null ? [] : [{ variantId, priceListId, amount: Number(before) }],
    ),
    at,
  )
  const added = fit.filter(({ before }) => before === null).map(({ variantId }) => variantId)
  await endPrices(db, priceListId, added, at)
  await mark(db, id, rows, fit, 'undone')
  return rows.length
}

/** The next prices of a state, with the price that holds now. */
async function readPart(
  db: Transaction,
  batchId: number,
  listId: number,
  state: 'open' | 'written',
): Promise<Part[]> {
  const { rows } = await db.execute<Part>(sql`
    select r.variant_id as "variantId", r.before::text, r.after::text, p.amount::text as now
    from (
      select * from price_batch_rows where batch_id = ${batchId} and state = ${state} order by id limit ${partLength}
    ) r
    left join prices p on p.variant_id = r.variant_id and p.price_list_id = ${listId} and p.min_quantity = 1
      and p.valid_to is null`)
  return rows
}

async function mark(
  db: Transaction,
  batchId: number,
  rows: readonly Part[],
  fit: readonly Part[],
  state: 'written' | 'undone',
): Promise<void> {
  if (rows.length === 0) return
  const ids = (some: readonly Part[]) => sql`${sql.param(some.map(({ variantId }) => variantId))}::int[]`
  await db.execute(sql`
    update price_batch_rows set state = case when variant_id = any(${ids(fit)}) then ${state} else 'kept' end
    where batch_id = ${batchId} and variant_id = any(${ids(rows)})`)
  const kept = rows.length - fit.length
  const written = state === 'written' ? sql`written + ${fit.length}::int` : sql`written - ${rows.length}::int`
  await db.execute(
    sql`update price_batches set written = ${written}, kept = kept + ${kept}::int where id = ${batchId}`,
  )
}
