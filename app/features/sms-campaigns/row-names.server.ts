import type { RowName } from '~/db/name-rows.server'
import { smsCampaigns } from './tables.server'

/** The names by which people know this feature's rows. */
export const smsCampaignNames: readonly RowName[] = [{ id: smsCampaigns.id, name: smsCampaigns.name }]
