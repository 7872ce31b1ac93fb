import type { RowName } from '~/db/name-rows.server'
import { galleries } from './tables.server'

/** The names by which people know this feature's rows. */
export const galleryNames: readonly RowName[] = [{ id: galleries.id, name: galleries.title }]
