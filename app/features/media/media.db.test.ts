// @module-tag once
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { masterKey } from './derive.server'
import { keepPicture, preparePicture, recordPictures, storePicture } from './media.server'
import { folderStorage } from './storage.server'
import { pictures } from './tables.server'
import { drawnPicture } from './testing/pictures'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const storage = folderStorage(folder)

async function ready(width: number, height: number) {
  const prepared = await preparePicture(await drawnPicture(width, height, 'jpeg'))
  if (prepared.status === 'refused') throw new Error(prepared.reason)
  return prepared.picture
}

const database = await openTestDatabase('empty', { max: 20 })

test('a stored picture has a row and a master under its name', async () => {
  const prepared = await ready(80, 100)
  const stored = await transaction(database.db, (db) => storePicture(db, { storage }, prepared))
  const [row] = await database.db.select().from(pictures).where(eq(pictures.id, stored.id))
  expect(row).toMatchObject({ hash: prepared.hash, width: 80, height: 100, blur: prepared.blur })
  expect(await storage.read(masterKey(prepared.hash))).toEqual(Buffer.from(prepared.master))
})

test('twenty simultaneous uploads of the same picture store one', async () => {
  const prepared = await ready(90, 90)
  const all = await Promise.all(
    Array.from({ length: 20 }, () =>
      transaction(database.db, (db) => storePicture(db, { storage }, prepared)),
    ),
  )
  expect(new Set(all.map((picture) => picture.id)).size).toBe(1)
  expect(await database.db.$count(pictures, eq(pictures.hash, prepared.hash))).toBe(1)
})

test('many pictures are stored in order, a repeated one under one id', async () => {
  const first = await ready(70, 70)
  const second = await ready(71, 70)
  const stored = await transaction(database.db, (db) =>
    Promise.all([first, second, first].map((picture) => keepPicture({ storage }, picture))).then((kept) =>
      recordPictures(db, kept),
    ),
  )
  expect(stored.map((picture) => picture.width)).toEqual([70, 71, 70])
  expect(stored[2]!.id).toBe(stored[0]!.id)
})
