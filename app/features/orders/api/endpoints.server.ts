import type { ApiRoute } from '~/http/calls/route.server'
import { carrierEndpoints } from './carrier-endpoints.server'
import { enumEndpoints } from './enum-endpoints.server'
import { guestEndpoints } from './guest-endpoints.server'
import { ownOrdersEndpoints } from './own-orders-endpoints.server'
import { payableEndpoints } from './payable-endpoints.server'

/** Endpoints of orders. */
export const ordersEndpoints: readonly ApiRoute[] = [
  ...carrierEndpoints,
  ...ownOrdersEndpoints,
  ...guestEndpoints,
  ...payableEndpoints,
  ...enumEndpoints,
]
