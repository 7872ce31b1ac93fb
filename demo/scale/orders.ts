import type pg from 'pg'
import { withoutIndexes } from './without-indexes'

type Pool = Pick<pg.Pool, 'query'>

const part = 100_000

const firstNames = `array['Ayşe','Zülküf','İbrahim','Şükran','Çiğdem','Ömer','Gülşah','Işıl','Hüseyin','Nazlı','Tuğba','Uğur','Mehmet','Elif','Cem','Ece']`
const lastNames = `array['Işıldak','Yılmaz','Çağlar','Güneş','Öztürk','Şahin','Kılıç','Arslan','Doğan','Koç','Aydın','Özdemir','Çelik','Aksoy','Türkoğlu','Bulut']`

/** Orders of guests and dealers over two years, each with two lines and its history. Their stock stays as it is. */
export async function addOrdersAtScale(
  pool: Pool,
  count: number,
  tell: (added: number) => void,
): Promise<void> {
  await pool.query(`
    create temporary table scale_variants as
    select row_number() over (order by v.id) as place, v.id as variant_id, p.id as product_id, v.code, p.name, p.link
    from variants v join products p on p.id = v.product_id where v.sellable limit 50000`)
  await pool.query('create unique index on scale_variants (place)')
  await pool.query(`
    create temporary table scale_partners as
    select row_number() over (order by id) as place, id, price_list_id from business_partners where price_list_id is not null`)
  await pool.query('create unique index on scale_partners (place)')
  await withoutIndexes(pool, 'orders', () =>
    withoutIndexes(pool, 'order_lines', async () => {
      for (let from = 1; from <= count; from += part) {
        const to = Math.min(from + part - 1, count)
        await addPart(pool, from, to)
        tell(to)
      }
    }),
  )
  await pool.query('vacuum analyze orders')
  await pool.query('vacuum analyze order_lines')
  await pool.query('vacuum analyze order_status_history')
}

/** One order in 40 waits for its payment or its packing; the others have ended. */
const statusOf = `case when n % 40 = 0 then (array[90, 1, 2, 96])[1 + (n / 40) % 4] when n % 31 = 0 then 99 else 98 end`

async function addPart(pool: Pool, from: number, to: number): Promise<void> {
  await pool.query(
    `insert into orders (code, business_partner_id, price_list_id, status, email, address, invoice, carrier_id, payment_type,
       goods, shipping, grand_total, placed_at, settled_at)
     select 'B' || upper(lpad(to_hex((n::bigint * 2654435761) % 4294967296), 8, '0')),
       p.id, coalesce(p.price_list_id, (select id from price_lists where is_retail)), ${statusOf},
       'alici' || n || '@olcek.example',
       jsonb_build_object('firstName', (${firstNames})[1 + n % 16], 'lastName', (${lastNames})[1 + (n / 16) % 16],
         'email', 'alici' || n || '@olcek.example', 'phone', '+9053' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
         'city', 'İstanbul', 'district', 'Kadıköy', 'neighbourhood', 'Moda Mah.', 'street', 'Moda Cad. No: ' || n % 200,
         'postalCode', '34710', 'title', ''),
       '{"kind":"bireysel","tckn":null}', (select min(id) from carriers), (array[2, 1, 4, 2])[1 + n % 4],
       10000 + n % 90000, 4990, 14990 + n % 90000,
       now() - make_interval(mins => ((1000000 - n % 1000000)::numeric * 1.05)::int), now()
     from generate_series($1::int, $2::int) n
     left join scale_partners p on n % 3 = 0 and p.place = 1 + (n / 3) % (select count(*) from scale_partners)`,
    [from, to],
  )
  await pool.query(
    `with made as (
       select o.id, o.goods, o.status, o.placed_at, row_number() over (order by o.id) as n
       from orders o where o.id > (select max(id) - $1 from orders)
     ), lines as (
       insert into order_lines (order_id, position, product_id, variant_id, product_code, product_name, variant_name,
         product_link, quantity, package_size, unit_price, kdv_rate, net, kdv, gross, charged_net, charged_kdv)
       select m.id, k, v.product_id, v.variant_id, v.code, v.name, '', v.link, 1, 1, half, 20, half - half / 6, half / 6, half,
         half - half / 6, half / 6
       from made m cross join generate_series(0, 1) k
       cross join lateral (select case k when 0 then m.goods / 2 else m.goods - m.goods / 2 end as half) h
       join scale_variants v on v.place = 1 + (m.id * 7 + k * 13) % (select count(*) from scale_variants)
     )
     insert into order_status_history (order_id, status, actor, reason, created_at)
     select id, status, 'system', 'placed', placed_at from made`,
    [to - from + 1],
  )
}

/** Rows of the audit log of twenty people about orders, products and customers. */
export async function addAuditAtScale(
  pool: Pool,
  count: number,
  tell: (added: number) => void,
): Promise<void> {
  const step = part * 10
  await withoutIndexes(pool, 'audit_log', async () => {
    for (let from = 1; from <= count; from += step) {
      const to = Math.min(from + step - 1, count)
      await pool.query(
        `insert into audit_log (actor, action, subject, before, after, created_at)
         select 'user ' || 1 + n % 20, (array['status', 'products change', 'notes add'])[1 + n % 3],
           (array['orders', 'products', 'business_partners'])[1 + n % 3] || ' ' || 1 + n % 90000,
           '{"status": 1}', '{"status": 2}', now() - make_interval(secs => $3 - n)
         from generate_series($1::int, $2::int) n`,
        [from, to, count],
      )
      tell(to)
    }
  })
  await pool.query('vacuum analyze audit_log')
}
