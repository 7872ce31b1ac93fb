import type { Kurus } from '~/kernel/money'

/**
 * An order with the data that its e-arşiv or e-fatura invoice needs. Amounts in kuruş, KDV included
 * unless stated otherwise.
 */
export type InvoiceOrder = {
  code: string
  /** Time at which the order was placed. */
  placedAt: Date
  buyer: { name: string; email: string; phone: string; address: string }
  /** A natural person may have no number. */
  invoice: { kind: 'bireysel' | 'kurumsal'; name: string; taxOffice: string; taxNumber: string | null }
  lines: { code: string; name: string; quantity: number; kdvRate: number; net: Kurus; kdv: Kurus }[]
  shipping: Kurus
  shippingKdvRate: number
  fee: Kurus
  feeKdvRate: number
  grandTotal: Kurus
  payment: string
  /** An e-arşiv invoice of an internet sale names its carrier. */
  carrier: string
  carrierVkn: string
  shippedAt: Date
}

/** An integrator's answer about an order. `issuedOn`: a day, `2026-11-20`. */
export type IntegratorAnswer =
  | { status: 'issued'; number: string; uuid: string; issuedOn: string; pdf: Uint8Array | null }
  /**
   * The integrator has the order and makes the invoice later; it is asked again with the same
   * order.
   */
  | { status: 'pending' }
  /** The integrator rejects the order as it is. */
  | { status: 'refused'; reason: string }

/**
 * The service that issues invoices for the shop. It answers the same order with the same invoice.
 * `handOver` throws when the service does not answer; it is then called again. Without a service,
 * invoices are made by hand and stored with `keepInvoice`.
 */
export type InvoiceIntegrator = { handOver(order: InvoiceOrder): Promise<IntegratorAnswer> }
