import type { RowName } from '~/db/name-rows.server'
import { campaigns, coupons } from './tables.server'

/** The names by which people know this feature's rows. */
export const promotionNames: readonly RowName[] = [
  { id: campaigns.id, name: campaigns.title },
  { id: coupons.id, name: coupons.code },
]
