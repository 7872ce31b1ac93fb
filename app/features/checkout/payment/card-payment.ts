import type { PaidItem, Payer } from '~/features/payments/payments'
import { type Address, formatAddress, type Invoice, type OrderQuote } from '~/features/orders/orders'
import { text } from '../text'

type Subject = {
  code: string
  expiresAt: Date | null
  shopperId: number | null
  quote: OrderQuote
  address: Address
  invoice: Invoice
}

/** Returns the card payment of a new order in the form the provider needs. */
export function cardPaymentOf(
  { code: orderCode, expiresAt, shopperId, quote, address, invoice }: Subject,
  { now, ip }: { now: Date; ip: string },
) {
  const { basket, installments } = quote
  return {
    purpose: 'order' as const,
    orderCode,
    now,
    installments,
    expiresAt: expiresAt!,
    amount: basket.grandTotal,
    installmentFee: basket.fee,
    payer: payerOf(`S${shopperId ?? orderCode}`, { address, invoice, ip }),
    items: itemsOf(quote),
  }
}

/** Returns the payer of an order in the form the provider needs. */
export function payerOf(
  id: string,
  { address, invoice, ip }: { address: Address; invoice: Invoice; ip: string },
): Payer {
  const { firstName, lastName, email, phone, city, postalCode } = address
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    city,
    postalCode,
    ip,
    address: formatAddress(address),
    tckn: invoice.kind === 'bireysel' ? invoice.tckn : null,
  }
}

// A provider rejects items that cost 0 and requires an exact sum. Each line therefore costs its
// price after discounts, and shipping is an item of its own.
function itemsOf({ basket, carrier }: OrderQuote): PaidItem[] {
  const goods = basket.lines.map((line) => ({
    id: line.code,
    name: [line.name, line.variantName].filter(Boolean).join(', '),
    price: line.chargedNet + line.chargedKdv,
    physical: true,
  }))
  const shipping = {
    id: 'kargo',
    name: carrier?.name ?? text.shipping,
    price: basket.shipping,
    physical: false,
  }
  return [...goods, shipping].filter(({ price }) => price > 0)
}
