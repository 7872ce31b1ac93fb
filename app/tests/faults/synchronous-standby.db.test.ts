import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createOwnServer } from '~/db/testing/own-server'
import { openCustomers } from '~/testing/server/customers'
import { fillOwnServer } from '~/testing/server/own-shop'
import { startProcess } from '~/testing/server/process'

const primary = await createOwnServer()
const { url, line } = await fillOwnServer(primary)
afterAll(() => primary.remove())

const soon = { timeout: 30_000 }

test('an order that no synchronous standby has is acknowledged to nobody, also not to a repetition after a crash', async () => {
  const standby = await primary.copy()
  const name = `standby-${standby.port}`
  await primary.ask(`alter system set synchronous_standby_names = '"${name}"'`)
  await primary.ask('select pg_reload_conf()')
  const state = `select sync_state from pg_stat_replication where application_name = '${name}'`
  await expect.poll(() => primary.ask(state), soon).toEqual([{ sync_state: 'sync' }])
  const shop = await startProcess({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
  await shop.ready()
  const customers = await openCustomers(shop, line)
  expect(await customers.order()).toMatchObject({ status: 200 })

  const [browser, key] = [customers.browse(), randomUUID()]
  expect(await browser.api('/add-to-basket', line)).toMatchObject({ status: 200 })
  standby.freeze()
  expect(await customers.send(browser, key)).toEqual({ status: 503, code: null })
  const orders = () => primary.ask<{ code: string }>('select code from orders order by id', 'shop')
  expect(await orders()).toHaveLength(1)
  await primary.kill()
  await primary.start()
  // What was committed here is there again, and is still nowhere else.
  expect(await orders()).toHaveLength(2)
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status, soon).toBe(200)
  expect(await customers.send(browser, key)).toMatchObject({ code: null })

  standby.thaw()
  await expect.poll(() => customers.send(browser, key), soon).toMatchObject({ status: 200 })
  const { code } = await customers.send(browser, key)
  await primary.kill()
  await standby.promote()
  const kept = await standby.ask<{ code: string }>('select code from orders order by id', 'shop')
  expect(kept.map((order) => order.code)).toContain(code)
  expect(await shop.stop()).toMatchObject({ code: 0 })
}, 180_000)
