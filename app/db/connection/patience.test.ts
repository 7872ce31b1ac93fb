import { setTimeout as rest } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { isOutage } from './outage.server'
import { OutOfPatience, patiently, startWaiting, unhurriedly, waitAtMost } from './patience.server'

/** A wait that ends after `ms`, or when the request's waiting time is used up. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = startWaiting(reject)
    setTimeout(() => {
      stop()
      resolve()
    }, ms)
  })
}

describe('the time limit of a request', () => {
  test('covers all its waits together', async () => {
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

  test('ends in an outage error', async () => {
    const error = await patiently(10, () => wait(1_000)).catch((error: unknown) => error)
    expect(isOutage(error)).toBe(true)
  })

  test('counts parallel waits once, and the shop’s own work not at all', async () => {
    const asked = patiently(150, async () => {
      await Promise.all([1, 2, 3, 4].map(() => wait(60)))
      await rest(150)
      await wait(30)
      return 'done'
    })
    expect(await asked).toBe('done')
  })

  test('ends a wait at once that begins after it', async () => {
    await patiently(10, async () => {
      await wait(1_000).catch(() => undefined)
      const began = performance.now()
      await expect(wait(1_000)).rejects.toThrow(OutOfPatience)
      expect(performance.now() - began).toBeLessThan(500)
    })
  })

  test('does not apply to later work, independent work and callers outside a request', async () => {
    let later: Promise<void> | undefined
    await patiently(20, async () => {
      later = rest(40).then(() => wait(40))
    })
    await expect(later).resolves.toBeUndefined()
    await expect(patiently(20, () => unhurriedly(() => wait(40)))).resolves.toBeUndefined()
    await expect(wait(40)).resolves.toBeUndefined()
  })
})

describe('a call to an outside service', () => {
  const silent = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

  test('ends after its own time', async () => {
    await expect(waitAtMost(20, silent)).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('ends with the time limit of the request', async () => {
    await expect(patiently(20, () => waitAtMost(60_000, silent))).rejects.toThrow(OutOfPatience)
  })
})
