import type {
  OrderRefund,
  OrderReturn,
  PaymentNotice,
  Shipment,
  FullOrder,
} from '~/features/fulfilment/fulfilment'
import { type MailTextKey, usualWords, type Words } from '~/features/mail-texts/mail-texts'
import { paymentTypes } from '~/features/payments/payments'
import { formatDateTime, formatDay } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { tellEdited } from './edited'
import { allGoods, goodsOf } from './news-goods'
import { text } from './order-news-mail.text'
import { valuesOf } from './values-of'
import type { ShortEmail } from '../email/short-email'
import { tellTransferDue } from './transfer-due'

type Told = Pick<ShortEmail, 'subject' | 'paragraphs'> & Partial<ShortEmail>
/** The kind of news. `of` identifies its parcel, return step or refund. */
type Kind =
  | ('paid' | 'preparing' | 'shipped' | 'delivered' | 'cancelled' | 'return' | 'refunded' | 'edited')
  | ('notice' | 'notice-decided' | 'transfer-due')

/**
 * The email about an order as it is now; null when its subject is gone. `origin`: base address of pictures. `words`: the
 * shop's own, the usual ones by default.
 */
export function writeNews(
  order: FullOrder,
  news: Kind,
  of: number | undefined,
  { link, origin, words = usualWords }: { link: string; origin: string; words?: Words },
): ShortEmail | null {
  const told = tell(order, news, of, { link, origin, words })
  return (
    told && {
      greeting: text.greeting(order.address.firstName),
      action: { label: text.open, link },
      hint: text.hint,
      ...told,
    }
  )
}

type Addresses = { link: string; origin: string; words: Words }

function tell(order: FullOrder, news: Kind, of: number | undefined, to: Addresses): Told | null {
  switch (news) {
    case 'paid':
    case 'preparing':
      return {
        ...to.words(`news-${news}`, valuesOf(order)),
        goods: allGoods(order, to),
      }
    case 'shipped':
      return tellParcel(
        order,
        order.shipments.find(({ id }) => id === of),
        to,
      )
    case 'delivered':
      return tellDelivered(order, to)
    case 'cancelled':
      return tellCancelled(order, to)
    case 'edited':
      return tellEdited(order, to)
    case 'return': {
      const one = order.returns.find(({ events }) => events.some(({ id }) => id === of))
      const step = one?.events.find(({ id }) => id === of)
      return one && step ? tellReturn(order, one, step, to) : null
    }
    case 'notice':
    case 'notice-decided': {
      const notice = order.notices.find(({ id }) => id === of)
      return notice ? tellNotice(order, notice, news === 'notice') : null
    }
    case 'transfer-due':
      return tellTransferDue(order, to.words)
    case 'refunded': {
      const refund = order.refunds.find(({ id }) => id === of)
      if (!refund) return null
      const { subject, paragraphs } = to.words('news-refunded', valuesOf(order))
      return { subject, paragraphs: [...paragraphs, paidBack(refund)] }
    }
  }
}

function tellParcel(order: FullOrder, parcel: Shipment | undefined, to: Addresses): Told | null {
  if (!parcel) return null
  const { number, follow, receiverPays, rest, inParcel } = text.shipped
  const { subject, paragraphs } = to.words('news-shipped', { ...valuesOf(order), kargo: parcel.carrier })
  const sent = order.shipments.flatMap(({ lines }) => lines)
  const isWhole = piecesOf(sent) === piecesOf(order.lines)
  return {
    subject,
    paragraphs: [
      ...paragraphs,
      ...(parcel.trackingNumber ? [number(parcel.trackingNumber)] : []),
      ...(parcel.receiverPays ? [receiverPays] : []),
      ...(isWhole ? [] : [rest]),
    ],
    goods: { label: inParcel, items: goodsOf(order, parcel.lines, to) },
    ...(parcel.trackingUrl
      ? { action: { label: follow, link: parcel.trackingUrl }, also: { label: text.open, link: to.link } }
      : {}),
  }
}

function tellDelivered(order: FullOrder, to: Addresses): Told {
  const { code, isConsumer, withdrawUntil } = order
  const { withdrawal, notReceived, inPart } = text.delivered
  // The last moment of the withdrawal period.
  const last = withdrawUntil && new Date(withdrawUntil.getTime() - 1)
  const until = isConsumer && last ? [withdrawal(formatDay(last))] : []
  const ended = order.history.findLast(({ status }) => status === 97)
  if (ended?.reason !== 'partly_delivered') {
    const { subject, paragraphs } = to.words('news-delivered', valuesOf(order))
    return { subject, paragraphs: [...paragraphs, ...until, notReceived], goods: allGoods(order, to) }
  }
  const away = order.returns.filter(({ kind }) => kind === 'undelivered').flatMap(({ lines }) => lines)
  const isAtDoor = order.payment.type === paymentTypes.cashOnDelivery
  const money = isAtDoor ? [inPart.noCharge] : moneyBack(order, away.length > 0)
  return {
    subject: inPart.subject(code),
    paragraphs: [inPart.paragraph, ...money, ...until, notReceived],
    goods: { label: inPart.missing, items: goodsOf(order, [...order.cancelled, ...away], to) },
    quote: ended.note ? { label: text.cancelled.note, words: ended.note } : undefined,
  }
}

/** Amounts refunded automatically when an order ends and, where something `comesBack`, along with it. */
function moneyBack(order: FullOrder, comesBack: boolean): string[] {
  const { afterCheck, tellAccount } = text.cancelled
  const refund = order.refunds.findLast(({ returnId }) => returnId === null)
  const asks = refund?.means === 'transfer' && !order.hasRefundAccount
  return [
    ...(refund ? [toBePaidBack(refund)] : []),
    ...(comesBack ? [afterCheck] : []),
    ...(asks ? [tellAccount] : []),
  ]
}

function tellNotice(order: FullOrder, notice: PaymentNotice, isNew: boolean): Told | null {
  const { received, confirmed, refused, amount, facts, note } = text.notice
  const price = formatPrice(notice.amount)
  const list = {
    label: facts,
    items: [
      amount(price),
      notice.bank,
      formatDay(new Date(`${notice.paidOn}T12:00:00+03:00`)),
      notice.sender,
    ],
  }
  if (isNew) return { subject: received.subject(order.code), paragraphs: received.paragraphs, list }
  if (notice.state === 'confirmed')
    return { subject: confirmed.subject(order.code), paragraphs: confirmed.paragraphs, list }
  if (notice.state === 'waiting') return null
  const { expiresAt } = order
  return {
    subject: refused.subject(order.code),
    paragraphs: [refused.paragraph, ...(expiresAt ? [refused.until(formatDateTime(expiresAt))] : [])],
    list,
    quote: notice.reason ? { label: note, words: notice.reason } : undefined,
  }
}

function tellCancelled(order: FullOrder, to: Addresses): Told {
  const { why, otherwise, noCharge, account, note } = text.cancelled
  const { subject, paragraphs } = to.words('news-cancelled', valuesOf(order))
  const ended = order.history.findLast(({ status }) => status === 99)
  const wasPaid = order.history.some(({ reason }) => reason === 'paid')
  const money = moneyBack(order, wasPaid && order.returns.some(({ state }) => state === 'accepted'))
  const unpaid = order.payment.type === paymentTypes.openAccount ? account : noCharge
  return {
    subject,
    paragraphs: [
      ...paragraphs,
      why[ended?.reason ?? ''] ?? otherwise,
      ...(money.length > 0 ? money : [unpaid]),
    ],
    goods: allGoods(order, to),
    quote: ended?.note ? { label: note, words: ended.note } : undefined,
  }
}

function tellReturn(
  order: FullOrder,
  one: OrderReturn,
  step: OrderReturn['events'][number],
  to: Addresses,
): Told {
  const { accepted, refused } = text.return
  const goods = { label: text.return.goods(one.id), items: goodsOf(order, one.lines, to) }
  const isRight = one.kind === 'withdrawal'
  const values = { ...valuesOf(order), tarih: formatDateTime(one.askedAt) }
  const tell = (key: MailTextKey, after: string[]) => {
    const { subject, paragraphs } = to.words(key, values)
    return { subject, paragraphs: [...paragraphs, ...after], goods }
  }
  const refund = order.refunds.find(({ returnId }) => returnId === one.id)
  switch (step.state) {
    case 'asked':
      return tell('return-asked', [])
    case 'accepted':
      return {
        ...tell(isRight ? 'return-withdrawal' : 'return-accepted', [
          accepted.how(order.sendBack.carrier, order.sendBack.address),
          accepted.money,
        ]),
        quote: step.note ? { label: text.cancelled.note, words: step.note } : undefined,
      }
    case 'received':
      return tell('return-received', refund ? [toBePaidBack(refund)] : [])
    case 'refunded':
      return tell('news-refunded', refund ? [paidBack(refund)] : [])
    case 'refused':
      return {
        ...tell('return-refused', order.isConsumer ? [refused.board] : []),
        quote: step.note ? { label: refused.note, words: step.note } : undefined,
      }
  }
}

const toBePaidBack = ({ means, amount }: OrderRefund) => text.refund[means](formatPrice(amount))
const paidBack = ({ means, amount }: OrderRefund) => text.refunded.means[means](formatPrice(amount))
const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
