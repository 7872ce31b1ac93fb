import { sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { Offer } from '../catalogue'
import { comparableCode } from '../search/codes'
import { priceColumn, priceJoin, type StoredPrice, toOfferPrice } from './store-prices.server'
import { productVisible, variantVisible } from './store-visible.server'

type OfferRow = Omit<Offer, 'price'> & { price: StoredPrice | null; kdvRate: number }

/** Offers of variants, unordered, in one query; see `getOffers`. */
export async function readOffers(
  db: Db,
  visitor: Visitor,
  variantIds: readonly number[],
  windowDays: number,
): Promise<Offer[]> {
  const { rows } = await db.execute<OfferRow>(sql`
    with offer as (
      select v.id as offered_id, ${productVisible(visitor)} and ${variantVisible(visitor)} as for_sale, price.*
      from variants v join products p on p.id = v.product_id ${priceJoin(visitor.priceKey)}
      where v.id = ${anyOf(variantIds)}
    )
    select p.id as "productId", v.id as "variantId", v.code, p.code as "productCode", p.name as "productName",
      v.name as "variantName", p.link, p.kdv_rate as "kdvRate", v.weight_grams as "weightGrams",
      case when price.for_sale then ${priceColumn(windowDays)} end as price,
      case when price.for_sale then greatest(coalesce(s.on_hand - s.reserved, 0), 0) else 0 end as available,
      array(select pc.category_id from product_categories pc where pc.product_id = p.id order by 1) as "categoryIds",
      (select json_build_object('hash', m.hash, 'width', m.width, 'height', m.height, 'blur', m.blur, 'alt', pp.alt)
        from product_pictures pp join pictures m on m.id = pp.picture_id
        where pp.product_id = p.id and (pp.variant_id is null or pp.variant_id = v.id)
        order by pp.variant_id is null, pp.position, pp.id limit 1) as picture
    from offer price
    join variants v on v.id = price.offered_id
    join products p on p.id = v.product_id
    left join stock_balances s on s.variant_id = v.id`)
  return rows.map(({ price, kdvRate, ...row }) => ({
    ...row,
    price: toOfferPrice(visitor.priceKey, price, kdvRate),
  }))
}

/** Id of a variant that this visitor may buy, or null; see `findVariant`. */
export async function readVariantId(
  db: Db,
  visitor: Visitor,
  wanted: { productId?: number; variantId?: number; code?: string },
): Promise<number | null> {
  const { productId, variantId, code } = wanted
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id
    from variants v join products p on p.id = v.product_id and ${productVisible(visitor)}
    where ${variantVisible(visitor)}
      ${productId === undefined ? sql`` : sql`and p.id = ${productId}`}
      ${variantId === undefined ? sql`` : sql`and v.id = ${variantId}`}
      ${code === undefined ? sql`` : sql`and v.code_normalized = ${comparableCode(code)}`}
    limit 2`)
  return rows.length === 1 ? rows[0]!.id : null
}
