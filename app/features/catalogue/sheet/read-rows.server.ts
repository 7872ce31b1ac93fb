import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { SheetRow } from './sheet-row'

const productsAtOnce = 500

type Stored = Omit<SheetRow, 'offers'> & {
  productId: number
  offers: { list: number; amount: number | null; packageSize: number }[]
}

/** Every variant with its offers in these lists, product by product in constant memory. */
export async function* readSheetRows(db: Db, listIds: readonly number[]): AsyncGenerator<SheetRow> {
  for (let after = 0; ;) {
    const ids = await productIdsAfter(db, after)
    if (ids.length === 0) return
    for (const { offers, ...row } of await readVariants(db, ids, listIds)) {
      yield { ...row, offers: new Map(offers.map(({ list, ...offer }) => [list, offer])) }
    }
    after = ids.at(-1)!
  }
}

async function productIdsAfter(db: Db, after: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products where id > ${after} order by id limit ${productsAtOnce}`,
  )
  return rows.map(({ id }) => id)
}

async function readVariants(
  db: Db,
  productIds: readonly number[],
  listIds: readonly number[],
): Promise<Stored[]> {
  const { rows } = await db.execute<Stored>(sql`
    select v.code, p.code as "productCode", p.name as "productName", v.name as "variantName", v.barcode, b.name as brand,
      coalesce(c.names, '{}') as category, coalesce(f.texts, '{}') as features, p.kdv_rate as "kdvRate", p.published,
      v.sellable, coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved, coalesce(o.offers, '[]') as offers
    from products p
    join variants v on v.product_id = p.id
    left join brands b on b.id = p.brand_id
    left join stock_balances s on s.variant_id = v.id
    left join lateral (
      select array_agg(a.name order by cardinality(a.path)) as names
      from categories c join categories a on a.id = any(c.path) where c.id = p.main_category_id
    ) c on true
    left join lateral (
      select array_agg(concat(f.name, ': ', d.value, ' ' || f.unit) order by d.own, f.position, f.id, d.position) as texts
      from (
        select d.feature_id, d.value, d.position, 1 as own
        from product_feature_details pd join feature_details d on d.id = pd.detail_id where pd.product_id = p.id
        union all
        select d.feature_id, d.value, d.position, 2
        from variant_feature_details vd join feature_details d on d.id = vd.detail_id where vd.variant_id = v.id
      ) d join features f on f.id = d.feature_id
    ) f on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('list', o.price_list_id, 'packageSize', o.package_size, 'amount', r.amount)) as offers
      from offers o
      left join prices r on r.variant_id = o.variant_id and r.price_list_id = o.price_list_id and r.min_quantity = 1
        and r.valid_to is null
      where o.variant_id = v.id and o.price_list_id = any(${sql.param(listIds)}::int[])
    ) o on true
    where p.id = any(${sql.param(productIds)}::int[])
    order by p.id, v.position, v.id`)
  return rows
}
