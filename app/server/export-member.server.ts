import type { Db } from '~/db/connection.server'
import { exportPreferences } from '~/features/announcements/announcements.server'
import { getBasket } from '~/features/basket/basket.server'
import { listHiddenShowcases } from '~/features/catalogue/catalogue.server'
import { exportContacts } from '~/features/contact/contact.server'
import { exportConsents } from '~/features/consents/consents.server'
import { exportCustomer, findPhoneOfUser } from '~/features/customers/customers.server'
import type { Member } from '~/features/identity/identity'
import { listDevices } from '~/features/identity/identity.server'
import { exportLedger } from '~/features/ledger/ledger.server'
import { exportLists } from '~/features/lists/lists.server'
import { exportNewsletters } from '~/features/newsletters/newsletters.server'
import { exportReading } from '~/features/notifications/notifications.server'
import { exportFullOrders } from '~/features/fulfilment/fulfilment.server'
import { listCodesPlacedBy } from '~/features/orders/orders.server'
import { listRequests } from '~/features/checkout/checkout.server'
import { exportDevices } from '~/features/push/push.server'
import { exportPayments } from '~/features/payments/payments.server'
import { exportCoupons } from '~/features/promotions/promotions.server'
import { exportReferrers } from '~/features/referrers/referrers.server'
import { exportAlerts } from '~/features/stock-alerts/stock-alerts.server'
import { exportSmsCampaigns } from '~/features/sms-campaigns/sms-campaigns.server'
import { exportReminders } from '~/features/reminders/reminders.server'
import { exportTickets } from '~/features/support/support.server'

/** All data stored about a member as JSON, without passwords, tokens and texts by others (KVKK art. 11). */
export async function exportMember(db: Db, visitor: Member, now: Date): Promise<string> {
  const { lines } = await getBasket(db, visitor)
  const placed = await listCodesPlacedBy(db, visitor.user.userId)
  const whole = {
    exportedAt: now.toISOString(),
    user: visitor.user,
    role: visitor.partner.role,
    devices: await listDevices(db, visitor.user, now),
    ...(await exportCustomer(db, visitor)),
    ...(await exportConsents(db, visitor.user)),
    orders: await exportFullOrders(db, visitor),
    ...(await exportReferrers(db, visitor.user.userId, placed)),
    account: await exportLedger(db, visitor),
    cardPayments: await exportPayments(db, visitor),
    coupons: await exportCoupons(db, visitor),
    orderRequests: (await listRequests(db, visitor)).requests,
    ...(await exportLists(db, visitor)),
    ...(await exportAlerts(db, visitor)),
    ...(await exportReminders(db, visitor)),
    ...(await exportSmsCampaigns(db, await findPhoneOfUser(db, visitor.user.userId))),
    ...(await exportNewsletters(db, visitor)),
    ...(await exportTickets(db, visitor)),
    ...(await exportContacts(db, visitor)),
    ...(await exportReading(db, visitor)),
    ...(await exportDevices(db, visitor)),
    ...(await exportPreferences(db, visitor.user.userId)),
    hiddenShowcases: await listHiddenShowcases(db, visitor),
    basket: lines,
  }
  return JSON.stringify(whole, null, 2)
}
