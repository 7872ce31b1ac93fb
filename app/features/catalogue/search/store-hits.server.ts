import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { productHasVariant, productVisible } from '../selling/store-visible.server'

export type BrandLinks = Map<number, readonly { id: number; link: string }[]>

/** The first visible products of each brand, in one query; without brands in none. */
export async function readBrandLinks(
  db: Db,
  visitor: Visitor,
  brandIds: readonly number[],
  length: number,
): Promise<BrandLinks> {
  if (brandIds.length === 0) return new Map()
  const { rows } = await db.execute<{ brandId: number; products: { id: number; link: string }[] }>(sql`
    select b.id as "brandId", jsonb_agg(jsonb_build_object('id', x.id, 'link', x.link) order by x.rank, x.id) as products
    from unnest(${sql.param(brandIds)}::int[]) as b(id)
    cross join lateral (
      select p.id, p.link, p.rank from products p
      where p.brand_id = b.id and ${productVisible(visitor)} and ${productHasVariant(visitor)}
      order by p.rank, p.id limit ${length}
    ) x
    group by b.id`)
  return new Map(rows.map(({ brandId, products }) => [brandId, products]))
}
