import type { Kurus } from '~/kernel/money'

/** Reasons of a return: the right of withdrawal, something wrong with the goods, or a parcel that nobody took. */
export const returnKinds = ['withdrawal', 'defective', 'damaged', 'wrong', 'undelivered'] as const
export type ReturnKind = (typeof returnKinds)[number]
export type ReturnState = 'asked' | 'accepted' | 'received' | 'refunded' | 'refused'

/** The way of a refund: to the card, to an IBAN by hand, or as an entry in the current account. */
export type RefundMeans = 'card' | 'transfer' | 'account'

/** Pieces of a line of the order. */
export type LinePieces = { lineId: number; quantity: number }

/** A parcel that has left. */
export type Shipment = {
  id: number
  /** With the freight depot, where there is one. */
  carrier: string
  /** The buyer pays the carrier. */
  receiverPays: boolean
  trackingNumber: string
  /** Empty: there is no page to follow it on. */
  trackingUrl: string
  shippedAt: Date
  deliveredAt: Date | null
  lines: LinePieces[]
}

/** Goods that come back, as the buyer sees it. */
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

/** The invoice the tax office's system made for an order. `issuedOn`: a day, `2026-11-20`. */
export type InvoiceRecord = { number: string; uuid: string; issuedOn: string; hasFile: boolean }
