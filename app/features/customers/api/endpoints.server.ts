import type { ApiRoute } from '~/http/calls/route.server'
import { addressEndpoints } from './address-endpoints.server'
import { partnerEndpoints } from './partner-endpoints.server'
import { priceListEndpoints } from './price-list-endpoints.server'
import { profileEndpoints } from './profile-endpoints.server'

export const customersEndpoints: readonly ApiRoute[] = [
  ...profileEndpoints,
  ...addressEndpoints,
  ...partnerEndpoints,
  ...priceListEndpoints,
]
