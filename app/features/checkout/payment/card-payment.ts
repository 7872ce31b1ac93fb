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

/** The card payment of an order that is being placed, as the provider will be told of it. */
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

/** The payer of an order, as the provider wants to know it. */
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

// A provider takes no item for nothing and wants the sum to be exact: lines cost what is left of them after discounts, and
// shipping is a thing of its own.
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
