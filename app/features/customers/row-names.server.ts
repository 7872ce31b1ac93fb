import { sql } from 'drizzle-orm'
import type { RowName } from '~/db/name-rows.server'
import { businessPartnerDetails, businessPartners, priceLists } from './tables.server'

/** The names by which people know this feature's rows. */
export const customerNames: readonly RowName[] = [
  {
    id: businessPartners.id,
    name: businessPartners.name,
    isGone: sql`${businessPartners.deletedAt} is not null`,
  },
  { id: businessPartnerDetails.id, name: businessPartnerDetails.name },
  { id: priceLists.id, name: priceLists.name },
]
