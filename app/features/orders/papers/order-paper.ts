import { summarise } from '~/features/basket/basket'
import { paymentTypes } from '~/features/payments/payments'
import { formatDateTime } from '~/kernel/dates'
import { formatIban, formatPhone } from '~/kernel/identity-numbers'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import type { Block, Fact, Pdf } from '~/pdf/pdf'
import { formatAddress, type Order, type OrderLine } from '../record/order'
import type { PaperKind } from './papers'
import { statusText } from '../text'
import { text } from './text'

/** Returns an order as a PDF, ready for printing. */
export function writeOrderPaper(order: Order, kind: PaperKind, seller: Pdf['seller'], now: Date): Pdf {
  return {
    title: text.title[kind],
    seller,
    facts: factsOf(order, kind),
    blocks: [
      { kind: 'columns', columns: columnsOf(order) },
      linesOf(order),
      { kind: 'totals', rows: totalsOf(order) },
      kdvOf(order),
      ...noteOf(order),
      ...(kind === 'proforma' ? bankAccountsOf(order) : []),
    ],
    note: text.foot,
    madeAt: now,
  }
}

function factsOf(order: Order, kind: PaperKind): Fact[] {
  const until = kind === 'proforma' && order.expiresAt
  return [
    [text.number, order.code],
    [text.placedAt, formatDateTime(order.placedAt)],
    ...(until ? [[text.validUntil, formatDateTime(until)] as const] : []),
    ...(kind === 'siparis' ? [[text.status, statusText(order.status)] as const] : []),
  ]
}

function columnsOf({ address, invoice, payment, carrier }: Order) {
  const name = `${address.firstName} ${address.lastName}`
  const invoiced =
    invoice.kind === 'bireysel'
      ? [name, invoice.tckn ? text.tckn(invoice.tckn) : '']
      : [invoice.unvan, text.taxNumber(invoice.vergiDairesi, invoice.vkn)]
  return [
    { title: text.deliverTo, lines: [name, formatAddress(address), formatPhone(address.phone)] },
    { title: text.invoiceTo, lines: invoiced },
    { title: text.terms, lines: [payment.name, carrier] },
  ]
}

function linesOf({ lines }: Order): Block {
  return {
    kind: 'table',
    columns: [
      { title: text.product, share: 5 },
      { title: text.quantity, share: 1.2, align: 'right' },
      { title: text.unitPrice, share: 1.8, align: 'right' },
      { title: text.kdv, share: 0.9, align: 'right' },
      { title: text.amount, share: 2, align: 'right' },
    ],
    rows: lines.map((line) => ({ cells: cellsOf(line) })),
  }
}

function cellsOf(line: OrderLine): string[] {
  const details = [line.variantName, line.productCode].filter(Boolean).join(' · ')
  const packages =
    line.packageSize > 1
      ? `\n${text.packages(formatNumber(line.quantity / line.packageSize), formatNumber(line.packageSize))}`
      : ''
  return [
    `${line.productName}\n${details}`,
    `${formatNumber(line.quantity)}${packages}`,
    line.isPromo ? text.promo : formatPrice(line.unitPrice),
    text.rateOf(line.kdvRate),
    formatPrice(line.gross),
  ]
}

function totalsOf(order: Order): Fact[] {
  const { rows, total } = summarise(order)
  return [...rows.map(({ name, shown }) => [name, shown] as const), [text.total, total.shown]]
}

function kdvOf(order: Order): Block {
  const right = { share: 1, align: 'right' } as const
  return {
    kind: 'table',
    columns: [
      { title: text.rate, share: 1 },
      { title: text.base, ...right },
      { title: text.kdvAmount, ...right },
      { title: text.gross, ...right },
    ],
    rows: order.kdv.map(({ rate, net, kdv, gross }) => ({
      cells: [text.rateOf(rate), formatPrice(net), formatPrice(kdv), formatPrice(gross)],
    })),
  }
}

function noteOf({ note }: Order): Block[] {
  return note ? [{ kind: 'text', title: text.note, paragraphs: [note] }] : []
}

function bankAccountsOf({ payment, bankAccounts, code }: Order): Block[] {
  if (payment.type !== paymentTypes.transfer || bankAccounts.length === 0) return []
  return [
    { kind: 'text', title: text.transfer, paragraphs: [text.transferHow(code)] },
    {
      kind: 'table',
      columns: [
        { title: text.bank, share: 2 },
        { title: text.holder, share: 3 },
        { title: text.iban, share: 3 },
      ],
      rows: bankAccounts.map(({ bank, branch, holder, iban }) => ({
        cells: [branch ? `${bank}\n${branch}` : bank, holder, formatIban(iban)],
      })),
    },
  ]
}
