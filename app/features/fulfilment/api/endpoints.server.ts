import type { ApiRoute } from '~/http/calls/route.server'
import { noticeEndpoints } from './notice-endpoints.server'
import { ownOrderEndpoints } from './own-order-endpoints.server'
import { staffOrderEndpoints } from './staff-order-endpoints.server'

/** Endpoints of fulfilment. */
export const fulfilmentEndpoints: readonly ApiRoute[] = [
  ...ownOrderEndpoints,
  ...noticeEndpoints,
  ...staffOrderEndpoints,
]
