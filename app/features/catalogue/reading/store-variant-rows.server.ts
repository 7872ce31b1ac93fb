import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { shownValue } from '../listing/store-features.server'
import { priceColumn, priceJoin, type StoredPrice } from '../selling/store-prices.server'
import { productVisible, variantVisible } from '../selling/store-visible.server'

/** A feature value of a variant or of its product. */
export type RowDetail = {
  id: number
  feature: string
  kind: 'text' | 'swatch' | 'number'
  value: string
  color: string | null
  ofVariant: boolean
}

export type StoredVariantRow = {
  productId: number
  variantId: number
  code: string
  name: string
  kdvRate: number
  available: number
  price: StoredPrice | null
  details: RowDetail[]
}

/**
 * Every visible variant of products, in the order of the products and of their variants, in one query. Variants that are sold
 * out (less than one package is left, as in `stockState`) come last within their product.
 */
export async function readVariantRows(
  db: Db,
  visitor: Visitor,
  productIds: readonly number[],
  windowDays: number,
): Promise<StoredVariantRow[]> {
  const { rows } = await db.execute<StoredVariantRow>(sql`
    select p.id as "productId", v.id as "variantId", v.code, v.name, p.kdv_rate as "kdvRate",
      greatest(coalesce(s.on_hand - s.reserved, 0), 0) as available, ${priceColumn(windowDays)} as price,
      (select coalesce(json_agg(json_build_object('id', d.id, 'feature', f.code, 'kind', f.kind,
          'value', ${shownValue}, 'color', d.color, 'ofVariant', used.of_variant) order by f.position, d.position, d.id), '[]')
        from (
          select x.detail_id, true as of_variant from variant_feature_details x where x.variant_id = v.id
          union all
          select x.detail_id, false from product_feature_details x where x.product_id = p.id
        ) used
        join feature_details d on d.id = used.detail_id
        join features f on f.id = d.feature_id) as details
    from unnest(${sql.param(productIds)}::int[]) with ordinality as w(id, place)
    join products p on p.id = w.id and ${productVisible(visitor)}
    join variants v on v.product_id = p.id and ${variantVisible(visitor)}
    left join stock_balances s on s.variant_id = v.id
    ${priceJoin(visitor.priceKey)}
    order by w.place, coalesce(s.on_hand - s.reserved, 0) < coalesce(price.package_size, 1), v.position, v.id`)
  return rows
}
