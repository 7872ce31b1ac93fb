import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { Surroundings } from './surroundings'

/** Creates session data for all chunks: the random function, words and surroundings. */
export async function prepareSession(
  db: Transaction,
  words: readonly string[],
  { leaves, reaches, brands }: Surroundings,
): Promise<void> {
  // A number from 0 to 1 that depends only on the product's number and the purpose.
  await db.execute(sql`
    create function pg_temp.chance(n bigint, purpose int) returns float8 language sql immutable
    return (hashint8extended(n, purpose) & 9007199254740991)::float8 / 9007199254740992.0`)
  await db.execute(sql`
    create temp table word as
    select place::int, word from unnest(${sql.param(words)}::text[]) with ordinality as w(word, place)`)
  await db.execute(sql`create unique index on word (place) include (word)`)
  await db.execute(sql`
    create temp table surroundings as
    select ${sql.param(leaves)}::int[] as leaves, ${sql.param(reaches)}::float8[] as reaches,
      ${sql.param(brands)}::int[] as brands,
      array(select d.id from feature_details d join features f on f.id = d.feature_id where f.code = 'genislik'
        order by d.position, d.id) as widths,
      array(select d.id from feature_details d join features f on f.id = d.feature_id where f.code = 'renk'
        order by d.position, d.id) as colours,
      array(select id from pictures order by id) as pictures`)
  await db.execute(sql`
    create temp table trait as
    select row_number() over (order by f.id)::int as place, array_agg(d.id order by d.position, d.id) as details
    from features f join feature_details d on d.feature_id = f.id
    where f.code not in ('genislik', 'renk') group by f.id`)
  await db.execute(sql`analyze word, surroundings, trait`)
  await db.execute(sql`
    create temp table fresh (
      n bigint, id int, variants int, widths int, colour int, leaf int, second_leaf int, retail int, package int)`)
  await db.execute(sql`create temp table fresh_variant (id int, product_id int, place int)`)
}

/** Adds the products with numbers `from` to `to`. Returns their ids. Words and categories follow Zipf's law. */
export async function addChunk(db: Transaction, from: number, to: number): Promise<number[]> {
  await db.execute(sql`truncate fresh, fresh_variant`)
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into fresh
    select n, nextval(pg_get_serial_sequence('products', 'id')),
      1 + floor(12 * pg_temp.chance(n, 1) ^ 2)::int,
      1 + floor(3 * pg_temp.chance(n, 2))::int,
      floor(100 * pg_temp.chance(n, 3))::int,
      leaves[1 + width_bucket(pg_temp.chance(n, 4), reaches)],
      case when pg_temp.chance(n, 5) < 0.15 then leaves[1 + width_bucket(pg_temp.chance(n, 6), reaches)] end,
      9900 + 100 * floor(2400 * pg_temp.chance(n, 7) ^ 2)::int,
      (array[1, 5, 10, 12])[1 + floor(4 * pg_temp.chance(n, 8))::int]
    from generate_series(${from}::bigint, ${to}::bigint) n, surroundings
    returning id`)
  await addProducts(db)
  await addVariants(db)
  await addDetails(db)
  await addPrices(db)
  await addStock(db)
  return rows.map(({ id }) => id)
}

async function addProducts(db: Transaction): Promise<void> {
  await db.execute(sql`
    insert into products (id, code, name, link, brand_id, main_category_id, summary, description, kdv_rate, rank, published_at)
    select f.id, 'S' || lpad(f.n::text, 7, '0'),
      initcap(a.word) || ' ' || b.word || ' ' || (array['deri kordon', 'çelik kordon', 'silikon kordon', 'kanvas kordon',
        'saat kutusu', 'toka', 'pim', 'saat standı'])[1 + floor(8 * pg_temp.chance(f.n, 11))::int] || ' ' || model,
      'olcek-' || f.n, brands[1 + floor(array_length(brands, 1) * pg_temp.chance(f.n, 12) ^ 2)::int], f.leaf,
      initcap(b.word) || ' ' || a.word, initcap(a.word) || ' ' || b.word || ' ' || c.word || '.',
      20, floor(1000000 * pg_temp.chance(f.n, 13))::int, now() - 1000 * pg_temp.chance(f.n, 14) * interval '1 day'
    from fresh f
    cross join surroundings
    cross join lateral (select upper(chr(97 + (f.n % 26)::int) || chr(97 + (f.n / 26 % 26)::int)) || f.n as model) m
    join word a on a.place = floor(60000 ^ pg_temp.chance(f.n, 15))::int
    join word b on b.place = floor(60000 ^ pg_temp.chance(f.n, 16))::int
    join word c on c.place = floor(60000 ^ pg_temp.chance(f.n, 17))::int`)
  await db.execute(
    sql`insert into links (link, kind, target_id) select 'olcek-' || n, 'product', id from fresh`,
  )
  await db.execute(sql`
    insert into product_categories (product_id, category_id)
    select id, leaf from fresh union select id, second_leaf from fresh where second_leaf is not null`)
  await db.execute(sql`
    insert into product_pictures (product_id, picture_id, alt, position)
    select f.id, pictures[1 + floor(array_length(pictures, 1) * pg_temp.chance(f.n, 20 + place))::int], 'Ürün görseli', place
    from fresh f, surroundings, generate_series(0, 1) place where array_length(pictures, 1) > 0`)
}

async function addVariants(db: Transaction): Promise<void> {
  await db.execute(sql`
    with added as (
      insert into variants (product_id, code, code_normalized, barcode, name, position, weight_grams)
      select f.id, code, code, (2000000000000 + f.n * 100 + place)::text, 'Seçenek ' || place + 1, place, 40
      from fresh f, generate_series(0, f.variants - 1) place, lateral (select 'S' || lpad(f.n::text, 7, '0') || '-' || place as code) c
      returning id, product_id, position
    )
    insert into fresh_variant select * from added`)
  // Each colour of half of the products has a picture of its own.
  await db.execute(sql`
    insert into product_pictures (product_id, variant_id, picture_id, alt, position)
    select f.id, v.id, pictures[1 + floor(array_length(pictures, 1) * pg_temp.chance(f.n, 30 + v.place))::int],
      'Ürün görseli', 2 + v.place
    from fresh_variant v join fresh f on f.id = v.product_id, surroundings
    where v.place % f.widths = 0 and pg_temp.chance(f.n, 22) < 0.5 and array_length(pictures, 1) > 0`)
}

async function addDetails(db: Transaction): Promise<void> {
  await db.execute(sql`
    insert into variant_feature_details (variant_id, detail_id)
    select v.id, s.widths[1 + v.place % f.widths] from fresh_variant v join fresh f on f.id = v.product_id, surroundings s
    union all
    select v.id, s.colours[1 + (f.colour + v.place / f.widths) % array_length(s.colours, 1)]
    from fresh_variant v join fresh f on f.id = v.product_id, surroundings s`)
  // The first value of each feature covers 60 % of the products; the others share the rest in decreasing parts.
  await db.execute(sql`
    insert into product_feature_details (product_id, detail_id)
    select f.id, t.details[case when chance < 0.6 then 1
      else 2 + floor((array_length(t.details, 1) - 1) * ((chance - 0.6) / 0.4) ^ 2)::int end]
    from fresh f, trait t, lateral (select pg_temp.chance(f.n, 100 + t.place) as chance) c
    where array_length(t.details, 1) > 1`)
}

/** Retail with KDV for all, the dealers' list for all, the wholesale list for half of the products. */
async function addPrices(db: Transaction): Promise<void> {
  const offered = sql`
    from fresh_variant v join fresh f on f.id = v.product_id
    join price_lists l on l.is_retail or l.code = 'bayi' or (l.code = 'toptan' and f.n % 2 = 0)`
  await db.execute(sql`
    insert into offers (variant_id, price_list_id, package_size)
    select v.id, l.id, case when l.is_retail then 1 else f.package end ${offered}`)
  await db.execute(sql`
    insert into prices (variant_id, price_list_id, amount, valid_from)
    select v.id, l.id,
      case when l.is_retail then f.retail + 500 * (v.place % 3) when l.code = 'bayi' then f.retail * 0.66 else f.retail * 0.58 end::bigint,
      now() - interval '100 days' ${offered}`)
}

async function addStock(db: Transaction): Promise<void> {
  await db.execute(sql`
    insert into stock_balances (variant_id, on_hand)
    select v.id, case when pg_temp.chance(number, 31) < 0.15 then 0 else 1 + floor(500 * pg_temp.chance(number, 32))::int end
    from fresh_variant v join fresh f on f.id = v.product_id, lateral (select f.n * 100 + v.place as number) o`)
  await db.execute(sql`
    insert into stock_movements (variant_id, quantity, kind, reference)
    select b.variant_id, b.on_hand, 'opening', 'olcek'
    from fresh_variant v join stock_balances b on b.variant_id = v.id where b.on_hand > 0`)
}
