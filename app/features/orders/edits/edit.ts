import { addKdv, type KdvSplit, type Kurus, lineTotal, shareOf, splitKdv } from '~/kernel/money'
import { type OrderStatus, orderStatuses } from '../status/status'

/** The amounts of a line of an order, in kuruş. `unitPrice` is gross per piece, `quantity` in pieces. */
export type LineAmounts = {
  quantity: number
  unitPrice: Kurus
  kdvRate: number
  net: Kurus
  kdv: Kurus
  gross: Kurus
  campaignDiscount: Kurus
  couponDiscount: Kurus
  chargedNet: Kurus
  chargedKdv: Kurus
}

/** The wish for a line: pieces, and a new price per piece with KDV; null keeps the price. */
export type LineWish = { quantity: number; unitPrice: Kurus | null }

/**
 * The amounts of a line after a change of its pieces or its price. The price per piece stays as it was agreed, net or gross. Discounts
 * stay in proportion to the goods (docs/decisions/an-edit-keeps-the-agreement.md).
 */
export function reviseLine(line: LineAmounts, { quantity, unitPrice }: LineWish): LineAmounts {
  const keepsPrice = unitPrice === null || unitPrice === line.unitPrice
  if (keepsPrice && quantity === line.quantity) return line
  const price = keepsPrice ? line.unitPrice : unitPrice
  const { net, kdv, gross } = keepsPrice
    ? atAgreedPrice(line, quantity)
    : splitKdv(lineTotal(price, quantity), line.kdvRate)
  const campaignDiscount = inProportion(line.campaignDiscount, gross, line.gross)
  const couponDiscount = Math.min(
    inProportion(line.couponDiscount, gross, line.gross),
    gross - campaignDiscount,
  )
  const charged = splitKdv(gross - campaignDiscount - couponDiscount, line.kdvRate)
  return {
    quantity,
    unitPrice: price,
    kdvRate: line.kdvRate,
    net,
    kdv,
    gross,
    campaignDiscount,
    couponDiscount,
    chargedNet: charged.net,
    chargedKdv: charged.kdv,
  }
}

/** Lists with KDV agree on the gross price per piece, lists without KDV on the net one. */
function atAgreedPrice(line: LineAmounts, quantity: number): KdvSplit {
  const isGross = lineTotal(line.unitPrice, line.quantity) === line.gross
  if (isGross || line.net % line.quantity !== 0)
    return splitKdv(lineTotal(line.unitPrice, quantity), line.kdvRate)
  return addKdv(lineTotal(line.net / line.quantity, quantity), line.kdvRate)
}

const inProportion = (discount: Kurus, gross: Kurus, before: Kurus): Kurus =>
  before === 0 ? 0 : Math.min(shareOf(discount, gross, before), gross)

/** The totals of an order, in kuruş. */
export type OrderAmounts = {
  goods: Kurus
  campaignDiscount: Kurus
  couponDiscount: Kurus
  shipping: Kurus
  fee: Kurus
  grandTotal: Kurus
}

/** The totals that follow from the lines and the costs. */
export function sumLines(
  lines: readonly LineAmounts[],
  { shipping, fee }: Pick<OrderAmounts, 'shipping' | 'fee'>,
): OrderAmounts {
  const sum = (of: 'gross' | 'campaignDiscount' | 'couponDiscount') =>
    lines.reduce((total, line) => total + line[of], 0)
  const [goods, campaignDiscount, couponDiscount] = [
    sum('gross'),
    sum('campaignDiscount'),
    sum('couponDiscount'),
  ]
  const grandTotal = goods - campaignDiscount - couponDiscount + shipping + fee
  return { goods, campaignDiscount, couponDiscount, shipping, fee, grandTotal }
}

/** The effect of an edit on the buyer's money, in kuruş. */
export type Settlement =
  /** The total stays, or nothing was paid yet: the buyer pays the new total. */
  | { kind: 'none' }
  /** `refund` goes back to the buyer; `less` was never paid and is no longer due. */
  | { kind: 'refund'; refund: Kurus; less: Kurus }
  /** The buyer still has to pay this part of the total. */
  | { kind: 'due'; amount: Kurus }
  | { kind: 'charge'; amount: Kurus }
  | { kind: 'credit'; amount: Kurus }

/**
 * The settlement of a changed total. `paysBy`: the account, at the door, or ahead. An amount that was added and not paid yet is taken
 * back before anything is refunded.
 */
export function settlementOf(
  before: { status: OrderStatus; paysBy: 'account' | 'door' | 'ahead'; grandTotal: Kurus; due: Kurus },
  grandTotal: Kurus,
): Settlement {
  const difference = grandTotal - before.grandTotal
  const isUnpaid = before.status === orderStatuses.awaitingPayment || before.paysBy === 'door'
  if (difference === 0 || isUnpaid) return { kind: 'none' }
  if (before.paysBy === 'account')
    return difference > 0 ? { kind: 'charge', amount: difference } : { kind: 'credit', amount: -difference }
  if (difference > 0) return { kind: 'due', amount: difference }
  const less = Math.min(before.due, -difference)
  return { kind: 'refund', refund: -difference - less, less }
}
