import { basketCalls } from '~/features/basket/api/api.server'
import { getFreeShippingFrom } from '~/features/basket/basket.server'
import { catalogueCalls } from '~/features/catalogue/api/api.server'
import { customersCalls } from '~/features/customers/api.server'
import { contentCalls } from '~/features/content/api.server'
import { identityCalls } from '~/features/identity/api/api.server'
import { ledgerCalls } from '~/features/ledger/api.server'
import { listsCalls } from '~/features/lists/api.server'
import { newsCalls } from '~/features/notifications/api.server'
import { orderCalls } from '~/features/orders/api.server'
import { getUncountedOrders } from '~/features/orders/orders.server'
import { paymentCalls } from '~/features/payments/api.server'
import { placesCalls } from '~/features/places/api.server'
import { promotionCalls } from '~/features/promotions/api.server'
import { settingsCalls } from '~/features/settings/api.server'
import { supportCalls } from '~/features/support/api.server'
import type { ApiRoute } from '~/http/calls/route.server'
import { takeOverGuest } from './merge.server'

/** Every call of the API: each feature lists its own. */
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
  ...orderCalls,
  ...contentCalls,
  ...supportCalls,
  ...newsCalls,
]
