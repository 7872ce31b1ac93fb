// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStorage } from './storage.server'
import { storeFiles } from './store-files.server'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'vitrin-files-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const files = ['one', 'two'].map((name) => ({ key: `documents/${name}`, bytes: Buffer.from(name) }))
const stored = () => readdirSync(path.join(folder, 'documents')).toSorted()
const store = <T>(write: () => Promise<T>, isReferred?: (written: T) => boolean) =>
  storeFiles({ storage: folderStorage(folder) }, files, write, isReferred)

test('files are stored before the rows that refer to them', async () => {
  expect(await store(async () => stored())).toEqual(['one', 'two'])
  expect(stored()).toEqual(['one', 'two'])
})

test('when the second file cannot be stored, no row is written, the first file is removed and the operator is told', async () => {
  // A folder takes the place of the file.
  mkdirSync(path.join(folder, 'documents', 'two', 'inside'), { recursive: true })
  const told: string[] = []
  const log = { error: (_: object, message: string) => void told.push(message) }
  const place = { storage: folderStorage(folder), log }
  expect(await storeFiles(place, files, () => Promise.reject(new Error('written')))).toBeNull()
  expect(stored()).toEqual(['two'])
  expect(told).toEqual(['a file that was sent cannot be stored'])
})

test('files without a referring row are removed', async () => {
  expect(
    await store(
      async () => 'refused',
      (written) => written === 'kept',
    ),
  ).toBe('refused')
  expect(stored()).toEqual([])
  await expect(store(() => Promise.reject(new Error('no such order')))).rejects.toThrow('no such order')
  expect(stored()).toEqual([])
})

test('files stay after a database outage, because the database may have written the rows that refer to them', async () => {
  const gone = new Error('Connection terminated unexpectedly')
  await expect(store(() => Promise.reject(gone))).rejects.toBe(gone)
  expect(stored()).toEqual(['one', 'two'])
})
