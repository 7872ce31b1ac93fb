import { formatDateTime } from '~/kernel/dates'
import { formatIban } from '~/kernel/identity-numbers'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { type SummaryRow, summarise } from '~/features/basket/basket'
import { formatAddress, orderStatuses, type Order } from '~/features/orders/orders'
import { paymentTypes } from '~/features/payments/payments'
import type { Goods, Seller } from '../email/email'
import { goodsPicture } from '../email/goods-picture'
import { type Words, usualWords } from '~/features/mail-texts/mail-texts'
import { text } from '../text'
import { valuesOf } from './values-of'

export type Row = readonly [label: string, value: string]

/** The content of the order email as text, in order; the HTML and the plain version are made of it. */
export type OrderEmail = {
  subject: string
  greeting: string
  intro: string[]
  facts: Row[]
  /** Null unless the order waits for a Havale or EFT. */
  transfer: { rows: Row[]; accounts: Row[][] } | null
  lines: Goods[]
  /** Rows that add up to `total`. */
  totals: Row[]
  total: Row
  /** KDV within the total. */
  kdv: Row[]
  link: string
  contracts: { title: string; html: string; plainText: string }[]
  signature: string
  seller: Seller
}

type Written = { link: string; origin: string; seller: Seller; words?: Words }

/** The order email. `link` is signed; `origin` is the base address of pictures. */
export function writeOrderEmail(
  order: Order,
  { link, origin, seller, words = usualWords }: Written,
): OrderEmail {
  const kind = kindOf(order)
  const { subject, paragraphs } =
    kind === 'cancelled' ? cancelledWords(order) : words(`order-${kind}`, valuesOf(order))
  return {
    subject,
    greeting: text.greeting(order.address.firstName),
    intro: paragraphs,
    facts: factsOf(order),
    transfer: transferOf(order),
    lines: order.lines.map((line) => ({
      name: [line.productName, line.variantName].filter(Boolean).join(', '),
      detail: `${line.productCode} · ${text.pieces(formatNumber(line.quantity))} × ${formatPrice(line.unitPrice)}`,
      amount: formatPrice(line.gross),
      picture: goodsPicture(origin, line.pictureHash),
    })),
    ...totalsOf(order),
    link,
    contracts: order.contracts,
    signature: text.signature,
    seller,
  }
}

const cancelledWords = ({ code }: Order) => ({
  subject: text.cancelled.subject(code),
  paragraphs: [text.cancelled.intro],
})

type Kind = 'cancelled' | 'awaitingPayment' | 'onAccount' | 'payAtDoor' | 'paid'

/** The kind by the present state, because the email may be sent late. */
function kindOf({ status, payment }: Order): Kind {
  if (status === orderStatuses.cancelled) return 'cancelled'
  if (status === orderStatuses.awaitingPayment) return 'awaitingPayment'
  if (payment.type === paymentTypes.openAccount) return 'onAccount'
  return payment.type === paymentTypes.cashOnDelivery ? 'payAtDoor' : 'paid'
}

function factsOf({ code, placedAt, payment, carrier, address, note }: Order): Row[] {
  const name = `${address.firstName} ${address.lastName}`
  return filled([
    [text.orderNumber, code],
    [text.orderDate, formatDateTime(placedAt)],
    [text.payment, payment.name],
    [text.carrier, carrier],
    [text.address, `${name}, ${formatAddress(address)}`],
    [text.note, note],
  ])
}

function transferOf({ bankAccounts, code, grandTotal, expiresAt }: Order): OrderEmail['transfer'] {
  if (bankAccounts.length === 0) return null
  return {
    rows: filled([
      [text.transfer.amount, formatPrice(grandTotal)],
      [text.transfer.description, code],
      [text.transfer.deadline, expiresAt ? formatDateTime(expiresAt) : ''],
    ]),
    accounts: bankAccounts.map(({ bank, branch, holder, iban }) => [
      [text.transfer.bank, [bank, branch].filter(Boolean).join(', ')],
      [text.transfer.holder, holder],
      [text.transfer.iban, formatIban(iban)],
    ]),
  }
}

function totalsOf(order: Order): Pick<OrderEmail, 'totals' | 'total' | 'kdv'> {
  const { rows, total, kdv } = summarise(order)
  const toRow = ({ name, shown }: SummaryRow): Row => [name, shown]
  return { totals: rows.map(toRow), total: [text.total, total.shown], kdv: kdv.map(toRow) }
}

function filled(rows: Row[]): Row[] {
  return rows.filter(([, value]) => value !== '')
}
