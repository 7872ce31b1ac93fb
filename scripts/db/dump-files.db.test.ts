// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { runScript } from '../testing/run-script'
import { filesFolder, folderStorage } from '~/features/media/storage.server'
import { copyFilesAround } from './files'

const shop = await openTestDatabase('demo')
const folder = mkdtempSync(join(tmpdir(), 'vitrin-dump-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const data = join(folder, 'data')
const storage = folderStorage(filesFolder(data))
put('masters/a1.avif', 'resim')
put('documents/7f', 'vergi levhası')
put('derived/a1/480.webp', 'boy')
put('drafts/x', 'yarım')
const kept = ['documents/7f', 'masters/a1.avif']

test('a dump contains pictures and documents, and a restored shop has them', async () => {
  const file = join(folder, 'shop.dump')
  const dumped = await runScript('scripts/db/dump.ts', [file], { DATABASE_URL: shop.url, VITRIN_DATA: data })
  expect(dumped).toMatchObject({ code: 0, stderr: '' })
  expect(dumped.stdout).toContain(`${file}.files yazıldı: 2 resim ve belge`)
  expect(filesIn(`${file}.files`)).toEqual(kept)
  expect(statSync(`${file}.files`).mode & 0o077).toBe(0)

  const target = await openTestDatabase('empty')
  const other = join(folder, 'other')
  mkdirSync(join(other, 'files/documents'), { recursive: true })
  writeFileSync(join(other, 'files/documents/old'), 'başkasının')
  // As a live shop in a container has them.
  const env = { DATABASE_URL: target.url, VITRIN_DATA: other, HOST: '0.0.0.0', VITRIN_ROLE: 'worker' }
  const restored = await runScript('scripts/db/restore.ts', [file, '--force'], env)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toContain('Geri yüklendi: 2 resim ve belge')
  // Documents of the replaced shop have no row any more, so they are deleted with it.
  expect(filesIn(join(other, 'files'))).toEqual(kept)
  expect(readFileSync(join(other, 'files/documents/7f'), 'utf8')).toBe('vergi levhası')
  expect(readdirSync(other)).toEqual(['files'])
}, 60_000)

test('a dump without files names their folder, and a restore keeps the shop’s own files', async () => {
  const file = join(folder, 'rows.dump')
  const env = { DATABASE_URL: shop.url, VITRIN_DATA: data }
  const dumped = await runScript('scripts/db/dump.ts', [file, '--without-files'], env)
  expect(dumped.stdout).toContain(join(data, 'files'))
  expect(existsSync(`${file}.files`)).toBe(false)
  const target = await openTestDatabase('empty')
  const restored = await runScript('scripts/db/restore.ts', [file, '--force'], {
    ...env,
    DATABASE_URL: target.url,
  })
  expect(restored).toMatchObject({ code: 0 })
  expect(restored.stdout).toContain(`${file}.files yok`)
  expect(filesIn(join(data, 'files'))).toContain('documents/7f')
}, 60_000)

test('files may come and go during a dump, and the dump has those of its rows', async () => {
  const file = join(folder, 'busy.dump')
  put('documents/gone', 'x')
  await copyFilesAround(storage, file, async () => {
    rmSync(join(data, 'files/documents/gone'))
    put('documents/new', 'y')
  })
  expect(filesIn(`${file}.files`)).toEqual([
    'documents/7f',
    'documents/gone',
    'documents/new',
    'masters/a1.avif',
  ])
  rmSync(join(data, 'files/documents/new'))
})

test('a failed dump leaves the last one whole and names a remedy', async () => {
  const file = join(folder, 'again.dump')
  await copyFilesAround(storage, file, async () => {})
  const failing = copyFilesAround(storage, file, () => Promise.reject(new Error('no database')))
  await expect(failing).rejects.toThrow('no database')
  expect(filesIn(`${file}.files`)).toEqual(kept)
  expect(readdirSync(folder).filter((name) => /partial|old/.test(name))).toEqual([])

  const nowhere = join(folder, 'none/shop.dump')
  const env = { DATABASE_URL: shop.url, VITRIN_DATA: data }
  for (const option of [[], ['--without-files']]) {
    writeFileSync(join(folder, 'none'), '')
    const refused = await runScript('scripts/db/dump.ts', [nowhere, ...option], env)
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toMatch(/^.*none.* yazılamadı \(ENOTDIR\)\. .*\n$/)
  }
}, 60_000)

function put(name: string, content: string) {
  const file = join(data, 'files', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function filesIn(root: string) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}
