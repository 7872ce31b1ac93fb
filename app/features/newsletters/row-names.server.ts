import type { RowName } from '~/db/name-rows.server'
import { newsletters } from './tables.server'

/** The names by which people know this feature's rows. */
export const newsletterNames: readonly RowName[] = [{ id: newsletters.id, name: newsletters.subject }]
