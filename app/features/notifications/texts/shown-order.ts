import type { FullOrder, OrderReturn } from '~/features/fulfilment/fulfilment'
import type { MailTextKey } from '~/features/mail-texts/mail-texts'
import { orderStatuses } from '~/features/orders/orders'
import { text } from './texts.text'

/** News about an order that shows a text. `of`: its parcel, return step or refund. */
export type ShownNews = { order: FullOrder; news: 'return' | NewsOfKey; of?: number }
type NewsOfKey =
  | 'transfer-due'
  | 'paid'
  | 'preparing'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'edited'
  | 'refunded'

const day = 24 * 3_600_000

/**
 * An order as the email of a text needs it, from a real one. Whatever did not happen to the order, such as a parcel, is an
 * example with id 0.
 */
export function shownNews(key: MailTextKey, order: FullOrder, now: Date): ShownNews | null {
  if (key.startsWith('return-')) return shownReturn(key, order, now)
  switch (key) {
    case 'news-transfer-due':
      return {
        news: 'transfer-due',
        order: {
          ...order,
          status: orderStatuses.awaitingPayment,
          expiresAt: order.expiresAt ?? new Date(now.getTime() + 3 * day),
        },
      }
    case 'news-shipped': {
      const [parcel] = order.shipments
      const example = {
        id: 0,
        carrier: order.carrier || text.carrier,
        receiverPays: false,
        trackingNumber: '1234567890',
        trackingUrl: '',
        shippedAt: now,
        deliveredAt: null,
        lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
      }
      const shown = parcel ?? example
      return { news: 'shipped', order: { ...order, shipments: [shown] }, of: shown.id }
    }
    case 'news-delivered':
      return {
        news: 'delivered',
        order: {
          ...order,
          history: order.history.filter(({ reason }) => reason !== 'partly_delivered'),
          withdrawUntil: order.withdrawUntil ?? new Date(now.getTime() + 14 * day),
        },
      }
    case 'news-refunded': {
      const refund = order.refunds[0] ?? exampleRefund(order, now)
      return { news: 'refunded', order: { ...order, refunds: [refund] }, of: refund.id }
    }
    case 'news-paid':
    case 'news-preparing':
    case 'news-cancelled':
    case 'news-edited':
      return { news: key.slice('news-'.length) as NewsOfKey, order }
    default:
      return null
  }
}

const exampleRefund = (order: FullOrder, now: Date): FullOrder['refunds'][number] => ({
  id: 0,
  returnId: null,
  means: order.isConsumer ? 'card' : 'account',
  state: 'paid',
  amount: order.grandTotal,
  reason: '',
  dueAt: now,
  paidAt: now,
})

function shownReturn(key: MailTextKey, order: FullOrder, now: Date): ShownNews {
  const isRight = key === 'return-withdrawal'
  const state = isRight ? 'accepted' : (key.slice('return-'.length) as OrderReturn['state'])
  const example: OrderReturn = {
    id: 0,
    kind: 'wrong',
    state,
    note: '',
    askedAt: now,
    lines: order.lines.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: 1, restocked: 0 })),
    events: [],
    photos: [],
  }
  const from = order.returns[0] ?? example
  const kind = isRight
    ? 'withdrawal'
    : from.kind === 'withdrawal' && state === 'accepted'
      ? 'wrong'
      : from.kind
  const shown = { ...from, kind, state, events: [{ id: 0, state, note: '', at: now }] }
  const refunds = order.refunds.some(({ returnId }) => returnId === shown.id)
    ? order.refunds
    : [{ ...exampleRefund(order, now), returnId: shown.id }]
  return { news: 'return', order: { ...order, returns: [shown], refunds }, of: 0 }
}

/** The order without its customer, for staff who may not see orders. */
export function withoutCustomer(order: FullOrder): FullOrder {
  const { firstName, lastName, code, email } = text.example
  return {
    ...order,
    code,
    email,
    note: '',
    carrier: order.carrier,
    address: { ...order.address, ...text.example.address, firstName, lastName },
    invoice: { ...order.invoice, ...text.example.address },
    history: order.history.map((one) => ({ ...one, note: '' })),
    notices: [],
    contracts: [],
  }
}
