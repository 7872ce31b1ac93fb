import { afterAll, expect, test } from 'vitest'
import { createOwnServer } from '~/db/testing/own-server'
import { needsPgbouncer, startPgbouncer } from '~/testing/server/pgbouncer'
import { openCustomers } from '~/testing/server/customers'
import { fillOwnServer } from '~/testing/server/own-shop'
import { startProcess } from '~/testing/server/process'

const server = await createOwnServer()
afterAll(() => server.remove())

test('behind a pooler in session mode orders are placed and pages stored', async (context) => {
  needsPgbouncer(context)
  const { url, line } = await fillOwnServer(server)
  const shop = await startProcess({
    DATABASE_URL: await startPgbouncer(url, { pool_mode: 'session' }),
    LOG_LEVEL: 'warn',
  })
  await shop.ready()
  expect(await (await openCustomers(shop, line)).order()).toEqual({ status: 200, code: expect.any(String) })
  await expect
    .poll(async () => (await fetch(`${shop.url}/sss`)).headers.get('cache-control'), { timeout: 10_000 })
    .toBe('private, no-cache')
  expect((await shop.stop()).code).toBe(0)
  // The settings of this server are those of a new one.
  expect(shop.output.stdout).toContain('Veritabanı ayarı: jit = on; mağaza off ile ölçüldü.')
  expect(shop.output.stdout).toContain('Veritabanı ayarı tehlikeli: fsync = off.')
}, 120_000)

test('behind one in transaction mode the shop says why it does not start', async (context) => {
  needsPgbouncer(context)
  const url = await startPgbouncer(server.urlOf('postgres'), { pool_mode: 'transaction' })
  const shop = await startProcess({ DATABASE_URL: url })
  expect(await shop.exited).toBe(1)
  expect(shop.output.stderr).toMatch(/^Yapılandırma hatası: DATABASE_URL, .*pool_mode = session.*\n$/)
}, 120_000)
