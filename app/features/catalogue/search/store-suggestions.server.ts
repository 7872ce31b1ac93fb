import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { priceJoin } from '../selling/store-prices.server'
import { productVisible, variantVisible } from '../selling/store-visible.server'

/** As much of a product as the search box shows. */
export type Suggestion = {
  id: number
  name: string
  link: string
  code: string
  kdvRate: number
  /** Gross kuruş per piece of the cheapest variant, as on cards; null without a price. */
  gross: number | null
  /** Hash of the first picture that a card would show. */
  picture: string | null
}

/** Suggestions in the order of `ids`, without products that the visitor may not see. */
export async function readSuggestions(
  db: Db,
  visitor: Visitor,
  ids: readonly number[],
): Promise<Suggestion[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Suggestion>(sql`
    select p.id, p.name, p.link, p.code, p.kdv_rate as "kdvRate", cheapest.gross::float8 as gross,
      (select m.hash from product_pictures pp join pictures m on m.id = pp.picture_id
        where pp.product_id = p.id and (pp.variant_id is null or exists (
          select from variants v where v.id = pp.variant_id and ${variantVisible(visitor)}))
        order by pp.position, m.id limit 1) as picture
    from unnest(${sql.param(ids)}::int[]) with ordinality w(id, place)
    join products p on p.id = w.id and ${productVisible(visitor)}
    cross join lateral (
      select count(*) as variants, min(price.gross) as gross
      from variants v ${priceJoin(visitor.priceKey)}
      where v.product_id = p.id and ${variantVisible(visitor)}
    ) cheapest
    where cheapest.variants > 0
    order by w.place`)
  return rows
}
