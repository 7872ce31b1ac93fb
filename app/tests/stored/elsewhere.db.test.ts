// @module-tag once
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { saveSettings } from '~/features/settings/settings.server'
import { goodsInStock } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openCustomers } from '~/testing/server/customers'
import { startProcess } from '~/testing/server/process'

// Two processes store the pages of one shop, and neither makes the change.
const database = await openTestDatabase('demo')
const { db, pool } = database
await transaction(db, (db) => saveSettings(db, unlimited))
const [goods, ordered] = await goodsInStock(db, 2)
const one = async <T>(sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows[0] as T
const variants = (
  await pool.query<{ id: number }>('select id from variants where product_id = $1', [goods!.productId])
).rows.map(({ id }) => id)
const category = await one<{ id: number; link: string }>(
  'select id, link from categories order by id limit 1',
)
const content = await one<{ id: number; link: string; number: number }>(
  `select c.id, c.link, max(v.number) as number from contents c join content_versions v on v.content_id = c.id
  where c.kind = 'page' and v.status = 'published' group by c.id order by c.id limit 1`,
)
const shops = await Promise.all(
  [1, 2].map(() => startProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' })),
)
await Promise.all(shops.map((shop) => shop.ready()))

/** ms from the commit, or from the moment, until both processes show the change. Without margin: this process takes both times. */
const most = 1_000
/** ms until the moment of a dated change. */
const ahead = 2_000

const read = async (url: string) => {
  const began = performance.now()
  const response = await fetch(url)
  return { began, status: response.status, html: await response.text() }
}

/** Changes something while four readers hold each page in memory, and expects both processes to show it in time. */
async function expectToShow(
  path: string,
  shows: (html: string, status: number) => boolean,
  change: () => Promise<unknown>,
  { after = 0 } = {},
) {
  const stopping = new AbortController()
  const readers = shops.flatMap(({ url }) =>
    [1, 2].map(async () => {
      while (!stopping.signal.aborted) await read(url + path)
    }),
  )
  try {
    // Stored, and read from memory.
    await pause(300)
    for (const { url } of shops) {
      const { html, status } = await read(url + path)
      expect(shows(html, status), `${path} before`).toBe(false)
    }
    const began = performance.now()
    await change()
    const due = Math.max(performance.now(), began + after)
    await Promise.all(
      shops.map(async ({ url }) => {
        let seen = await read(url + path)
        while (!shows(seen.html, seen.status)) {
          expect(seen.began - due, path).toBeLessThan(most)
          seen = await read(url + path)
        }
        // Nothing older comes back.
        for (let i = 0; i < 20; i++) {
          const later = await read(url + path)
          expect(shows(later.html, later.status), `${path} later`).toBe(true)
        }
      }),
    )
  } finally {
    stopping.abort()
    await Promise.all(readers)
  }
}

const product = `/${goods!.link}`
const has = (text: string) => (html: string) => html.includes(text)
const run =
  (sql: string, values: unknown[] = []) =>
  () =>
    pool.query(sql, values)

test('pages are answered from memory before anything changes', async () => {
  const { url } = shops[0]!
  await expect
    .poll(async () => (await fetch(url + product)).headers.get('cache-control'), { timeout: 10_000 })
    .toBe('private, no-cache')
})

test('a product has another name', () =>
  expectToShow(
    product,
    has('Başka Adlı Kordon'),
    run(`update products set name = 'Başka Adlı Kordon' where id = $1`, [goods!.productId]),
  ))

test('a price is another', () =>
  expectToShow(
    product,
    has('4.321,00'),
    run(
      'update prices set amount = 432100 where variant_id = any($1) and price_list_id = 1 and valid_to is null',
      [variants],
    ),
  ))

test('a dated price begins', () =>
  expectToShow(
    product,
    has('7.654,00'),
    async () => {
      await pool.query(
        `with begun as (
          update prices set valid_to = now() + interval '2 seconds'
          where variant_id = any($1) and price_list_id = 1 and valid_to is null returning variant_id, min_quantity)
        insert into prices (variant_id, price_list_id, min_quantity, amount, valid_from)
        select variant_id, 1, min_quantity, 765400, now() + interval '2 seconds' from begun`,
        [variants],
      )
    },
    { after: ahead },
  ))

test('an order takes the last piece', async () => {
  const { url } = shops[1]!
  await pool.query('update stock_balances set on_hand = 1, reserved = 0 where variant_id = $1', [
    ordered!.variantId,
  ])
  await pool.query(
    `update stock_balances set on_hand = 0, reserved = 0
    where variant_id in (select id from variants where product_id = $1 and id <> $2)`,
    [ordered!.productId, ordered!.variantId],
  )
  const line = { product_id: ordered!.productId, product_variant_id: ordered!.variantId, amount: 1 }
  const customers = await openCustomers({ url }, line)
  await expectToShow(`/${ordered!.link}`, has('OutOfStock'), async () => {
    expect((await customers.order()).code).not.toBeNull()
  })
})

test('a category has another name', () =>
  expectToShow(
    `/${category.link}`,
    has('Başka Adlı Raf'),
    run(`update categories set name = 'Başka Adlı Raf' where id = $1`, [category.id]),
  ))

test('the menu has another entry', () =>
  expectToShow(
    product,
    has('Yeni Menü Satırı'),
    run(`insert into menu_items (menu, title, link) values ('footer', 'Yeni Menü Satırı', '/sss')`),
  ))

test('a setting is another', () =>
  expectToShow('/sss', has('Başka Mağaza'), () =>
    transaction(db, (db) => saveSettings(db, [{ group: 'company', key: 'name', value: 'Başka Mağaza' }])),
  ))

test('a banner begins', async () => {
  const { rowCount } = await pool.query(
    `update banners set alt = 'Bugün başlayan afiş', begins_at = now() + interval '1 hour' where true`,
  )
  expect(rowCount).toBeGreaterThan(0)
  await expectToShow(
    '/',
    has('Bugün başlayan afiş'),
    run(`update banners set begins_at = now() + interval '2 seconds'`),
    {
      after: ahead,
    },
  )
})

test('a text is published at its moment', () =>
  expectToShow(
    `/contents/${content.link}/${content.id}`,
    has('Yeni Başlıklı Metin'),
    run(
      `insert into content_versions (content_id, number, title, blocks, version, status, publish_at, saved_at)
      select content_id, number + 1, 'Yeni Başlıklı Metin', blocks, version, status, now() + interval '2 seconds', now()
      from content_versions where content_id = $1 and number = $2`,
      [content.id, content.number],
    ),
    { after: ahead },
  ))

test('a showcase has another title', () =>
  expectToShow('/', has('Yeni Adlı Vitrin'), run(`update showcases set title = 'Yeni Adlı Vitrin'`)))

test('a showcase ends', () =>
  expectToShow(
    '/',
    (html) => !has('Yeni Adlı Vitrin')(html),
    run(`update showcases set ends_at = now() + interval '2 seconds'`),
    { after: ahead },
  ))

test('a value of a feature has another name', async () => {
  const { id } = await one<{ id: number }>(
    `select x.detail_id as id from variant_feature_details x where x.variant_id = $1 limit 1`,
    [goods!.variantId],
  )
  await expectToShow(
    product,
    has('Yeni Değer Adı'),
    run(`update feature_details set value = 'Yeni Değer Adı' where id = $1`, [id]),
  )
})

test('the shop closes and opens again', async () => {
  const close = (value: string) => () =>
    transaction(db, (db) => saveSettings(db, [{ group: 'site_settings', key: 'is_closed', value }]))
  await expectToShow('/', (_, status) => status === 503, close('true'))
  await expectToShow('/', (_, status) => status === 200, close('false'))
})
