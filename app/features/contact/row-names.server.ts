import type { RowName } from '~/db/name-rows.server'
import { contactMessages } from './tables.server'

/** The names by which people know this feature's rows. */
export const contactNames: readonly RowName[] = [{ id: contactMessages.id, name: contactMessages.subject }]
