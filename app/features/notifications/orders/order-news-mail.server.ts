import { readWords } from '~/features/mail-texts/mail-texts.server'
import { orderLink } from '~/features/orders/orders.server'
import { getFullOrder } from '~/features/fulfilment/fulfilment.server'
import type { OrderNewsMail } from '~/features/orders/orders.server'
import type { Deps } from '~/server/shop.server'
import { writeNews } from './order-news'
import { shopOrigin } from '../sending/shop-origin.server'
import { notifyOfOrder } from './order-push.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'

/** Emails a buyer about the progress of an order; skips news that is no longer true. */
export async function sendOrderNews(
  deps: MailDeps & Pick<Deps, 'secret' | 'clock'>,
  { orderCode, news, of }: OrderNewsMail,
): Promise<void> {
  const order = await getFullOrder(deps.db, orderCode)
  if (!order) return
  const origin = shopOrigin(deps.config)
  const link = orderLink(origin, deps.secret, order.code)
  const message = writeNews(order, news, of, { link, origin, words: await readWords(deps.db) })
  if (!message) return
  await sendShortMail(deps, order.email, `order-${news}.${order.code}${of ? `.${of}` : ''}`, message)
  await notifyOfOrder(deps, { orderCode, news, of })
}
