import { briefly } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import { type City, type Country, type Place, type PlaceLists, sameNeighbourhood } from './places'
import * as store from './store.server'

export {
  readDistrictPage as listDistricts,
  readDistricts as getDistricts,
  readNeighbourhoods as getNeighbourhoods,
  searchCities as findCities,
  searchDistricts as findDistricts,
} from './store.server'
export { placeNames } from './row-names.server'

/** All countries in Turkish order; kept in the process for 1 s. */
export function getCountries(db: Db): Promise<Country[]> {
  return briefly(db, 'countries', () => store.readCountries(db))
}

/** The 81 provinces in Turkish alphabetical order. */
export function getCities(db: Db): Promise<City[]> {
  return briefly(db, 'cities', () => store.readCities(db))
}

/** The lists of an address form for the province and district chosen in it. */
export async function getPlaceLists(db: Db, cityId = '', districtId = ''): Promise<PlaceLists> {
  const [cities, districts, neighbourhoods] = await Promise.all([
    getCities(db),
    /^\d{1,9}$/.test(cityId) ? store.readDistricts(db, Number(cityId)) : [],
    /^\d{1,9}$/.test(districtId) ? store.readNeighbourhoods(db, Number(districtId)) : [],
  ])
  return {
    cities: cities.map(({ id, name }) => ({ id, name })),
    districts: districts.map(({ id, name }) => ({ id, name })),
    neighbourhoods: neighbourhoods.map(({ name }) => name),
  }
}

/**
 * The city, district and neighbourhood of an address; null unless the district lies in the city. `neighbourhood` may
 * be spelled freely.
 */
export async function findPlace(
  db: Db,
  given: { cityId: number; districtId: number; neighbourhood?: string },
): Promise<Place | null> {
  const { cityId, districtId, neighbourhood: name = '' } = given
  const place = await store.readPlace(db, { cityId, districtId, neighbourhood: name })
  if (!place || place.neighbourhood || !name) return place
  const all = await store.readNeighbourhoods(db, districtId)
  return { ...place, neighbourhood: all.find((known) => sameNeighbourhood(known.name, name)) ?? null }
}
