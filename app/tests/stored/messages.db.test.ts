// @module-tag once
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
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

test('a stock change that no message could name is told as a change of goods, and the change succeeds', async () => {
  const { pool } = await openTestDatabase('demo')
  const client = await pool.connect()
  const messages: string[] = []
  client.on('notification', ({ payload }) => messages.push(payload ?? ''))
  await client.query('listen vitrin_stored')
  const { rows } = await pool.query<{ id: number; product: number }>(
    `select s.variant_id as id, e.product_id as product from stock_balances s join variants v on v.id = s.variant_id
    join listing_entries e on e.product_id = v.product_id where s.on_hand > 200 limit 1`,
  )
  const { id, product } = rows[0]!
  await pool.query('update stock_balances set on_hand = on_hand - 1 where variant_id = $1', [id])
  await expect.poll(() => messages.at(-1)).toBe(`stock ${product} - -`)
  // In 2,000 categories of 7 digits.
  await pool.query(
    `insert into listing_entries (category_id, product_id, rank, published_at, name)
    select 1000000 + g, product_id, rank, published_at, name
    from (select * from listing_entries where product_id = $1 limit 1) e, generate_series(1, 2000) g`,
    [product],
  )
  const count = messages.length
  await pool.query('update stock_balances set on_hand = 0, reserved = 0 where variant_id = $1', [id])
  await expect.poll(() => messages.slice(count)).toContain('goods')
  client.release(true)
}, 60_000)
