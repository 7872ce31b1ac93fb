import { basketCalls } from '~/features/basket/api/endpoints.server'
import { getFreeShippingFrom } from '~/features/basket/basket.server'
import { catalogueCalls } from '~/features/catalogue/api/endpoints.server'
import { customersCalls } from '~/features/customers/api/endpoints.server'
import { contentCalls } from '~/features/content/api/endpoints.server'
import { identityCalls } from '~/features/identity/api/endpoints.server'
import { ledgerCalls } from '~/features/ledger/api/endpoints.server'
import { listsCalls } from '~/features/lists/api/endpoints.server'
import { newsCalls } from '~/features/notifications/api/endpoints.server'
import { checkoutEndpoints } from '~/features/checkout/api/endpoints.server'
import { fulfilmentEndpoints } from '~/features/fulfilment/api/endpoints.server'
import { ordersEndpoints } from '~/features/orders/api/endpoints.server'
import { getUncountedOrders } from '~/features/orders/orders.server'
import { paymentCalls } from '~/features/payments/api/endpoints.server'
import { placesCalls } from '~/features/places/api/endpoints.server'
import { promotionCalls } from '~/features/promotions/api/endpoints.server'
import { settingsCalls } from '~/features/settings/api/endpoints.server'
import { supportCalls } from '~/features/support/api/endpoints.server'
import type { ApiRoute } from '~/http/calls/route.server'
import { takeOverGuest } from './merge.server'

/** Every call of the shop: each feature lists its own. */
export const apiCalls: readonly ApiRoute[] = [
  ...settingsCalls(getFreeShippingFrom),
  ...identityCalls,
  ...customersCalls,
  ...catalogueCalls,
  ...promotionCalls,
  ...basketCalls(takeOverGuest),
  ...listsCalls,
  ...placesCalls,
  ...ledgerCalls(getUncountedOrders),
  ...paymentCalls,
  ...ordersEndpoints,
  ...checkoutEndpoints,
  ...fulfilmentEndpoints,
  ...contentCalls,
  ...supportCalls,
  ...newsCalls,
]
