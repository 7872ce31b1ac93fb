import { sql } from 'drizzle-orm'
import type { RowName } from '~/db/name-rows.server'
import {
  brands,
  categories,
  featureDetails,
  features,
  products,
  searchSynonyms,
  showcases,
  variants,
} from './tables.server'
import { productUploads } from './import/tables.server'
import { priceBatches } from './price-batches/tables.server'
import { productBatches } from './product-batches/tables.server'
import { stockCounts } from './stock-counts/tables.server'

/** The names by which people know this feature's rows. */
export const catalogueNames: readonly RowName[] = [
  { id: brands.id, name: brands.name },
  { id: categories.id, name: categories.name },
  { id: features.id, name: features.name },
  { id: featureDetails.id, name: featureDetails.value },
  { id: products.id, name: sql`${products.code} || ' ' || ${products.name}` },
  { id: variants.id, name: variants.code },
  { id: showcases.id, name: showcases.title },
  { id: searchSynonyms.id, name: searchSynonyms.phrase },
  { id: stockCounts.id, name: stockCounts.name },
  { id: productUploads.id, name: productUploads.name },
  { id: priceBatches.id, name: sql`${priceBatches.id}::text` },
  { id: productBatches.id, name: sql`${productBatches.id}::text` },
]
