import type { Db } from '~/db/connection.server'
import { findPlace } from '~/features/places/places.server'
import type { AddressFields } from '../customers-schema'
import { addressText as text } from './address.text'
import type { FieldError, PostalAddress } from './addresses'

export type Resolved =
  | { status: 'resolved'; address: PostalAddress }
  | { status: 'invalid'; errors: FieldError[] }

/**
 * The address of an input, or errors by the input's field names. The district must lie in the city, the mahalle in
 * the district, and the postal code must begin with the city's plate code. An empty postal code becomes the
 * mahalle's.
 */
export async function resolveAddress(db: Db, input: AddressFields): Promise<Resolved> {
  const { city_id: cityId, district_id: districtId } = input
  const place = await findPlace(db, { cityId, districtId, neighbourhood: input.neighbourhood })
  if (!place) return refuse('district_id', 'unknown_district', text.districtOfCity)
  const { city, district, neighbourhood } = place
  if (!neighbourhood) return refuse('neighbourhood', 'unknown_neighbourhood', text.neighbourhoodOfDistrict)
  const plate = String(cityId).padStart(2, '0')
  const postalCode = input.postal_code || neighbourhood.postalCode
  if (!postalCode.startsWith(plate)) {
    return refuse('postal_code', 'foreign_postal_code', text.postalCodeOfCity(plate))
  }
  return {
    status: 'resolved',
    address: {
      firstName: input.first_name,
      lastName: input.last_name,
      phone: input.phone,
      cityId,
      city: city.name,
      districtId,
      district: district.name,
      neighbourhood: neighbourhood.name,
      street: input.street,
      postalCode,
      title: input.title,
    },
  }
}

function refuse(path: string, code: string, message: string): Resolved {
  return { status: 'invalid', errors: [{ path, code, message }] }
}
