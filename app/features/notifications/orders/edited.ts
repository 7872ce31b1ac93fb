import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { formatPrice } from '~/kernel/turkish'
import type { Words } from '~/features/mail-texts/mail-texts'
import type { ShortEmail } from '../email/short-email'
import { allGoods } from './news-goods'
import { text } from './order-news-mail.text'
import { valuesOf } from './values-of'

/** The email about an edit: the new goods and total, the amount that is still due, and the shop's reason. */
export function tellEdited(
  order: FullOrder,
  { link, origin, words }: { link: string; origin: string; words: Words },
): Omit<ShortEmail, 'greeting' | 'action' | 'hint'> & Partial<ShortEmail> {
  const { due, pay, goods, note } = text.edited
  const { subject, paragraphs } = words('news-edited', valuesOf(order))
  const change = order.history.findLast(({ reason }) => reason === 'edited')
  const refund = order.refunds.findLast(({ returnId }) => returnId === null)
  const isRefunded = refund && change && refund.dueAt >= change.at
  const address = new URL('/pm', origin)
  address.searchParams.set('siparis', order.code)
  return {
    subject,
    paragraphs: [
      ...paragraphs,
      ...(order.due > 0 ? [due(formatPrice(order.due))] : []),
      ...(isRefunded ? [text.refund[refund.means](formatPrice(refund.amount))] : []),
    ],
    goods: { ...allGoods(order, { origin }), label: goods },
    quote: change?.note ? { label: note, words: change.note } : undefined,
    ...(order.due > 0
      ? { action: { label: pay, link: address.href }, also: { label: text.open, link } }
      : {}),
  }
}
