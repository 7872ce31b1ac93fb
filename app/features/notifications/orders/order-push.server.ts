import { findShopperOfOrder, type OrderNewsMail } from '~/features/orders/orders.server'
import { sendNews } from '~/features/push/push.server'
import type { Deps } from '~/server/shop.server'
import { text } from './order-push.text'

/** Queues a notification about an order for the devices of its buyer; the page of the order tells the rest. */
export async function notifyOfOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { orderCode, news, of }: OrderNewsMail,
): Promise<void> {
  const title = (text.titles as Partial<Record<string, string>>)[news]
  const shopperId = title ? await findShopperOfOrder(db, orderCode) : null
  if (!title || shopperId === null) return
  const tag = `order-${news}-${orderCode}${of ? `-${of}` : ''}`
  const message = { title, body: text.body(orderCode), path: `/siparis/${orderCode}`, tag }
  await sendNews(db, { shopperIds: [shopperId], topic: 'orders', message }, clock())
}
