import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import { listLater, listNow } from '../write/write-listing.server'
import { lockCatalogue } from '../write/write-lock.server'
import { tellWhatIsGone } from '../write/write-products.server'
import { fieldOf } from './field.server'
import { productBatches } from './tables.server'

/** Products of one transaction: other writers wait for it. */
const partLength = 500

type Batch = typeof productBatches.$inferSelect
type Row = { id: number; before: string | null; now: string | null; link: string; visibility: number }

/**
 * The job of a batch: changes its products, or takes them back, part by part. A killed job is repeated by the queue and goes on. A product
 * whose field somebody else has changed stays as it is.
 */
export async function runProductBatch(db: Db, batchId: number, now: () => Date): Promise<void> {
  await db.execute(
    sql`update product_batches set state = 'running' where id = ${batchId} and state = 'waiting'`,
  )
  while ((await transaction(db, (db) => runPart(db, batchId))) > 0);
  await db.execute(sql`
    update product_batches set finished_at = ${now().toISOString()}::timestamptz,
      state = case state when 'running' then 'done' else 'undone' end
    where id = ${batchId} and state in ('running', 'undoing')`)
}

/** Returns the number of products that were looked at. */
async function runPart(db: Transaction, batchId: number): Promise<number> {
  await allowLongStatements(db)
  await lockCatalogue(db)
  const [batch] = await db.select().from(productBatches).where(eq(productBatches.id, batchId)).for('update')
  if (batch?.state !== 'running' && batch?.state !== 'undoing') return 0
  const isUndo = batch.state === 'undoing'
  const { after } = fieldOf(batch.change)
  const rows = await readPart(db, batch, isUndo ? 'written' : 'open')
  const fit = rows.filter(({ before, now }) => now === (isUndo ? after : before))
  await write(
    db,
    batch,
    fit.map((row) => ({ ...row, value: isUndo ? row.before : after })),
  )
  await mark(db, batchId, rows, fit, isUndo)
  return rows.length
}

/** The next products of a state, with the value that holds now. */
async function readPart(db: Transaction, { id, change }: Batch, state: 'open' | 'written'): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, r.before, ${fieldOf(change).now} as now, p.link, p.visibility
    from product_batch_rows r join products p on p.id = r.product_id
    where r.batch_id = ${id} and r.state = ${state} order by r.product_id limit ${partLength}`)
  return rows
}

async function write(
  db: Transaction,
  { change }: Batch,
  rows: readonly (Row & { value: string | null })[],
): Promise<void> {
  if (rows.length === 0) return
  await listLater(db)
  const values = rows.map(({ id, value }) => ({ id, value }))
  await db.execute(fieldOf(change).write(sql`(select i.* from ${recordset(values, 'id int, value text')})`))
  if (change.kind === 'published')
    await tellWhatIsGone(
      db,
      rows.map(({ id, link, visibility, value, now }) => ({
        id,
        link,
        visibility,
        published: value === 'true',
        wasPublished: now === 'true',
      })),
    )
  await listNow(
    db,
    rows.map(({ id }) => id),
  )
}

async function mark(
  db: Transaction,
  batchId: number,
  rows: readonly Row[],
  fit: readonly Row[],
  isUndo: boolean,
): Promise<void> {
  if (rows.length === 0) return
  const ids = (some: readonly Row[]) => sql`${sql.param(some.map(({ id }) => id))}::int[]`
  const state = isUndo ? 'undone' : 'written'
  await db.execute(sql`
    update product_batch_rows set state = case when product_id = any(${ids(fit)}) then ${state} else 'kept' end
    where batch_id = ${batchId} and product_id = any(${ids(rows)})`)
  const written = isUndo ? sql`written - ${rows.length}::int` : sql`written + ${fit.length}::int`
  const kept = rows.length - fit.length
  await db.execute(
    sql`update product_batches set written = ${written}, kept = kept + ${kept}::int where id = ${batchId}`,
  )
}
