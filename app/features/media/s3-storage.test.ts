import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { patiently } from '~/db/connection/patience.server'
import { isOutage } from '~/db/connection/outage.server'
import { type Fault, openFaultyS3 } from './testing/faulty-s3'
import { s3Storage } from './s3-storage.server'
import { StorageFailure } from './storage.server'

const s3 = await openFaultyS3()
const limits = { silenceMs: 150, pauseMs: 5 }
const storage = s3Storage(s3.place, limits)
const bytes = randomBytes(200_000)

beforeEach(() => {
  s3.failAlways(null)
  s3.files.clear()
  s3.files.set('masters/a.avif', bytes)
  s3.calls.length = 0
})

const away = expect.objectContaining({ name: 'StorageFailure', kind: 'away' })
const faults: Fault[] = [500, 503, 429, 'silence', 'reset', 'cut', 'stall']

describe.each(faults)('after the fault %s', (fault) => {
  test('a file is asked for again, and comes whole', async () => {
    s3.fail(fault, fault)
    expect((await storage.read('masters/a.avif'))?.equals(bytes)).toBe(true)
    expect(s3.calls).toEqual(Array(3).fill('GET masters/a.avif'))
  })

  test('three times in a row a file is away, and nothing is asked a fourth time', async () => {
    s3.failAlways(fault)
    await expect(storage.read('masters/a.avif')).rejects.toEqual(away)
    expect(s3.calls).toHaveLength(3)
  })
})

test.each([500, 'silence', 'reset'] as const)('a file is written although %s came first', async (fault) => {
  s3.fail(fault)
  await storage.write('documents/7f', bytes)
  expect(s3.files.get('documents/7f')?.equals(bytes)).toBe(true)
  s3.fail(fault)
  await storage.remove('documents/7f')
  expect(s3.files.has('documents/7f')).toBe(false)
})

test('a refusal is told at once', async () => {
  s3.failAlways(403)
  const failure = await storage.read('masters/a.avif').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StorageFailure)
  expect(failure).toMatchObject({ kind: 'refused', message: 'S3: GET 403 AccessDenied' })
  expect(s3.calls).toHaveLength(1)
})

test('an endpoint where nothing listens is away, and names the reason', async () => {
  const nowhere = s3Storage({ ...s3.place, endpoint: 'http://127.0.0.1:1' }, limits)
  await expect(nowhere.read('masters/a.avif')).rejects.toThrow('S3: GET: ECONNREFUSED')
})

test('a request gives up when its patience is used up, whatever attempts are left', async () => {
  s3.failAlways('silence')
  const slow = s3Storage(s3.place, { silenceMs: 60_000 })
  const began = performance.now()
  const failure = await patiently(200, () => slow.read('masters/a.avif')).catch((error: unknown) => error)
  expect(failure).toEqual(away)
  expect(isOutage(failure)).toBe(true)
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(s3.calls).toHaveLength(1)
})

test('a request that waits for a connection gives up as well', async () => {
  const narrow = s3Storage(s3.place, { silenceMs: 60_000, connections: 1 })
  s3.fail('silence')
  const first = patiently(400, () => narrow.read('masters/a.avif')).catch((error: unknown) => error)
  await vi.waitFor(() => expect(s3.calls).toHaveLength(1))
  const second = patiently(100, () => narrow.read('masters/a.avif')).catch((error: unknown) => error)
  expect(await second).toBeInstanceOf(StorageFailure)
  expect(s3.calls).toHaveLength(1)
  expect(await first).toBeInstanceOf(StorageFailure)
  expect((await narrow.read('masters/a.avif'))?.equals(bytes)).toBe(true)
})

describe('a part of a film that is being sent', () => {
  const part = { first: 0, last: bytes.length - 1 }
  const read = async () => new Response(await storage.stream('masters/a.avif', part)).arrayBuffer()

  test.each(['cut', 'stall'] as const)(
    'ends with an error after the fault %s, never as if whole',
    async (fault) => {
      s3.fail(fault)
      await expect(read()).rejects.toThrow('aborted')
    },
  )

  test('is not given up while its reader takes a rest', async () => {
    const large = Buffer.alloc(8_000_000, 7)
    s3.files.set('masters/a.avif', large)
    const all = { first: 0, last: large.length - 1 }
    const reader = (await storage.stream('masters/a.avif', all))!.getReader()
    let length = (await reader.read()).value!.length
    // This takes three times as long as the silence of a server may last.
    s3.failAlways('silence')
    await expect(storage.read('masters/b.avif')).rejects.toEqual(away)
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
      length += chunk.value.length
    expect(length).toBe(large.length)
  })
})

test('no failure names keys or signatures', async () => {
  for (const fault of faults) {
    s3.failAlways(fault)
    const failure = await storage.read('masters/a.avif').catch((error: unknown) => error)
    const told =
      JSON.stringify(failure, Object.getOwnPropertyNames(failure)) + String((failure as Error).cause)
    expect(told).not.toMatch(/a-secret-of-tests|AWS4|Signature|Credential/)
  }
})
