import { and, asc, desc, eq, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { productUploadFaults, productUploads } from '../tables.server'
import type { UploadBrief, UploadFault, UploadOptions, UploadState } from './upload'

const { id, name, supplier, kind, state, rows, created, updated, unchanged, skipped, createdAt } =
  productUploads
const brief = { id, name, supplier, kind, state, rows, created, updated, unchanged, skipped, createdAt }

/** The uploads, newest first, and their number. */
export async function listUploads(
  db: Db,
  { start, length }: { start: number; length: number },
): Promise<{ uploads: UploadBrief[]; total: number }> {
  const uploads = await db.select(brief).from(productUploads).orderBy(desc(id)).offset(start).limit(length)
  return { uploads, total: await db.$count(productUploads) }
}

/** The record of an upload; null when there is none. */
export async function findUpload(db: Db, uploadId: number) {
  const { options, failure, finishedAt, file, actor, headings, sample } = productUploads
  const [row] = await db
    .select({ ...brief, options, failure, finishedAt, file, actor, headings, sample })
    .from(productUploads)
    .where(eq(id, uploadId))
  return row ?? null
}

/** The choices of a supplier's last upload that was tried or imported; null for the first one. */
export async function findOptionsOf(db: Db, wanted: string): Promise<UploadOptions | null> {
  if (wanted === '') return null
  const [row] = await db
    .select({ options: productUploads.options })
    .from(productUploads)
    .where(and(eq(supplier, wanted), ne(state, 'new')))
    .orderBy(desc(id))
    .limit(1)
  return row?.options ?? null
}

/** The names of suppliers, for the field's suggestions. */
export async function listSuppliers(db: Db): Promise<string[]> {
  const found = await db
    .selectDistinct({ supplier })
    .from(productUploads)
    .where(ne(supplier, ''))
    .orderBy(asc(supplier))
    .limit(200)
  return found.map((one) => one.supplier)
}

/** Moves an upload into a state unless it is in one of `except`; whether it did. */
export async function moveUpload(
  db: Db,
  uploadId: number,
  change: Partial<typeof productUploads.$inferInsert> & { state: UploadState },
  from: readonly UploadState[],
): Promise<boolean> {
  const moved = await db
    .update(productUploads)
    .set(change)
    .where(and(eq(id, uploadId), inArray(state, [...from])))
    .returning({ id })
  return moved.length > 0
}

export async function changeUpload(
  db: Db,
  uploadId: number,
  change: Partial<typeof productUploads.$inferInsert>,
): Promise<void> {
  await db.update(productUploads).set(change).where(eq(id, uploadId))
}

/** Finished uploads from before a moment, except the last one of each supplier, with the keys of their files. */
export function listOldUploads(db: Db, before: Date): Promise<{ id: number; file: string }[]> {
  return db
    .select({ id, file: productUploads.file })
    .from(productUploads)
    .where(
      and(
        lt(createdAt, before),
        notInArray(state, ['trying', 'running']),
        sql`(${supplier} = '' or exists (
          select from product_uploads newer where newer.supplier = ${supplier} and newer.id > ${id}))`,
      ),
    )
}

/** Deletes the record of an upload. */
export async function dropUpload(db: Db, uploadId: number): Promise<void> {
  await db.delete(productUploads).where(eq(id, uploadId))
}

/** Keeps faults; the same lines of a repeated batch are kept once. */
export async function keepFaults(db: Db, uploadId: number, faults: readonly UploadFault[]): Promise<void> {
  if (faults.length === 0) return
  await db
    .insert(productUploadFaults)
    .values(faults.map((fault) => ({ uploadId, ...fault })))
    .onConflictDoNothing()
}

export async function dropFaults(db: Transaction, uploadId: number): Promise<void> {
  await db.delete(productUploadFaults).where(eq(productUploadFaults.uploadId, uploadId))
}

/** Number of faults of an upload: lines that were skipped, or lines that were written with a remark. */
export const countFaults = (db: Db, uploadId: number, { skipped }: { skipped: boolean }): Promise<number> =>
  db.$count(productUploadFaults, faultsOf(uploadId, skipped))

const faultsOf = (uploadId: number, skipped: boolean) =>
  and(eq(productUploadFaults.uploadId, uploadId), eq(productUploadFaults.skipped, skipped))

/** The faults of an upload in the order of the file: lines that were skipped, or lines that were written with a remark. */
export async function listFaults(
  db: Db,
  uploadId: number,
  { start, length, skipped }: { start: number; length: number; skipped: boolean },
): Promise<{ faults: UploadFault[]; total: number }> {
  const faults = productUploadFaults
  const matches = faultsOf(uploadId, skipped)
  const found = await db
    .select({
      fromLine: faults.fromLine,
      toLine: faults.toLine,
      code: faults.code,
      name: faults.name,
      skipped: faults.skipped,
      remarks: faults.remarks,
    })
    .from(faults)
    .where(matches)
    .orderBy(asc(faults.fromLine), asc(faults.toLine))
    .offset(start)
    .limit(length)
  return { faults: found, total: await db.$count(faults, matches) }
}
