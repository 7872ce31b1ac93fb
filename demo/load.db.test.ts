import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isIban, isVkn } from '../app/kernel/identity-numbers'
import { openTestDatabase } from '../app/db/testing/database'
import { getMenus, getSettings } from '../app/features/settings/settings.server'
import { generateCatalogue } from './catalogue/generator'
import { loadDemo } from './load'

const { db } = await openTestDatabase('demo')

async function values<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = await db.execute<{ value: T }>(query)
  return rows.map(({ value }) => value)
}

const count = async (table: string) =>
  (await values<number>(sql`select count(*)::int as value from ${sql.raw(table)}`))[0]!

test('the demo shop has the products of a whole shop', async () => {
  expect(await count('products')).toBeGreaterThanOrEqual(240)
  expect(await count('variants')).toBeGreaterThanOrEqual(900)
  expect(await count('categories where parent_id is null')).toBe(8)
  expect(await count('showcases')).toBeGreaterThanOrEqual(3)
  expect(await values(sql`select distinct package_size as value from offers order by 1`)).toEqual([1, 6, 12])
})

test('every variant has a retail price, and some had another one before', async () => {
  const unpriced = sql`select v.code as value from variants v where not exists (
    select from offers o join price_lists l on l.id = o.price_list_id and l.is_retail
    join prices p on p.variant_id = v.id and p.price_list_id = l.id and p.valid_to is null and p.min_quantity = 1
    where o.variant_id = v.id)`
  expect(await values(unpriced)).toEqual([])
  expect(await count('prices where valid_to is not null')).toBeGreaterThan(50)
  expect(await count('prices where valid_from > now()')).toBe(0)
})

test('stock is the sum of its movements; some products have none, some little', async () => {
  const wrong = sql`select b.variant_id as value from stock_balances b where b.on_hand <> (
    select coalesce(sum(m.quantity), 0) from stock_movements m where m.variant_id = b.variant_id)`
  expect(await values(wrong)).toEqual([])
  expect(await count('stock_balances')).toBe(await count('variants'))
  expect(await count('stock_balances where on_hand = 0')).toBeGreaterThan(10)
  expect(await count('stock_balances where on_hand between 1 and 4')).toBeGreaterThan(10)
})

test('each link leads to its owner, and each product, category and content has its wanted link', async () => {
  const tables = { category: 'categories', product: 'products', content: 'contents' }
  for (const [kind, table] of Object.entries(tables)) {
    const astray = sql`select t.link as value from ${sql.raw(table)} t left join links l
      on l.link = t.link and l.kind = ${kind} and l.target_id = t.id where t.link is not null and l.link is null`
    expect(await values(astray), kind).toEqual([])
  }
  const { products, categories } = generateCatalogue()
  const given = await values<string>(sql`select link as value from links where kind <> 'content'`)
  expect(new Set(given)).toEqual(new Set([...products, ...categories].map(({ link }) => link)))
})

test('the menus name existing categories, pages and contents', async () => {
  const { header, footer } = await getMenus(db)
  expect(header).toHaveLength(9)
  expect(footer.map(({ title }) => title)).toEqual(['Alışveriş', 'Kurumsal', 'Yardım', 'Yasal'])
  const items = [...header, ...footer].flatMap((item) => [item, ...item.child])
  const categoryLinks = new Set(await values(sql`select '/' || link as value from categories`))
  const contentLinks = new Set(
    await values(sql`select '/contents/' || link || '/' || id as value from contents`),
  )
  expect(items.filter(({ linkType, link }) => linkType === 1 && !categoryLinks.has(link))).toEqual([])
  expect(items.filter(({ linkType, link }) => linkType === 3 && !contentLinks.has(link))).toEqual([])
})

test('the shop has the settings of the specification', async () => {
  const settings = await getSettings(db)
  expect(settings.get('site_settings', 'is_login_required')).toBe('false')
  expect(settings.money('checkout', 'base_price_for_free_shipping', 0)).toBe(75_000)
  expect(settings.money('checkout', 'base_price_for_shipping', 0)).toBe(6_990)
  expect(settings.number('site_settings_product', 'max_length_of_last_seen_products', 0)).toBe(12)
  expect(settings.number('site_design', 'toast_hide_ms', 0)).toBe(500)
  expect(settings.number('site_design', 'toast_hide_danger_ms', 0)).toBe(2_000)
  const groups = new Set(settings.public.map(({ group }) => group))
  for (const group of ['seo', 'social_media', 'company', 'checkout', 'notification', 'site_design'])
    expect(groups).toContain(group)
})

test('numbers with check digits are valid', async () => {
  expect((await values<string>(sql`select iban as value from bank_accounts`)).every(isIban)).toBe(true)
  expect((await values<string>(sql`select vkn as value from carriers`)).every(isVkn)).toBe(true)
})

test('an empty database is filled completely or not at all', async () => {
  const empty = await openTestDatabase('empty')
  const lines: string[] = []
  await loadDemo(empty.db, { pictures: null, onProgress: (line) => lines.push(line) })
  expect(lines.at(-1)).toBe('Menüler ve vitrinler')
  expect(lines.find((line) => line.startsWith('Ürünler'))).toMatch(/^Ürünler: \d{3} ürün, [\d.]+ çeşit$/)
  await expect(loadDemo(empty.db, { pictures: null })).rejects.toMatchObject({ cause: { code: '23505' } })
  const { rows } = await empty.pool.query('select count(*)::int as count from price_lists')
  expect(rows).toEqual([{ count: 3 }])
})

test('campaigns of every type run, and there is a coupon in every state', async () => {
  expect(await values(sql`select distinct type::int as value from campaigns order by 1`)).toEqual([
    1, 2, 3, 4, 5, 6,
  ])
  expect(await values(sql`select code as value from coupons where ends_at < now()`)).toEqual(['YAZ25'])
  expect(await count('coupons where business_partner_id is not null')).toBe(1)
})
