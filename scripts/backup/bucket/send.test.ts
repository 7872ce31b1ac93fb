import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { backedUpFiles } from '~/db/backup/folder'
import { folderStorage, type StoredFile } from '~/features/media/storage.server'
import type { BackupBucket } from '~/server/backups/bucket.server'
import { copiesIn } from '../shop-files'
import { sendNewFiles } from './send'

const home = await mkdtemp(join(tmpdir(), 'vitrin-send-files-'))
afterAll(() => rm(home, { recursive: true, force: true }))

test('a command of every minute lists the bucket once a day, and sends what was added since', async () => {
  const folder = join(home, 'backups')
  const files = folderStorage(join(home, 'bucket'))
  const list = vi.fn<() => AsyncIterable<StoredFile>>(() => files.list())
  const bucket = { files: { ...files, list } } as unknown as BackupBucket
  const copies = copiesIn(folder)
  await copies.write('documents/a', Buffer.from('bir'))
  expect(await sendNewFiles(bucket, folder)).toEqual({ sent: 1, compared: true })
  await copies.write('documents/b', Buffer.from('iki'))
  expect(await sendNewFiles(bucket, folder)).toEqual({ sent: 1, compared: false })
  expect(await sendNewFiles(bucket, folder)).toEqual({ sent: 0, compared: false })
  expect(list).toHaveBeenCalledTimes(1)
  expect(String(await files.read('documents/b'))).toBe('iki')

  // A file that somebody removed there comes back with the next comparison.
  await files.remove('documents/a')
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await utimes(join(backedUpFiles(folder), '.compared'), yesterday, yesterday)
  expect(await sendNewFiles(bucket, folder)).toEqual({ sent: 1, compared: true })
  expect(String(await files.read('documents/a'))).toBe('bir')
})
