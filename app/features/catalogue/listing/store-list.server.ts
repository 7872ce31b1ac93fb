import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { fitting } from './store-list-bits.server'
import { facetColumns } from './store-list-facets.server'
import { pageIds } from './store-list-page.server'
import type { FacetsRow, ListPlan, PageRow } from './store-list-plan.server'

/** More features are a bug of the caller: pages and API refuse them first. */
const mostFeatures = 24

/**
 * Ids of one page and the total, in one statement over the listing tables (docs/decisions/lists-are-read-from-bitmaps.md).
 * All conditions on variants (details, stock, package) hold for one and the same visible variant. The price is that of the
 * card: of the cheapest variant.
 */
export async function readPage(db: Db, visitor: Visitor, plan: ListPlan): Promise<PageRow> {
  const { ctes } = fitting(visitor, plan, { forFacets: false })
  const { rows } = await db.execute<PageRow>(sql`
    with ${hits(plan)} ${ctes}
    select (select total from listed) as total, ${pageIds(visitor, plan)} as ids`)
  return rows[0]!
}

/** All facet counts of the same list, in a statement of their own, so that the cards can be read at the same time. */
export async function readFacets(db: Db, visitor: Visitor, plan: ListPlan): Promise<FacetsRow> {
  const fit = fitting(visitor, plan, { forFacets: true })
  const { rows } = await db.execute<FacetsRow>(sql`
    with ${hits(plan)} ${fit.ctes}
    select ${facetColumns(visitor, plan, fit)}`)
  return rows[0]!
}

function hits({ hits, chosen }: ListPlan): SQL {
  if (chosen.length > mostFeatures) throw new RangeError(`${chosen.length} features in one list`)
  if (!hits) return sql``
  return sql`hit as (select id, place from unnest(${sql.param(hits)}::int[]) with ordinality x(id, place)),`
}
