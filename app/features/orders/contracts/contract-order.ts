import type { BasketLine } from '~/features/basket/basket'
import { isPaidAhead } from '~/features/payments/payments'
import { formatDateTime, formatDay } from '~/kernel/dates'
import { formatPhone } from '~/kernel/identity-numbers'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import type { ContractLine, ContractOrder, ContractSeller } from './contract'
import { type Address, formatAddress, type Invoice } from '../record/order'
import type { CarrierOffer, OrderQuote } from '../record/quote'
import { receiverPays } from '../carriers/carriers'
import { shippingText, text } from '../text'

/** The seller and its periods, from the settings. */
export type ContractTerms = {
  seller: ContractSeller
  returnCarrier: string
  withdrawalDays: number
  deliveryMaxDays: number
}

/**
 * Returns a new order in the words the contracts use. `quote` has a carrier and a payment method.
 */
export function toContractOrder(
  quote: OrderQuote,
  to: { address: Address; invoice: Invoice },
  terms: ContractTerms,
  now: Date,
): ContractOrder {
  const { basket, carrier, payment } = quote
  if (!carrier || !payment) throw new Error('A contract needs a carrier and a payment method')
  const { address, invoice } = to
  const discount = basket.campaignDiscount + basket.couponDiscount
  return {
    ...terms,
    buyer: {
      name: `${address.firstName} ${address.lastName}`,
      email: address.email,
      phone: formatPhone(address.phone),
      address: formatAddress(address),
      invoice,
    },
    deliveryAddress: formatAddress(address),
    lines: basket.lines.map(toContractLine),
    goodsTotal: formatPrice(basket.goods),
    shipping: receiverPays(carrier.kind)
      ? text.receiverPaysContract
      : shippingText({ shipping: basket.shipping, receiverPays: false }),
    paymentFee: basket.fee === 0 ? '' : formatPrice(basket.fee),
    discount: discount === 0 ? '' : formatPrice(-discount),
    grandTotal: formatPrice(basket.grandTotal),
    paymentMethod: payment.name,
    carrier: carrier.name,
    estimatedDelivery: isPaidAhead(payment.type)
      ? text.unpaidDelivery(carrier.minDays, carrier.maxDays)
      : formatDelivery(carrier.delivery),
    orderDate: formatDateTime(now),
  }
}

/** Returns the delivery days as `24–26 Kasım 2026`; a shared month or year is named once. */
export function formatDelivery({ from, to }: CarrierOffer['delivery']): string {
  const first = formatDay(from).split(' ')
  const last = formatDay(to).split(' ')
  if (first.join() === last.join()) return last.join(' ')
  const shared = first[2] !== last[2] ? 3 : first[1] !== last[1] ? 2 : 1
  const separator = shared === 1 ? '–' : ' – '
  return `${first.slice(0, shared).join(' ')}${separator}${last.join(' ')}`
}

function toContractLine(line: BasketLine): ContractLine {
  return {
    name: [line.name, line.variantName, line.isPromo && text.gift].filter(Boolean).join(', '),
    code: line.code,
    quantity: formatNumber(line.quantity),
    unitPrice: formatPrice(line.unitPrice),
    total: formatPrice(line.total),
  }
}
