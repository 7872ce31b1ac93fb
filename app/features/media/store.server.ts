import { inArray } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { pictures } from './tables.server'

export type PictureRow = { hash: string; width: number; height: number; blur: string }

/** Pictures by their hashes, in one query. */
export async function readPictures(db: Db, hashes: readonly string[]): Promise<Map<string, PictureRow>> {
  if (hashes.length === 0) return new Map()
  const { hash, width, height, blur } = pictures
  const rows = await db
    .select({ hash, width, height, blur })
    .from(pictures)
    .where(inArray(hash, [...hashes]))
  return new Map(rows.map((row) => [row.hash, row]))
}

/** Hashes of pictures by their ids. */
export async function readHashes(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { id, hash } = pictures
  const rows = await db
    .select({ id, hash })
    .from(pictures)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.hash]))
}

/** Inserts the missing pictures and returns all of them by hash. */
export async function insertPictures(
  db: Transaction,
  rows: readonly PictureRow[],
): Promise<Map<string, PictureRow & { id: number }>> {
  if (rows.length === 0) return new Map()
  await db
    .insert(pictures)
    .values([...rows])
    .onConflictDoNothing({ target: pictures.hash })
  const { id, hash, width, height, blur } = pictures
  const stored = await db
    .select({ id, hash, width, height, blur })
    .from(pictures)
    .where(
      inArray(
        pictures.hash,
        rows.map((row) => row.hash),
      ),
    )
  return new Map(stored.map((picture) => [picture.hash, picture]))
}
