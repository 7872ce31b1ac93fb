// @module-tag once
import { expect, test } from 'vitest'
import { openStoredShop } from '~/testing/server/stored-shop'

test('a lost connection empties the store, which fills again once messages arrive', async () => {
  const shop = await openStoredShop()
  await shop.untilHearing()
  await shop.ask('/sss')
  expect(shop.stored.store.held.answers).toBeGreaterThan(1)
  await shop.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'vitrin-changes' and datname = current_database()`)
  await expect.poll(() => shop.stored.store.held.answers).toBe(0)
  // Meanwhile pages are made for each visitor.
  expect((await shop.ask('/sss')).headers['cache-control']).toBe('private, no-store')
  await shop.untilHearing()
  expect((await shop.ask('/')).headers['cache-control']).toBe('private, no-cache')
}, 60_000)

test('a pooler that delivers no messages leaves the store empty', async () => {
  const shop = await openStoredShop({ isHeard: false })
  const begun = performance.now()
  await expect
    .poll(
      async () => {
        const { headers } = await shop.ask('/sss')
        expect([headers['cache-control'], shop.stored.store.held.answers]).toEqual(['private, no-store', 0])
        return performance.now() - begun
      },
      { timeout: 10_000, interval: 200 },
    )
    .toBeGreaterThan(3_000)
}, 60_000)

test('silence empties the store before anything wrong can be sent', async () => {
  const shop = await openStoredShop({ times: { silence: 1_300 } })
  await shop.untilHearing()
  // The beat is sent, but nobody hears it.
  await shop.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'vitrin-changes' and datname = current_database()`)
  await expect.poll(async () => (await shop.ask('/')).headers['cache-control']).toBe('private, no-store')
}, 60_000)

test('a stock change of very many products and categories is told in one message', async () => {
  const shop = await openStoredShop()
  const { pool } = shop.database
  const client = await pool.connect()
  const messages: string[] = []
  client.on('notification', ({ payload }) => messages.push(payload ?? ''))
  await client.query('listen vitrin_stored')
  const changed = await pool.query('update stock_balances set on_hand = reserved + 1000 where on_hand < 1000')
  expect(changed.rowCount).toBeGreaterThan(100)
  await expect.poll(() => messages.length).toBe(1)
  const [one] = (
    await pool.query(
      'update stock_balances set on_hand = on_hand - 1 where variant_id = (select min(variant_id) from stock_balances) returning variant_id',
    )
  ).rows
  expect(one).toBeDefined()
  await expect.poll(() => messages.length).toBe(2)
  expect(messages[1]).toMatch(/^stock \d+ - -$/)
  client.release(true)
}, 60_000)
