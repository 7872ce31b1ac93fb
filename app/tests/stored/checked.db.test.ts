// @module-tag once
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isFullTest } from '~/testing/full-test'
import { pageAddresses } from '~/testing/pages/addresses'
import { openCustomers } from '~/testing/server/customers'
import { openStoredShop } from '~/testing/server/stored-shop'

const shop = await openStoredShop()
const { pool } = shop.database
await shop.untilHearing()
const { isStorable } = await import('~/testing/server/built-shop').then(async ({ loadBuiltShop }) =>
  (await loadBuiltShop()).builtPages(),
)
const addresses: string[] = []
for (const address of await pageAddresses(shop.db, { code: 'YOKYOKYOKYOK' }))
  if (await isStorable!(shop.db, address)) addresses.push(address)
const calls = ['/api/product-categories', '/api/products?length=20', '/api/site/showcases', '/api/site/start']
const read = [...new Set([...addresses, ...calls])]

/** Writes of every kind that tells, by chance: the same for the same seed. */
const writes: ((n: number) => [sql: string, values?: unknown[]])[] = [
  (n) => [
    `update stock_balances set on_hand = reserved + $1 where variant_id in (select id from variants order by md5(id::text || $2) limit 3)`,
    [n % 5 === 0 ? 0 : n % 300, String(n)],
  ],
  (n) => [
    `update prices set amount = 1000 + $1 where valid_to is null and variant_id = (select id from variants order by md5(id::text || $2) limit 1)`,
    [n * 7, String(n)],
  ],
  (n) => [
    `update products set name = 'Kordon ' || $1 where id = (select id from products order by md5(id::text || $1) limit 1)`,
    [String(n)],
  ],
  (n) => [
    `update products set published = not published where id = (select id from products order by md5(id::text || $1) limit 1)`,
    [String(n)],
  ],
  (n) => [
    `update products set rank = $1 where id = (select id from products order by md5(id::text || $2) limit 1)`,
    [n % 50, String(n)],
  ],
  (n) => [
    `update categories set name = 'Raf ' || $1 where id = (select id from categories order by md5(id::text || $1) limit 1)`,
    [String(n)],
  ],
  (n) => [
    `update feature_details set value = 'Değer ' || $1 where id = (select id from feature_details order by md5(id::text || $1) limit 1)`,
    [String(n)],
  ],
  (n) => [
    `update showcases set title = 'Vitrin ' || $1 where id = (select id from showcases order by md5(id::text || $1) limit 1)`,
    [String(n)],
  ],
  (n) => [
    `update menu_items set title = 'Menü ' || $1 where id = (select id from menu_items order by md5(id::text || $1) limit 1)`,
    [String(n)],
  ],
  (n) => [
    `update faqs set question = 'Soru ' || $1 where id = (select id from faqs order by md5(id::text || $1) limit 1)`,
    [String(n)],
  ],
]

const next = (n: number) => (Math.imul(n, 1_103_515_245) + 12_345) >>> 1

/** Reads and writes side by side for so many ms. Orders are placed as well. */
async function live(ms: number, seed: number): Promise<void> {
  const [goods] = (
    await pool.query(`select v.id, v.product_id from stock_balances s join variants v on v.id = s.variant_id
      join offers o on o.variant_id = v.id and o.price_list_id = 1 and o.package_size = 1
      join products p on p.id = v.product_id and p.published and p.visibility = 0
      where s.on_hand - s.reserved > 3 limit 1`)
  ).rows as { id: number; product_id: number }[]
  const customers = await openCustomers(shop, {
    product_id: goods!.product_id,
    product_variant_id: goods!.id,
    amount: 1,
  })
  const end = performance.now() + ms
  const readers = [1, 2, 3].map(async (reader) => {
    for (let n = seed + reader; performance.now() < end; n = next(n)) await shop.ask(read[n % read.length]!)
  })
  const writer = async () => {
    for (let n = seed; performance.now() < end; n = next(n)) {
      const [sql, values] = writes[n % writes.length]!(n % 100_000)
      await pool.query(sql, values)
      // Pages have to become old between two changes, some of them at least.
      await pause(n % 7 === 0 ? 700 : 20)
    }
  }
  const buyer = async () => {
    while (performance.now() < end) {
      await customers.order()
      await pause(300)
    }
  }
  await Promise.all([...readers, writer(), buyer()])
}

async function readAll(): Promise<void> {
  for (const path of read) await shop.ask(path)
}

test('whatever happens in the shop, no stored answer is out of date', async () => {
  const rounds = isFullTest ? 20 : 3
  for (let round = 0; round < rounds; round++) {
    const [during] = await Promise.all([shop.check(), live(3_000, round * 1_000 + 17)])
    expect([during, await shop.check()]).toEqual([[], []])
  }
  await readAll()
  expect(shop.stored.store.held.answers).toBeGreaterThan(20)
  await pause(1_100)
  expect(await shop.check()).toEqual([])
}, 300_000)

test('a table whose changes are not told is found', async () => {
  await pool.query('alter table faqs disable trigger user')
  await readAll()
  await pool.query(`update faqs set question = 'Kimsenin duymadığı soru'`)
  await pause(1_100)
  const stale = await shop.check()
  await pool.query('alter table faqs enable trigger user')
  expect(stale.map(({ key }) => new URL(key.split(' ')[0]!).pathname)).toContain('/sss')
  expect(stale.find(({ key }) => key.includes('/sss'))!.now).toContain('Kimsenin')
}, 120_000)
