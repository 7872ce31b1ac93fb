import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { productHasVariant, productVisible } from './store-visible.server'

export type ShowcaseRow = {
  id: number
  code: string
  title: string
  subtitle: string
  total: number
  productIds: number[]
}

/** Active showcases with the ids of one page of their visible products; all of them, or those asked for. */
export async function readShowcases(
  db: Db,
  visitor: Visitor,
  page: { ids?: readonly number[]; start: number; length: number },
): Promise<ShowcaseRow[]> {
  const { rows } = await db.execute<ShowcaseRow>(sql`
    select s.id, s.code, s.title, s.subtitle, coalesce(x.total, 0) as total, coalesce(x.ids, '{}') as "productIds"
    from showcases s
    left join lateral (
      select count(*)::int as total,
        (array_agg(p.id order by sp.position, p.id))[${page.start}::int + 1 : ${page.start}::int + ${page.length}::int] as ids
      from showcase_products sp
      join products p on p.id = sp.product_id and ${productVisible(visitor)} and ${productHasVariant(visitor)}
      where sp.showcase_id = s.id
    ) x on true
    where s.active ${page.ids ? sql`and s.id = any(${sql.param(page.ids)}::int[])` : sql``}
    order by s.position, s.id`)
  return rows
}
