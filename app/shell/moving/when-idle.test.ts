import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './idle'

afterEach(() => vi.unstubAllGlobals())

test('deferred work runs when the page is idle, after 2,000 ms at the latest, unless it is cancelled', () => {
  const waiting = new Map<number, { run: () => void; timeout: number | undefined }>()
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
    waiting.set(waiting.size + 1, { run, timeout: options?.timeout })
    return waiting.size
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  const done: string[] = []
  whenIdle(() => done.push('first'))
  const callOff = whenIdle(() => done.push('second'))
  expect([...waiting.values()].map(({ timeout }) => timeout)).toEqual([2_000, 2_000])
  callOff()
  for (const { run } of waiting.values()) run()
  expect(done).toEqual(['first'])
})
