import { EventEmitter } from 'node:events'
import { Logger, run, type WorkerEvents } from 'graphile-worker'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/database'
import { QueuePool } from './queue-pool.server'

const { pool } = await openTestDatabase('empty')
const ended: unknown[] = []
const keep = (reason: unknown) => void ended.push(reason)
process.on('unhandledRejection', keep)
afterAll(() => process.off('unhandledRejection', keep))

test('a queue that is stopped as its listener loses the database ends nothing else', async () => {
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  const events: WorkerEvents = new EventEmitter()
  // LISTEN has been sent by the time of the microtask, and fails while the stop releases its connection.
  events.once('pool:listen:success', ({ workerPool, client }) =>
    queueMicrotask(() => {
      void workerPool.gracefulShutdown()
      const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
      stream.destroy()
      resolve()
    }),
  )
  const queue = new QueuePool(pool, {
    mayTake: async () => undefined,
    onInterrupted: () => undefined,
    onLost: () => undefined,
    signal: new AbortController().signal,
  })
  const logger = new Logger(() => () => undefined)
  const runner = await run({
    pgPool: queue.pool,
    events,
    logger,
    noHandleSignals: true,
    concurrency: 1,
    taskList: { nothing: async () => undefined },
  })
  await lost
  await runner.promise
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
  expect(ended).toEqual([])
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
