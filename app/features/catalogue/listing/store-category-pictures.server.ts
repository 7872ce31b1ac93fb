import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { Picture } from '~/features/media/media'
import { productHasVariant, productVisible, variantVisible } from '../selling/store-visible.server'

type Row = Picture & { categoryId: number }

/** For each category the first picture of its best-ranked product that the visitor may see, descendants included. */
export async function readCategoryPictures(db: Db, visitor: Visitor, ids: readonly number[]): Promise<Row[]> {
  // The first product of each descendant by its index, then the best of these: the cost does not grow with the products.
  const { rows } = await db.execute<Row>(sql`
    select c.id as "categoryId", first.hash, first.width, first.height, first.blur, c.name as alt
    from categories c
    cross join lateral (
      select x.* from categories d cross join lateral (
        select p.rank, p.id, i.hash, i.width, i.height, i.blur
        from products p
        join product_pictures pp on pp.product_id = p.id
        join pictures i on i.id = pp.picture_id
        where p.main_category_id = d.id and ${productVisible(visitor)} and ${productHasVariant(visitor)}
          and (pp.variant_id is null or exists (select from variants v where v.id = pp.variant_id and ${variantVisible(visitor)}))
        order by p.rank, p.id, pp.position, pp.id limit 1
      ) x
      where d.path @> array[c.id]
      order by x.rank, x.id limit 1
    ) first
    where c.id = any(${sql.param(ids)}::int[])
    order by c.id`)
  return rows
}
