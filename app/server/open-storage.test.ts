import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Fault, openFaultyS3 } from '~/features/media/testing/faulty-s3'
import { BadConfig } from './config/bad-config.server'
import { createLog } from './log.server'
import { openStorage, tryBucket } from './open-storage.server'

const s3 = await openFaultyS3()
const folder = await mkdtemp(join(tmpdir(), 'vitrin-open-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => s3.failAlways(null))

async function start(fault: Fault | null) {
  const told: string[] = []
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  s3.failAlways(fault)
  const config = { dataFolder: folder, s3: s3.place }
  const tried = tryBucket({ config, storage: await openStorage(config), log }, (line) => told.push(line))
  const error = await tried.then(
    () => null,
    (error: unknown) => error,
  )
  return { told, logged, error }
}

test('files are in the data folder without a bucket, and nothing is tried', async () => {
  const storage = await openStorage({ dataFolder: folder, s3: null })
  await storage.write('documents/7f', Buffer.from('levha'))
  expect(String(await (await openStorage({ dataFolder: folder, s3: null })).read('documents/7f'))).toBe(
    'levha',
  )
  expect([s3.calls, s3.files.size]).toEqual([[], 0])
})

describe('a start with a bucket', () => {
  test('writes, reads and removes a file of its own, and says nothing', async () => {
    expect(await start(null)).toEqual({ told: [], logged: [], error: null })
    expect(s3.calls.map((call) => call.replace(/probe.*/, 'probe'))).toEqual([
      'GET probe',
      'PUT probe',
      'GET probe',
      'DELETE probe',
      'GET probe',
    ])
    expect(s3.files.size).toBe(0)
  })

  test('ends with one line when the bucket refuses', async () => {
    const { error, told } = await start(403)
    expect(error).toBeInstanceOf(BadConfig)
    expect((error as Error).message).toMatch(
      /^Yapılandırma hatası: dosyaların saklandığı files kovası kullanılamıyor \(S3: GET 403 AccessDenied\)\. .*yetkilerini denetleyin\.$/,
    )
    expect(told).toEqual([])
  })

  test('goes on when the bucket is away, and says so on the screen and in the log', async () => {
    const { error, told, logged } = await start('reset')
    expect(error).toBeNull()
    expect(told).toEqual([
      expect.stringMatching(/^Dosyaların saklandığı files kovasına ulaşılamıyor \(.+\)\. Mağaza açılıyor/),
    ])
    expect(logged).toEqual([expect.stringContaining('the file storage is away')])
    expect(told.join() + logged.join()).not.toContain(s3.place.secretAccessKey)
  })
})

test('the log keeps the secret of a bucket to itself', () => {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).info({ config: { s3: s3.place } }, 'started')
  expect(lines[0]).toContain('[gizli]')
  expect(lines[0]).not.toContain(s3.place.secretAccessKey)
})
