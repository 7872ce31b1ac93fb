import { randomUUID } from 'node:crypto'
import { audit } from '~/db/audit.server'
import type { Db } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { Storage } from '~/features/media/media.server'
import { getSettings } from '~/features/settings/settings.server'
import { normalizeText } from '~/kernel/turkish'
import type { KdvRate } from '../../write/product-input'
import type { ImportFile } from '../format'
import { headingsOf } from '../mapped/mapped.server'
import { suggestMapping } from '../mapped/mapping'
import { readTable } from '../mapped/read-table.server'
import { productUploads } from '../tables.server'
import { fileOf } from './file-of'
import * as store from './store.server'
import type { Upload, UploadKind, UploadOptions, UploadRefusal, UploadState } from './upload'

type Place = { db: Db; storage: Storage }
type Staff = { actor: string; now: Date }

const sampleRows = 3
const kdvRates: readonly KdvRate[] = [0, 1, 10, 20]
const idle: readonly UploadState[] = ['new', 'tried', 'done', 'stopped', 'failed']

/** Keeps a file of products. Its columns are mapped as the supplier's last file was, or by their headings. Nothing is imported yet. */
export async function createUpload(
  { db, storage }: Place,
  given: { name: string; bytes: Uint8Array; supplier: string; kind: UploadKind },
  { actor, now }: Staff,
): Promise<{ status: 'done'; id: number } | { status: 'refused'; why: UploadRefusal; sentence?: string }> {
  const supplier = normalizeText(given.supplier).slice(0, 80)
  const table = given.kind === 'table' ? await readSample(fileOf(given.bytes)) : null
  if (given.bytes.length === 0 || table?.rows === 0) return { status: 'refused', why: 'empty' }
  if (table?.fault) return { status: 'refused', why: 'not_a_table', sentence: table.fault }
  const [before, settings] = await Promise.all([store.findOptionsOf(db, supplier), getSettings(db)])
  const usual = kdvRates.find((rate) => rate === settings.number('kdv', 'usual_rate', 20))
  const options: UploadOptions = {
    priceList: before?.priceList ?? null,
    kdvRate: before?.kdvRate ?? usual ?? 20,
    decimal: before?.decimal ?? null,
    createCategories: before?.createCategories ?? true,
    mapping: suggestMapping(table?.headings ?? [], before?.mapping ?? null),
  }
  const file = `imports/${randomUUID()}`
  await storage.write(file, given.bytes)
  const [row] = await db
    .insert(productUploads)
    .values({
      name: normalizeText(given.name).slice(-120),
      supplier,
      kind: given.kind,
      file,
      options,
      rows: table?.rows ?? null,
      headings: table?.headings ?? [],
      sample: table?.sample ?? [],
      actor,
      createdAt: now,
    })
    .returning({ id: productUploads.id })
  return { status: 'done', id: row!.id }
}

/** An upload with the first rows of its table; null when there is none. */
export async function readUpload({ db }: Pick<Place, 'db'>, id: number): Promise<Upload | null> {
  const found = await store.findUpload(db, id)
  if (!found) return null
  const { file: _file, actor: _actor, ...upload } = found
  return upload
}

/**
 * Saves the choices for an upload, which its supplier keeps, and starts its job: `trial` writes nothing. The result of an earlier run is
 * dropped. Refused while the job runs.
 */
export function startUpload(
  db: Db,
  id: number,
  { options, trial }: { options: UploadOptions; trial: boolean },
  { actor, now }: Staff,
): Promise<'done' | UploadRefusal> {
  return transaction(db, async (db) => {
    const found = await store.findUpload(db, id)
    if (!found) return 'gone'
    const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failure: '', finishedAt: null }
    const state = trial ? 'trying' : 'running'
    if (!(await store.moveUpload(db, id, { ...counts, state, options }, idle))) return 'running'
    await store.dropFaults(db, id)
    await enqueue(db, { name: 'import-products', payload: { uploadId: id, at: now.getTime() } })
    if (!trial)
      await audit(db, {
        actor,
        action: 'import',
        subject: `product_uploads ${id}`,
        after: { file: found.name, supplier: found.supplier, ...options },
      })
    return 'done'
  })
}

/** Ends a run after its current batch. Batches that are written stay; starting again goes on after them. */
export async function stopUpload(db: Db, id: number, { now }: Staff): Promise<'done' | 'gone'> {
  const stopped = { state: 'stopped', finishedAt: now } as const
  return (await store.moveUpload(db, id, stopped, ['trying', 'running'])) ? 'done' : 'gone'
}

const keptDays = 90

/** Deletes uploads of more than 90 days ago with their files; suppliers keep the mapping of a newer upload. */
export async function dropOldUploads({ db, storage }: Place, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  for (const { id, file } of await store.listOldUploads(db, before)) {
    // It goes before its row, so that a failed removal is found again.
    await storage.remove(file)
    await store.dropUpload(db, id)
  }
}

/** The headings, the first rows and the number of rows of a table. `fault`: why it cannot be read. */
async function readSample(file: ImportFile) {
  const sample: string[][] = []
  let headings: string[] | null = null
  let rows = 0
  let fault: string | null = null
  for await (const row of readTable(file, { encoding: null })) {
    if (row.kind === 'problem' && 'fatal' in row && row.fatal) fault = row.remarks[0]!.sentence
    if (row.kind !== 'row') continue
    if (!headings) {
      headings = headingsOf(row)
      continue
    }
    rows += 1
    if (sample.length < sampleRows)
      sample.push(headings.map((_, at) => String(row.cells[at] ?? '').slice(0, 80)))
  }
  return { headings: headings ?? [], sample, rows, fault: rows === 0 ? fault : null }
}
