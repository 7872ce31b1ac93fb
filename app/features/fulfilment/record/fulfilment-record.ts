import type { Kurus } from '~/kernel/money'

/** Reasons of a return: withdrawal, a problem with the goods, or an undelivered parcel. */
export const returnKinds = ['withdrawal', 'defective', 'damaged', 'wrong', 'undelivered'] as const
export type ReturnKind = (typeof returnKinds)[number]
export type ReturnState = 'asked' | 'accepted' | 'received' | 'refunded' | 'refused'

/**
 * The means of a refund: to the card, by hand to an IBAN, or as an entry in the current account.
 */
export type RefundMeans = 'card' | 'transfer' | 'account'

/** Pieces of a line of an order. */
export type LinePieces = { lineId: number; quantity: number }

/** A parcel that was shipped. */
export type Shipment = {
  id: number
  /** Includes the freight depot, if there is one. */
  carrier: string
  /** The buyer pays the carrier. */
  receiverPays: boolean
  trackingNumber: string
  /** Empty: the parcel has no tracking page. */
  trackingUrl: string
  shippedAt: Date
  deliveredAt: Date | null
  lines: LinePieces[]
}

/** A return as the buyer sees it. */
export type OrderReturn = {
  id: number
  kind: ReturnKind
  state: ReturnState
  note: string
  askedAt: Date
  lines: (LinePieces & { restocked: number })[]
  events: { id: number; state: ReturnState; note: string; at: Date }[]
  photos: { id: string; name: string }[]
}

/** A refund of an order. Amount in kuruş. */
export type OrderRefund = {
  id: number
  returnId: number | null
  means: RefundMeans
  state: 'due' | 'paid'
  amount: Kurus
  reason: string
  dueAt: Date
  paidAt: Date | null
}

/**
 * The invoice that the tax office's system issued for an order. `issuedOn`: a day, `2026-11-20`.
 */
export type InvoiceRecord = { number: string; uuid: string; issuedOn: string; hasFile: boolean }
