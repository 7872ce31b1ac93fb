import { setTimeout as rest } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { isOutage } from './outage.server'
import { OutOfPatience, patiently, startWaiting, unhurriedly, waitAtMost } from './patience.server'

/** A wait that ends after `ms`, or when its time is over. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = startWaiting(reject)
    setTimeout(() => {
      stop()
      resolve()
    }, ms)
  })
}

describe('the patience of a request', () => {
  test('holds for all its waits together', async () => {
    const waits: string[] = []
    const asked = patiently(100, async () => {
      for (const name of ['first', 'second', 'third']) {
        await wait(60)
        waits.push(name)
      }
    })
    await expect(asked).rejects.toThrow(OutOfPatience)
    expect(waits).toEqual(['first'])
  })

  test('is an outage when it is over', async () => {
    const error = await patiently(10, () => wait(1_000)).catch((error: unknown) => error)
    expect(isOutage(error)).toBe(true)
  })

  test('counts waits at the same time once, and what the shop does itself not at all', async () => {
    const asked = patiently(150, async () => {
      await Promise.all([1, 2, 3, 4].map(() => wait(60)))
      await rest(150)
      await wait(30)
      return 'done'
    })
    expect(await asked).toBe('done')
  })

  test('gives up at once what begins when it is over', async () => {
    await patiently(10, async () => {
      await wait(1_000).catch(() => undefined)
      const began = performance.now()
      await expect(wait(1_000)).rejects.toThrow(OutOfPatience)
      expect(performance.now() - began).toBeLessThan(500)
    })
  })

  test('says nothing about what goes on afterwards, work of its own, and whoever is no request', async () => {
    let later: Promise<void> | undefined
    await patiently(20, async () => {
      later = rest(40).then(() => wait(40))
    })
    await expect(later).resolves.toBeUndefined()
    await expect(patiently(20, () => unhurriedly(() => wait(40)))).resolves.toBeUndefined()
    await expect(wait(40)).resolves.toBeUndefined()
  })
})

describe('asking somebody outside', () => {
  const silent = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

  test('ends after its own time', async () => {
    await expect(waitAtMost(20, silent)).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('ends when the request may not wait any longer', async () => {
    await expect(patiently(20, () => waitAtMost(60_000, silent))).rejects.toThrow(OutOfPatience)
  })
})
