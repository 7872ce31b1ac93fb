import { fold } from '~/kernel/turkish'

export type Country = { id: number; code: string; name: string }
/** A province (il); its id is the plate code 1–81. */
export type City = { id: number; countryId: number; name: string }
/** An ilçe. Its name is not unique: 51 of them are called Merkez. */
export type District = { id: number; cityId: number; name: string }
/** A mahalle or village with its PTT postal code. */
export type Neighbourhood = { id: number; districtId: number; name: string; postalCode: string }

/** A district with its city; `neighbourhood` is null when it was left out or is not in the list. */
export type Place = { city: City; district: District; neighbourhood: Neighbourhood | null }

/** The lists of an address form: all provinces, and the districts and neighbourhoods of the chosen ones. */
export type PlaceLists = {
  cities: { id: number; name: string }[]
  districts: { id: number; name: string }[]
  neighbourhoods: string[]
}

/**
 * True when two names mean the same mahalle: `Caferağa`, `CAFERAĞA MAH` and `caferağa mahallesi` are `Caferağa Mah.`.
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
