import { sql, type SQL } from 'drizzle-orm'
import type { Visitor } from '~/features/identity/identity'

/** Condition: the visitor may see product `p`. Every query of the feature uses this and `variantVisible`. */
export function productVisible(visitor: Pick<Visitor, 'sees'>): SQL {
  return sql`(p.published and p.visibility <= ${visitor.sees}::smallint)`
}

/** Condition: the visitor may see and buy variant `v`. */
export function variantVisible(visitor: Pick<Visitor, 'sees'>): SQL {
  return sql`(v.sellable and v.visibility <= ${visitor.sees}::smallint)`
}

/** Condition: product `p` has a visible variant. Without one, the product does not exist for this visitor. */
export function productHasVariant(visitor: Pick<Visitor, 'sees'>): SQL {
  return sql`exists (select from variants v where v.product_id = p.id and ${variantVisible(visitor)})`
}
