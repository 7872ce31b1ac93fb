import type { RowName } from '~/db/name-rows.server'
import { cities, countries, districts } from './tables.server'

/** The names by which people know this feature's rows. */
export const placeNames: readonly RowName[] = [
  { id: countries.id, name: countries.name },
  { id: cities.id, name: cities.name },
  { id: districts.id, name: districts.name },
]
