import type { EntryKind, PaymentMeans } from './ledger'

const kinds: Record<Exclude<EntryKind, 'payment'>, string> = {
  invoice: 'Satış faturası',
  return: 'İade faturası',
  opening: 'Devir',
  transfer: 'Virman',
  price_difference: 'Fiyat farkı',
}
const means: Record<PaymentMeans, string> = {
  cash: 'nakit',
  transfer: 'havale',
  card: 'kredi kartı',
  cheque: 'çek',
  note: 'senet',
}

/** Sentences and names of accounts. */
export const text = {
  order: (code: string) => `${code} numaralı sipariş`,
  orderAddition: (code: string) => `${code} numaralı siparişe ek`,
  kind: (kind: EntryKind, paidBy: PaymentMeans | null) =>
    kind === 'payment' ? `Tahsilat – ${means[paidBy!]}` : kinds[kind],
  kinds: { ...kinds, payment: 'Tahsilat' },
}
