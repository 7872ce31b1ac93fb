import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '~/db/connection.server'
import { openTestDatabase } from '~/db/testing/database'
import { health } from '~/server/health.server'
import type { Deps } from '~/server/shop.server'

const { url } = await openTestDatabase('empty')

test('readiness needs a writable server, even before the first write', async () => {
  const database = openDatabase(url, { max: 1 })
  const ready = async () =>
    (await health('/readyz', { probeDb: database.db, accepting: () => true } as unknown as Deps))!.status
  // It has a second for its answer, which a busy machine may not have at once.
  await expect.poll(ready).toBe(200)
  // The connection is already open, as after a failover that keeps it.
  await database.db.execute(sql`set session characteristics as transaction read only`)
  expect(await ready()).toBe(503)
  // That connection was given up: the server itself accepts writes.
  await expect.poll(ready).toBe(200)
  await database.close()
})
