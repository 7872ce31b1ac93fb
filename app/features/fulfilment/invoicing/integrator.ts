import type { Kurus } from '~/kernel/money'

/** An order as the maker of its e-arşiv or e-fatura invoice needs it. Amounts in kuruş, KDV included unless said otherwise. */
export type InvoiceOrder = {
  code: string
  /** When it was ordered. */
  placedAt: Date
  buyer: { name: string; email: string; phone: string; address: string }
  /** Natural persons may have no number. */
  invoice: { kind: 'bireysel' | 'kurumsal'; name: string; taxOffice: string; taxNumber: string | null }
  lines: { code: string; name: string; quantity: number; kdvRate: number; net: Kurus; kdv: Kurus }[]
  shipping: Kurus
  shippingKdvRate: number
  fee: Kurus
  feeKdvRate: number
  grandTotal: Kurus
  payment: string
  /** An e-arşiv invoice of an internet sale names its transport. */
  carrier: string
  carrierVkn: string
  shippedAt: Date
}

/** An integrator's answer about an order. `issuedOn`: a day, `2026-11-20`. */
export type IntegratorAnswer =
  | { status: 'issued'; number: string; uuid: string; issuedOn: string; pdf: Uint8Array | null }
  /** It has the order and makes the invoice later; asked again with the same order. */
  | { status: 'pending' }
  /** It will not make one of this order as it is. */
  | { status: 'refused'; reason: string }

/**
 * The service that makes invoices for the shop. The same order handed over twice is one invoice. Throws when it does not answer;
 * then it is asked again. Without one, invoices are made by hand and kept with `keepInvoice`.
 */
export type InvoiceIntegrator = { handOver(order: InvoiceOrder): Promise<IntegratorAnswer> }
