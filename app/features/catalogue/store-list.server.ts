import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { ListPlan, ListRow } from './store-list-plan.server'
import { fitting, type Fit } from './store-list-bits.server'
import { facetColumns } from './store-list-facets.server'
import { pageIds } from './store-list-page.server'

/** More features than this is a bug of the caller: the doors refuse it. */
const mostFeatures = 24

/**
 * Ids of one page, the total and every facet count, in one statement over the listing tables
 * (docs/decisions/lists-are-read-from-bitmaps.md). All conditions on variants (details, stock, package) hold for one and the same visible
 * variant; price is that of the product's card, its cheapest variant.
 */
export async function readList(db: Db, visitor: Visitor, plan: ListPlan): Promise<ListRow> {
  if (plan.chosen.length > mostFeatures) throw new RangeError(`${plan.chosen.length} features in one list`)
  const fit: Fit = fitting(visitor, plan)
  const { rows } = await db.execute<ListRow>(sql`
    with ${plan.hits ? sql`hit as (select id, place from unnest(${sql.param(plan.hits)}::int[]) with ordinality x(id, place)),` : sql``}
    ${fit.ctes}
    select (select total from listed) as total, ${pageIds(visitor, plan)} as ids
      ${plan.facets ? facetColumns(visitor, plan, fit) : sql``}`)
  return rows[0]!
}
