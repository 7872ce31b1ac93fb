import { fold } from '~/kernel/turkish'

export type Country = { id: number; code: string; name: string }
/** A province (il); its id is the plate code 1–81. */
export type City = { id: number; countryId: number; name: string }
/** An ilçe. Its name alone says little: 51 of them are called Merkez. */
export type District = { id: number; cityId: number; name: string }
/** A mahalle or village, with the postal code of PTT. */
export type Neighbourhood = { id: number; districtId: number; name: string; postalCode: string }

/** City and district that belong together; `neighbourhood` is null when none was named or the list does not know it. */
export type Place = { city: City; district: District; neighbourhood: Neighbourhood | null }

/** What the selects of an address form offer: all provinces, and what lies in the chosen ones. */
export type PlaceLists = {
  cities: { id: number; name: string }[]
  districts: { id: number; name: string }[]
  neighbourhoods: string[]
}

/**
 * Whether two names mean the same mahalle, however people write it: `Caferağa`, `CAFERAĞA MAH`, `caferağa mahallesi`
 * are `Caferağa Mah.`.
 */
export function sameNeighbourhood(a: string, b: string): boolean {
  return comparable(a) === comparable(b)
}

function comparable(name: string): string {
  return fold(name)
    .replace(/[.'’]/g, ' ')
    .replace(/(?<= )(mah|mh|mahalle|mahallesi)(?= |$|\))/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
