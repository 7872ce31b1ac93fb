import type { RowName } from '~/db/name-rows.server'
import { tickets } from './tables.server'

/** The names by which people know this feature's rows. */
export const supportNames: readonly RowName[] = [{ id: tickets.id, name: tickets.subject }]
