import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import { lockCatalogue } from '../write/write-lock.server'
import type { EditedVariant, ImportedProduct, ImportItem, Remark } from './format'
import { gatherPictures, type GatheredPictures } from './pictures/gather-pictures.server'
import type { ImportReport, ImportRun, Outcome } from './import-run.server'
import { advanceRun, type Counts, type Progress } from './runs.server'
import { writeEdits } from './sheet/write-edits.server'
import { writeImported } from './write-imported.server'

type Done = { reports: ImportReport[]; progress: Progress }

/** Thrown to roll a dry run back. */
class Undo extends Error {
  constructor(readonly done: Done) {
    super()
  }
}

/**
 * Writes consecutive items, except those that are refused already, and the progress of the import, in one transaction.
 */
export async function importBatch(
  db: Db,
  batch: readonly ImportItem[],
  refused: ReadonlyMap<ImportItem, Remark[]>,
  run: ImportRun,
  before: Progress,
): Promise<Done> {
  const fresh = batch.filter((item) => !refused.has(item))
  const products = fresh.filter((item) => item.kind === 'product')
  const edits = fresh.filter((item) => item.kind === 'edit')
  // Pictures are fetched and resized before the transaction, since both take long.
  const pictures = await gatherPictures(db, products, run)
  try {
    return await transaction(db, async (db) => {
      const outcomes = await write(db, { products, edits, pictures }, run)
      const reports = batch.map((item) => reportOf(item, refused.get(item), outcomes.get(item)))
      const progress = await move(before, batch, reports, run)
      if (run.dryRun) throw new Undo({ reports, progress })
      await advanceRun(db, before, progress)
      return { reports, progress }
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
    return error.done
  }
}

async function write(
  db: Transaction,
  work: {
    products: readonly ImportedProduct[]
    edits: readonly EditedVariant[]
    pictures: ReadonlyMap<ImportedProduct, GatheredPictures>
  },
  run: ImportRun,
): Promise<Map<ImportItem, Outcome>> {
  await allowLongStatements(db)
  await lockCatalogue(db)
  const at = await readClock(db)
  const written = await writeImported(db, work.products, work.pictures, run, at)
  const edited = await writeEdits(db, work.edits, run, at)
  return new Map<ImportItem, Outcome>([...written, ...edited])
}

/** The database's time, at which prices begin and end. */
async function readClock(db: Transaction): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()`)
  return new Date(rows[0]!.now)
}

function reportOf(
  item: ImportItem,
  refused: Remark[] | undefined,
  outcome: Outcome | undefined,
): ImportReport {
  if (item.kind === 'notice') {
    const lines = { from: item.remarks[0]!.line, to: item.remarks[0]!.line }
    return { lines, status: 'noticed', code: '', name: '', changes: [], remarks: item.remarks }
  }
  const { lines, code, name = '' } = item
  const common = { lines, code, name, changes: [] }
  if (item.kind === 'problem') {
    return { ...common, status: 'skipped', remarks: item.remarks }
  }
  if (refused || outcome!.status === 'refused') {
    return { ...common, status: 'skipped', remarks: refused ?? outcome!.remarks }
  }
  return { ...common, ...outcome! }
}

async function move(
  before: Progress,
  batch: readonly ImportItem[],
  reports: readonly ImportReport[],
  { keepReports }: ImportRun,
): Promise<Progress> {
  const counts: Counts = { ...before.counts }
  for (const { status } of reports) if (status !== 'noticed') counts[status] += 1
  const reportBytes = (await keepReports?.(reports, before.reportBytes)) ?? before.reportBytes
  return { id: before.id, position: before.position + batch.length, counts, reportBytes }
}
