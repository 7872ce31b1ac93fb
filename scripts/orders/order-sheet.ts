import type { readHistoryOfShop } from '../../app/features/orders/orders.server'
import type { getFullOrder } from '../../app/features/fulfilment/fulfilment.server'
import { formatAddress } from '../../app/features/orders/orders'
import { statusText, text as orderText } from '../../app/features/orders/text'
import { formatDate, formatDateTime } from '../../app/kernel/dates'
import { formatPhone } from '../../app/kernel/identity-numbers'
import { formatNumber, formatPrice } from '../../app/kernel/turkish'
import { text } from './text'

type Order = NonNullable<Awaited<ReturnType<typeof getFullOrder>>>
type History = Awaited<ReturnType<typeof readHistoryOfShop>>

/** An order on the screen: buyer and goods, shipments, returns, and its history. */
export function orderLines(order: Order, history: History): string[] {
  const { address, invoice, invoiceRecord: record } = order
  return [
    `${order.code}  ${address.firstName} ${address.lastName}`,
    ...rows([
      [text.sheet.status, statusText(order.status)],
      [text.sheet.placedAt, formatDateTime(order.placedAt)],
      [text.sheet.email, order.email],
      [text.sheet.phone, formatPhone(address.phone)],
      [text.sheet.address, formatAddress(address)],
      [text.sheet.invoice, invoice.kind === 'kurumsal' ? `${invoice.unvan}, ${invoice.vkn}` : ''],
      [text.sheet.payment, order.payment.name],
      [text.sheet.carrier, order.carrier],
      [text.sheet.note, order.note],
      [text.sheet.total, formatPrice(order.grandTotal)],
      [text.sheet.record, record ? `${record.number}, ${record.issuedOn}` : ''],
    ]),
    ...part(
      text.sheet.lines,
      order.lines.map(({ productCode, quantity, productName, variantName, gross }) => {
        const name = [productName, variantName].filter(Boolean).join(', ')
        return text.line(productCode, formatNumber(quantity), name, formatPrice(gross))
      }),
    ),
    ...part(
      text.sheet.shipments,
      order.shipments.map(({ id, carrier, trackingNumber, shippedAt, deliveredAt }) =>
        text.parcel(
          id,
          carrier,
          trackingNumber,
          formatDate(shippedAt),
          deliveredAt ? formatDate(deliveredAt) : '',
        ),
      ),
    ),
    ...part(
      text.sheet.cancelled,
      order.cancelled.map(({ lineId, quantity }) => {
        const { productCode } = order.lines.find(({ id }) => id === lineId)!
        return text.pieces(productCode, formatNumber(quantity))
      }),
    ),
    ...part(
      text.sheet.returns,
      order.returns.map(
        ({ id, kind, state, askedAt, note }) =>
          `  ${text.listedReturn(id, order.code, kind, state, askedAt, note)}`,
      ),
    ),
    ...part(
      text.sheet.refunds,
      order.refunds.map(
        ({ id, amount, means, state, dueAt }) =>
          `  ${text.listedRefund(id, order.code, formatPrice(amount), means, state === 'paid' ? text.states.refunded : '', dueAt)}`,
      ),
    ),
    ...part(
      text.sheet.history,
      history.map(({ createdAt, status, actor, reason, note }) =>
        text.happened(
          formatDateTime(createdAt),
          status,
          actor,
          [orderText.reasons[reason] ?? reason, note].filter(Boolean).join(' · '),
        ),
      ),
    ),
  ]
}

const part = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : [])

function rows(pairs: [label: string, value: string][]): string[] {
  return pairs.filter(([, value]) => value !== '').map(([label, value]) => `  ${label}: ${value}`)
}
