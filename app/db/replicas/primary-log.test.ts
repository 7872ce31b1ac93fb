import { expect, test, vi } from 'vitest'
import { type Position, PrimaryLog } from './primary-log.server'

/** A log whose answers the test gives, one after the other. */
function openLog() {
  const answers: ((position: Position | null) => void)[] = []
  const log = new PrimaryLog(
    () =>
      new Promise((resolve, reject) =>
        answers.push((position) => (position ? resolve(position) : reject(new Error('The primary is away')))),
      ),
  )
  const answer = async (position: number | null) => {
    await vi.waitFor(() => expect(answers).not.toEqual([]), { interval: 1 })
    const lsn = position === null ? null : { inserted: BigInt(position), flushed: BigInt(position) }
    answers.shift()!(lsn)
    await new Promise(setImmediate)
  }
  return { log, answer, asked: () => answers.length }
}

test('the floor is unknown from the moment of a change until the primary has answered', async () => {
  const { log, answer } = openLog()
  expect(log.floor).toBe(0n)
  log.raise()
  expect(log.floor).toBeNull()
  const waiting = log.floorWithin(10_000)
  await answer(7)
  expect([log.floor, await waiting]).toEqual([7n, 7n])
})

test('an answer that was asked for before a change does not place it', async () => {
  const { log, answer } = openLog()
  log.raise()
  expect(await log.floorWithin(0)).toBeNull()
  const first = log.floorWithin(10_000)
  log.raise()
  const second = log.floorWithin(10_000)
  await answer(7)
  expect([log.floor, await first]).toEqual([null, 7n])
  await answer(9)
  expect([log.floor, await second]).toEqual([9n, 9n])
})

test('changes that are told together are placed together', async () => {
  const { log, answer, asked } = openLog()
  for (let i = 0; i < 50; i++) log.raise()
  await answer(7)
  expect([log.floor, asked()]).toEqual([7n, 0])
})

test('a silent primary is asked again, and nobody waits longer than said', async () => {
  const { log, answer } = openLog()
  log.raise()
  expect(await log.floorWithin(5)).toBeNull()
  await answer(null)
  await answer(8)
  expect(log.floor).toBe(8n)
})

test('a server is behind since the first sample that it does not have; an idle primary makes nobody late', async () => {
  const { log, answer } = openLog()
  const sample = async (position: number | null) => {
    const sampled = log.sample()
    await answer(position)
    await sampled
  }
  await sample(10)
  expect(log.lagAt(10n)).toBe(0)
  const before = performance.now()
  await sample(20)
  await sample(20)
  await sample(null)
  expect(log.lagAt(20n)).toBe(0)
  const lag = log.lagAt(15n)
  expect(lag).toBeGreaterThan(0)
  expect(lag).toBeLessThanOrEqual(performance.now() - before)
  expect(log.lagAt(5n)).toBeGreaterThan(lag)
  log.forgetSamples()
  expect(log.lagAt(5n)).toBe(0)
})
