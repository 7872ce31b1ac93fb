import { expect, test } from 'vitest'
import { createWorkers } from './workers.server'

test('work runs on all workers at once, up to their number, and is done in order', async () => {
  const workers = createWorkers(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (number: number) => async () => {
    started.push(number)
    most = Math.max(most, ++running)
    await new Promise((resume) => setImmediate(resume))
    running--
    return number
  }
  const all = Promise.all([1, 2, 3, 4, 5, 6].map((number) => workers.run(work(number))))
  expect(workers.waiting()).toBe(4)
  expect(await all).toEqual([1, 2, 3, 4, 5, 6])
  expect(started).toEqual([1, 2, 3, 4, 5, 6])
  expect(most).toBe(2)
  expect(workers.waiting()).toBe(0)
})

test('failed work frees its place', async () => {
  const workers = createWorkers(1)
  const failing = workers.run(() => Promise.reject(new Error('broken')))
  const next = workers.run(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
