import { briefly, isTransaction, longerLifetime } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { readFacets } from './store-list.server'
import type { FacetsRow, ListPlan } from './store-list-plan.server'

/**
 * The facet counts of a list. Those of a whole category, brand or shop without a search or filter are kept for 5 s, for each
 * chain of price lists with its discounts: counting costs several times as much as finding the page.
 */
export function countFacets(db: Db, visitor: Visitor, plan: ListPlan): Promise<FacetsRow> {
  const read = () => readFacets(db, visitor, plan)
  // A transaction may have changed what it counts.
  if (isNarrowed(plan) || isTransaction(db)) return read()
  const { categoryId, brandId } = plan.query
  const { chain, discounts } = visitor.priceKey
  const name = JSON.stringify([categoryId ?? null, brandId ?? null, visitor.sees, chain, discounts])
  return briefly(db, `facets ${name}`, read, longerLifetime)
}

function isNarrowed({ query, hits }: ListPlan): boolean {
  const { categoryId: _c, brandId: _b, details, sort: _s, start: _f, length: _l, ...filters } = query
  const isSet = Object.values(filters).some((filter) => filter !== undefined && filter !== false)
  return hits !== null || details.length > 0 || isSet
}
