import type { ApiRoute } from '~/http/calls/route.server'
import { manualPaymentEndpoints } from './manual-payment-endpoints.server'
import { orderEndpoints } from './order-endpoints.server'
import { phoneCodeEndpoints } from './phone-code-endpoints.server'
import { paymentEndpoints } from './payment-endpoints.server'

/** Endpoints of the checkout. */
export const checkoutEndpoints: readonly ApiRoute[] = [
  ...orderEndpoints,
  ...phoneCodeEndpoints,
  ...paymentEndpoints,
  ...manualPaymentEndpoints,
]
