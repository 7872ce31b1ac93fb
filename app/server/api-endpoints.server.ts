import { basketEndpoints } from '~/features/basket/api/endpoints.server'
import { getFreeShippingFrom } from '~/features/basket/basket.server'
import { catalogueEndpoints } from '~/features/catalogue/api/endpoints.server'
import { customersEndpoints } from '~/features/customers/api/endpoints.server'
import { contentEndpoints } from '~/features/content/api/endpoints.server'
import { identityEndpoints } from '~/features/identity/api/endpoints.server'
import { ledgerEndpoints } from '~/features/ledger/api/endpoints.server'
import { listsEndpoints } from '~/features/lists/api/endpoints.server'
import { newsEndpoints } from '~/features/notifications/api/endpoints.server'
import { checkoutEndpoints } from '~/features/checkout/api/endpoints.server'
import { fulfilmentEndpoints } from '~/features/fulfilment/api/endpoints.server'
import { ordersEndpoints } from '~/features/orders/api/endpoints.server'
import { getUncountedOrders } from '~/features/orders/orders.server'
import { paymentEndpoints } from '~/features/payments/api/endpoints.server'
import { placesEndpoints } from '~/features/places/api/endpoints.server'
import { promotionEndpoints } from '~/features/promotions/api/endpoints.server'
import { settingsEndpoints } from '~/features/settings/api/endpoints.server'
import { stockAlertCalls } from '~/features/stock-alerts/api/list-calls.server'
import { supportEndpoints } from '~/features/support/api/endpoints.server'
import type { ApiRoute } from '~/http/calls/route.server'
import { takeOverGuest } from './merge.server'

/** Every call of the shop: each feature lists its own. */
export const apiEndpoints: readonly ApiRoute[] = [
  ...settingsEndpoints(getFreeShippingFrom),
  ...identityEndpoints,
  ...customersEndpoints,
  ...catalogueEndpoints,
  ...promotionEndpoints,
  ...basketEndpoints(takeOverGuest),
  ...listsEndpoints(stockAlertCalls),
  ...placesEndpoints,
  ...ledgerEndpoints(getUncountedOrders),
  ...paymentEndpoints,
  ...ordersEndpoints,
  ...checkoutEndpoints,
  ...fulfilmentEndpoints,
  ...contentEndpoints,
  ...supportEndpoints,
  ...newsEndpoints,
]
