import type { RowName } from '~/db/name-rows.server'
import { pushCampaigns } from './tables.server'

/** The names by which people know this feature's rows. */
export const pushCampaignNames: readonly RowName[] = [{ id: pushCampaigns.id, name: pushCampaigns.title }]
