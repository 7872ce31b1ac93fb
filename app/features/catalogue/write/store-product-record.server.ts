import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { ProductInput } from './product-input'

/** A product with its offers in all price lists. Only staff may see it. */
export type ProductRecord = Required<Omit<ProductInput, 'variants' | 'pictures' | 'publishedAt'>> & {
  id: number
  /** ISO 8601. */
  publishedAt: string
  variants: (Required<Omit<ProductInput['variants'][number], 'offers'>> & {
    id: number
    offers: {
      priceListId: number
      packageSize: number
      amount: number
      breaks: { minQuantity: number; amount: number }[]
    }[]
  })[]
  pictures: { pictureId: number; alt: string; variantCodes: string[] }[]
}

/** The record of a product with the variants that can be bought, in one query; null when there is no such product. */
export async function readProductRecord(db: Db, id: number): Promise<ProductRecord | null> {
  const { rows } = await db.execute<ProductRecord>(sql`
    select p.id, p.code, p.name, p.link, p.summary, p.description, p.kdv_rate as "kdvRate", p.published,
      p.visibility, p.brand_id as "brandId", p.seo_title as "seoTitle", p.seo_description as "seoDescription",
      p.rank, to_jsonb(p.published_at) #>> '{}' as "publishedAt", p.max_installments as "maxInstallments",
      array(select category_id from product_categories where product_id = p.id
        order by category_id <> p.main_category_id, category_id) as "categoryIds",
      array(select detail_id from product_feature_details where product_id = p.id order by 1) as "detailIds",
      (${variants}) as variants, (${pictures}) as pictures
    from products p where p.id = ${id}`)
  return rows[0] ?? null
}

const variants = sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'code', v.code, 'barcode', v.barcode, 'name', v.name,
      'weightGrams', v.weight_grams, 'visibility', v.visibility,
      'detailIds', array(select detail_id from variant_feature_details where variant_id = v.id order by 1),
      'offers', coalesce(o.offers, '[]')) order by v.position, v.id), '[]')
  from variants v
  left join lateral (
    select jsonb_agg(jsonb_build_object('priceListId', o.price_list_id, 'packageSize', o.package_size,
        'amount', price.amount, 'breaks', price.breaks) order by o.price_list_id) as offers
    from offers o
    join lateral (
      select max(amount) filter (where min_quantity = 1) as amount,
        coalesce(jsonb_agg(jsonb_build_object('minQuantity', min_quantity, 'amount', amount) order by min_quantity)
          filter (where min_quantity > 1), '[]') as breaks
      from prices where variant_id = o.variant_id and price_list_id = o.price_list_id and valid_to is null
    ) price on price.amount is not null
    where o.variant_id = v.id
  ) o on true
  where v.product_id = p.id and v.sellable`

const pictures = sql`
  select coalesce(jsonb_agg(jsonb_build_object('pictureId', x.picture_id, 'alt', x.alt, 'variantCodes', x.codes)
    order by x.place, x.picture_id), '[]')
  from (
    select pp.picture_id, pp.position as place, min(pp.alt) as alt,
      coalesce(jsonb_agg(v.code order by v.code) filter (where v.id is not null), '[]') as codes
    from product_pictures pp left join variants v on v.id = pp.variant_id and v.sellable
    where pp.product_id = p.id and (pp.variant_id is null or v.id is not null)
    group by pp.picture_id, pp.position
  ) x`
