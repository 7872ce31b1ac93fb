import { bannerEndpoints } from '~/features/banners/api/endpoints.server'
import { basketEndpoints } from '~/features/basket/api/endpoints.server'
import { getFreeShippingFrom } from '~/features/basket/basket.server'
import { catalogueEndpoints } from '~/features/catalogue/api/endpoints.server'
import { consentsEndpoints } from '~/features/consents/api/endpoints.server'
import { customersEndpoints } from '~/features/customers/api/endpoints.server'
import { contactEndpoints } from '~/features/contact/api/endpoints.server'
import { contentEndpoints } from '~/features/content/api/endpoints.server'
import { galleryEndpoints } from '~/features/galleries/api/endpoints.server'
import { identityEndpoints } from '~/features/identity/api/endpoints.server'
import { ledgerEndpoints } from '~/features/ledger/api/endpoints.server'
import { listsEndpoints } from '~/features/lists/api/endpoints.server'
import { mailTextEndpoints } from '~/features/mail-texts/api/endpoints.server'
import { newsletterEndpoints } from '~/features/newsletters/api/endpoints.server'
import { smsCampaignEndpoints } from '~/features/sms-campaigns/api/endpoints.server'
import { newsEndpoints } from '~/features/notifications/api/endpoints.server'
import { checkoutEndpoints } from '~/features/checkout/api/endpoints.server'
import { fulfilmentEndpoints } from '~/features/fulfilment/api/endpoints.server'
import { ordersEndpoints } from '~/features/orders/api/endpoints.server'
import { getUncountedOrders } from '~/features/orders/orders.server'
import { paymentEndpoints } from '~/features/payments/api/endpoints.server'
import { placesEndpoints } from '~/features/places/api/endpoints.server'
import { promotionEndpoints } from '~/features/promotions/api/endpoints.server'
import { referrerEndpoints } from '~/features/referrers/api/endpoints.server'
import { visitorReferrer } from '~/features/referrers/referrers.server'
import { settingsEndpoints } from '~/features/settings/api/endpoints.server'
import { pushCampaignEndpoints } from '~/features/push-campaigns/api/endpoints.server'
import { pushEndpoints } from '~/features/push/api/endpoints.server'
import { stockAlertCalls } from '~/features/stock-alerts/api/list-calls.server'
import { supportEndpoints } from '~/features/support/api/endpoints.server'
import type { ApiRoute } from '~/http/calls/route.server'
import { takeOverGuest } from './merge.server'

/** Every call of the shop: each feature lists its own. */
export const apiEndpoints: readonly ApiRoute[] = [
  ...settingsEndpoints(getFreeShippingFrom, visitorReferrer),
  ...identityEndpoints,
  ...consentsEndpoints,
  ...referrerEndpoints,
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
  ...bannerEndpoints,
  ...galleryEndpoints,
  ...contentEndpoints,
  ...newsletterEndpoints,
  ...smsCampaignEndpoints,
  ...supportEndpoints,
  ...contactEndpoints,
  ...mailTextEndpoints,
  ...newsEndpoints,
  ...pushEndpoints,
  ...pushCampaignEndpoints,
]
