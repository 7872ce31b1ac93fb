import { sql, type SQL } from 'drizzle-orm'
import type { Visitor } from '~/features/identity/identity'

/** Whether a visitor may see product `p`. Every query of the feature asks this and `variantVisible`. */
export function productVisible(visitor: Pick<Visitor, 'sees'>): SQL {
  return sql`(p.published and p.visibility <= ${visitor.sees}::smallint)`
}

/** Whether a visitor may see and buy variant `v`. */
export function variantVisible(visitor: Pick<Visitor, 'sees'>): SQL {
  return sql`(v.sellable and v.visibility <= ${visitor.sees}::smallint)`
}

/** A product without a variant for this visitor is not there for this visitor. */
export function productHasVariant(visitor: Pick<Visitor, 'sees'>): SQL {
  return sql`exists (select from variants v where v.product_id = p.id and ${variantVisible(visitor)})`
}
