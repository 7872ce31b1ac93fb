import { sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import type { StockFacts } from '../catalogue'

type Row = Omit<StockFacts, 'path'> & { id: number; link: string; details: Record<string, string> | null }

/** Facts of variants by id, in one query; a variant that is gone is missing. */
export async function getStockFacts(db: Db, variantIds: readonly number[]): Promise<Map<number, StockFacts>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select v.id, p.name as "productName", v.name as "variantName", p.link,
      (select m.hash from product_pictures pp join pictures m on m.id = pp.picture_id
        where pp.product_id = p.id and (pp.variant_id = v.id or pp.variant_id is null)
        order by pp.variant_id is null, pp.position, pp.id limit 1) as "pictureHash",
      greatest(coalesce(s.on_hand - s.reserved, 0), 0) as available,
      case when p.published and v.sellable then greatest(p.visibility, v.visibility) end as level,
      (select json_object_agg(f.code, d.code)
        from variant_feature_details x join feature_details d on d.id = x.detail_id join features f on f.id = d.feature_id
        where x.variant_id = v.id) as details
    from variants v join products p on p.id = v.product_id left join stock_balances s on s.variant_id = v.id
    where v.id = ${anyOf(variantIds)}`)
  return new Map(
    rows.map(({ id, link, details, ...facts }) => [id, { ...facts, path: pathOf(link, details) }]),
  )
}

function pathOf(link: string, details: Record<string, string> | null): string {
  const query = String(new URLSearchParams(details ?? {}))
  return `/${link}${query && `?${query}`}`
}
