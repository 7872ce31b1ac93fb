import type { Db } from '~/db/connection.server'
import { wants } from '~/features/announcements/announcements.server'
import { findPhoneOfUser } from '~/features/customers/customers.server'
import { findUserOfShopper } from '~/features/identity/identity.server'
import { orderStatuses } from '~/features/orders/orders'
import { findShopperOfOrder, getOrder } from '~/features/orders/orders.server'
import { getSettings } from '~/features/settings/settings.server'
import { formatDay } from '~/kernel/dates'
import { isMobile } from '~/kernel/identity-numbers'
import { formatPrice } from '~/kernel/turkish'
import { sendSms, type SmsDeps } from './send-sms.server'
import { text } from './sms.text'

/** The member who placed an order; null for a guest, who gets no text messages. */
export async function findUserOfOrder(db: Db, orderCode: string): Promise<number | null> {
  const shopperId = await findShopperOfOrder(db, orderCode)
  return shopperId === null ? null : findUserOfShopper(db, shopperId)
}

/**
 * Sends the text message about a new order, once: to a member with a mobile number who has SMS about orders switched on. It is
 * information about the order and needs no consent to advertising (law 6563). Guests get the email only.
 */
export async function sendOrderSms(deps: SmsDeps, orderCode: string): Promise<void> {
  const { db } = deps
  const userId = await findUserOfOrder(db, orderCode)
  const order = userId === null ? null : await getOrder(db, orderCode)
  if (!order || userId === null || order.status === orderStatuses.cancelled) return
  const phone = await findPhoneOfUser(db, userId)
  if (!isMobile(phone) || !(await wants(db, [userId], 'orders', 'sms')).has(userId)) return
  const shop = (await getSettings(db)).get('company', 'name', text.shop)
  const amount = formatPrice(order.grandTotal)
  const waits = order.status === orderStatuses.awaitingPayment && order.expiresAt
  const words = waits
    ? text.orderWaits(shop, order.code, amount, formatDay(waits))
    : text.orderPlaced(shop, order.code, amount)
  await sendSms(deps, { id: `order-placed.${order.code}`, to: phone, words, kind: 'information' })
}
