import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { chunkSize, kind, layer, noKey, retail, wholeShop } from './listing-numbers.server'

const { db } = await openTestDatabase('empty')

test.each([
  ['listing_kind_visible()', kind.visible],
  ['listing_kind_category()', kind.category],
  ['listing_kind_detail()', kind.detail],
  ['listing_kind_in_stock()', kind.inStock],
  ['listing_kind_package()', kind.packageSize],
  ['listing_kind_own()', kind.own],
  ['listing_no_key()', noKey],
  ['listing_retail()', retail],
  ['listing_whole_shop()', wholeShop],
  ['listing_layer_all()', layer.all],
  ['listing_layer_some(0)', layer.some(0)],
  ['listing_layer_some(2)', layer.some(2)],
  ['listing_layer_further(listing_level_nobody() - 1)', layer.last],
])('%s is the number that the program uses', async (name, number) => {
  const { rows } = await db.execute(sql`select ${sql.raw(name)} as database, ${number} as program`)
  expect(rows[0]!.database).toBe(rows[0]!.program)
})

test('kinds of all facts, and of facts that depend on offers, are complete', async () => {
  const all = sql.join(Object.values(kind), sql`, `)
  const ofOffers = sql.join([kind.inStock, kind.packageSize, kind.own], sql`, `)
  const { rows } = await db.execute(sql`
    select listing_kinds() = array[${all}] as "all", listing_kinds_of_offers() = array[${ofOffers}] as "ofOffers"`)
  expect(rows).toEqual([{ all: true, ofOffers: true }])
})

test('a bitmap has a bit for each product of a chunk', async () => {
  const { rows } = await db.execute(sql`
    select format_type(atttypid, atttypmod) = 'bit(' || ${chunkSize} || ')' as same from pg_attribute
    where attrelid in ('listing_bits'::regclass, 'listing_list_bits'::regclass) and attname = 'bits'`)
  expect(rows).toEqual([{ same: true }, { same: true }])
})
