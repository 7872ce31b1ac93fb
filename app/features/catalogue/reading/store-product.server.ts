import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { newForDays, type ProductDetail } from '../catalogue'
import { shownValue } from '../listing/store-features.server'
import { priceColumn, priceJoin, type StoredPrice } from '../selling/store-prices.server'
import { productHasVariant, productVisible, variantVisible } from '../selling/store-visible.server'

/** A feature value of the product (variantId null) or of one visible variant, in the shop's order. */
export type DetailRow = {
  variantId: number | null
  feature: string
  name: string
  kind: 'text' | 'swatch' | 'number'
  code: string
  value: string
  color: string | null
}

export type ProductRow = Pick<
  ProductDetail,
  'id' | 'code' | 'name' | 'link' | 'brand' | 'summary' | 'description'
> &
  Pick<ProductDetail, 'seoTitle' | 'seoDescription' | 'kdvRate' | 'isNew' | 'breadcrumb' | 'pictures'> & {
    details: DetailRow[]
    variants: {
      id: number
      code: string
      barcode: string | null
      name: string
      available: number
      price: StoredPrice | null
    }[]
  }

export type ProductKey = { id: number } | { link: string }

/** All data of a product page, in one query; null when this visitor may not see it. */
export async function readProduct(
  db: Db,
  visitor: Visitor,
  key: ProductKey,
  windowDays: number,
): Promise<ProductRow | null> {
  const { rows } = await db.execute<ProductRow>(sql`
    select p.id, p.code, p.name, p.link, p.summary, p.description, p.kdv_rate as "kdvRate",
      p.seo_title as "seoTitle", p.seo_description as "seoDescription",
      p.published_at > now() - make_interval(days => ${newForDays}) as "isNew",
      (select json_build_object('name', b.name, 'link', b.link) from brands b where b.id = p.brand_id) as brand,
      (${breadcrumb}) as breadcrumb, (${pictures(visitor)}) as pictures,
      (${details(visitor)}) as details, (${variants(visitor, windowDays)}) as variants
    from products p
    where ${'id' in key ? sql`p.id = ${key.id}` : sql`p.link = ${key.link}`}
      and ${productVisible(visitor)} and ${productHasVariant(visitor)}`)
  return rows[0] ?? null
}

const breadcrumb = sql`
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'link', c.link) order by step.place), '[]')
  from categories leaf
  cross join unnest(leaf.path) with ordinality as step(id, place)
  join categories c on c.id = step.id
  where leaf.id = p.main_category_id`

// A picture that shows only variants this visitor may not see is left out.
function pictures(visitor: Visitor): SQL {
  return sql`
    select coalesce(json_agg(json_build_object('hash', x.hash, 'width', x.width, 'height', x.height, 'blur', x.blur, 'alt', x.alt,
      'variantIds', x.variant_ids) order by x.place, x.hash), '[]')
    from (
      select m.hash, m.width, m.height, m.blur, min(pp.alt) as alt, min(pp.position) as place,
        coalesce(json_agg(distinct pp.variant_id) filter (where v.id is not null), '[]') as variant_ids
      from product_pictures pp
      join pictures m on m.id = pp.picture_id
      left join variants v on v.id = pp.variant_id and ${variantVisible(visitor)}
      where pp.product_id = p.id and (pp.variant_id is null or v.id is not null)
      group by m.id
    ) x`
}

function details(visitor: Visitor): SQL {
  return sql`
    select coalesce(json_agg(json_build_object('variantId', used.variant_id, 'feature', f.code, 'name', f.name,
      'kind', f.kind, 'code', d.code, 'value', ${shownValue}, 'color', d.color) order by f.position, f.id, d.position, d.id), '[]')
    from (
      select x.detail_id, v.id as variant_id from variants v join variant_feature_details x on x.variant_id = v.id
      where v.product_id = p.id and ${variantVisible(visitor)}
      union all
      select x.detail_id, null from product_feature_details x where x.product_id = p.id
    ) used
    join feature_details d on d.id = used.detail_id
    join features f on f.id = d.feature_id`
}

function variants(visitor: Visitor, windowDays: number): SQL {
  return sql`
    select coalesce(json_agg(json_build_object('id', v.id, 'code', v.code, 'barcode', v.barcode, 'name', v.name,
      'available', greatest(coalesce(s.on_hand - s.reserved, 0), 0), 'price', ${priceColumn(windowDays)})
      order by v.position, v.id), '[]')
    from variants v
    left join stock_balances s on s.variant_id = v.id
    ${priceJoin(visitor.priceKey)}
    where v.product_id = p.id and ${variantVisible(visitor)}`
}
