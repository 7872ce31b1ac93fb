import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backedUpFiles, baseName, basesFolder } from '~/db/backup/folder'
import { folderStorage } from '~/features/media/storage.server'
import { listByKey } from '../files/copy-files'
import { copiesOf, copyShopFiles, pruneCopies, putFilesBack, requireCopies } from './shop-files'

const home = mkdtempSync(path.join(tmpdir(), 'vitrin-shop-files-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const folder = path.join(home, 'backups')
const shop = folderStorage(path.join(home, 'shop'))
const copies = folderStorage(backedUpFiles(folder))
const base = (moment: string) => path.join(basesFolder(folder), baseName(new Date(moment)))
const keysOf = async (storage: typeof shop) => [...(await listByKey(storage)).keys()].toSorted()

test('a copy goes only when the oldest base is younger than the removal of its original', async () => {
  await shop.write('documents/a', Buffer.from('levha'))
  await shop.write('documents/b', Buffer.from('ruhsat'))
  const { names } = await copyShopFiles(shop, folder)
  await shop.remove('documents/a')
  // Without a base nothing is known to be superfluous.
  const left = names.filter((name) => name !== 'documents/a')
  expect(await pruneCopies(copiesOf(folder), left)).toBe(0)
  mkdirSync(base('2026-01-01T00:00:00Z'), { recursive: true })
  expect(await pruneCopies(copiesOf(folder), left)).toBe(0)
  expect(await keysOf(copies)).toEqual(['documents/a', 'documents/b'])
  renameSync(base('2026-01-01T00:00:00Z'), base('2999-01-01T00:00:00Z'))
  expect(await pruneCopies(copiesOf(folder), left)).toBe(1)
  expect(await keysOf(copies)).toEqual(['documents/b'])
  // An original that is missed only now is younger than any base that is there.
  expect(await pruneCopies(copiesOf(folder), names)).toBe(0)
  expect(JSON.parse(readFileSync(path.join(backedUpFiles(folder), '.missed.json'), 'utf8'))).toEqual({})
})

test('a file that came back is missed anew', async () => {
  renameSync(base('2999-01-01T00:00:00Z'), base('2026-01-01T00:00:00Z'))
  expect(await pruneCopies(copiesOf(folder), [])).toBe(0)
  expect(await pruneCopies(copiesOf(folder), ['documents/b'])).toBe(0)
  renameSync(base('2026-01-01T00:00:00Z'), base('2999-01-01T00:00:00Z'))
  expect(await pruneCopies(copiesOf(folder), ['documents/b'])).toBe(0)
  expect(await keysOf(copies)).toEqual(['documents/b'])
})

test('missing files come back without the notes about copies, and a folder without copies is refused', async () => {
  const restored = folderStorage(path.join(home, 'restored'))
  await requireCopies(folder)
  expect(await putFilesBack(folder, restored)).toBe(1)
  expect(await keysOf(restored)).toEqual(['documents/b'])
  await expect(requireCopies(path.join(home, 'nothing'))).rejects.toThrow('--only-database')
})
