// @vitest-environment node
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { picturePath } from './media'
import { keepMaster } from './media.server'
import { folderStorage } from './storage.server'
import { drawnPicture } from './testing/pictures'

let folder: string
let hash: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-disk-'))
  chmodSync(folder, 0o755)
  hash = await keepMaster({ storage: folderStorage(folder) }, await drawnPicture(700, 875, 'avif'))
})
afterEach(() => {
  chmodSync(folder, 0o755)
  rmSync(folder, { recursive: true, force: true })
})

/** The answers to visitors who ask for these widths; `limit` is the largest file in KB that the system allows. */
async function ask(widths: readonly (160 | 480 | 640)[], { limit = 'unlimited', person = 'me' } = {}) {
  const program = 'app/features/media/testing/serve-pictures.ts'
  const paths = widths.map((width) => picturePath(hash, width, 'webp'))
  const run = `ulimit -f ${limit}; exec node --import tsx ${[program, folder, person, ...paths].join(' ')}`
  const { stdout } = await promisify(execFile)('bash', ['-c', run], { maxBuffer: 1 << 24 })
  const { answers, logged } = JSON.parse(stdout) as { answers: [number, string][]; logged: string[] }
  const sizes = answers.map(async ([status, bytes]) => {
    const { width, format } = await sharp(Buffer.from(bytes, 'base64')).metadata()
    return [status, width, format]
  })
  return { answers: await Promise.all(sizes), logged }
}

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
const master = () => `masters/${hash}.avif`
const told = ['pictures cannot be kept and are made anew each time']

describe('a picture that cannot be stored is still sent', () => {
  test('in a read-only folder, reported once', async () => {
    chmodSync(folder, 0o555)
    expect(await ask([640, 480, 640], { person: 'nobody' })).toEqual({
      answers: [640, 480, 640].map((width) => [200, width, 'webp']),
      logged: told,
    })
    expect(files()).toEqual([master()])
  })

  test('on a disk that fills up in the middle of a file; the partial file is removed', async () => {
    expect(await ask([640, 480], { limit: '1' })).toEqual({
      answers: [640, 480].map((width) => [200, width, 'webp']),
      logged: told,
    })
    expect(files()).toEqual([master()])
  })

  test('when a file has the name of the folder', async () => {
    writeFileSync(path.join(folder, 'derived'), '')
    expect(await ask([640])).toEqual({ answers: [[200, 640, 'webp']], logged: told })
    expect(files()).toEqual(['derived', master()])
  })

  test('and is stored as soon as the disk has room', async () => {
    await ask([160], { limit: '0' })
    expect(await ask([160])).toEqual({ answers: [[200, 160, 'webp']], logged: [] })
    expect(files()).toEqual([`derived/${hash}/160.webp`, master()])
  })
})

test('a master that cannot be written whole is reported, and the partial file is removed', async () => {
  const storage = folderStorage(folder)
  mkdirSync(path.join(folder, 'masters', 'ab.avif'))
  await expect(storage.write('masters/ab.avif', Buffer.from('x'))).rejects.toThrow(
    /^EISDIR|^ENOTEMPTY|^EEXIST|^EPERM/,
  )
  expect(files()).toEqual([master()])
})

test('partial files of a killed process are removed, those of a writing process are left', async () => {
  mkdirSync(path.join(folder, 'drafts'), { recursive: true })
  for (const name of ['old', 'new']) writeFileSync(path.join(folder, 'drafts', name), 'half')
  const twoHoursAgo = Date.now() / 1000 - 7_200
  utimesSync(path.join(folder, 'drafts', 'old'), twoHoursAgo, twoHoursAgo)
  await folderStorage(folder).write('masters/a.avif', Buffer.from('x'))
  expect(files()).toEqual(['drafts/new', master(), 'masters/a.avif'].toSorted())
})
