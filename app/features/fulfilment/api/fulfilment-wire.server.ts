import { z } from 'zod'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import { type LinePieces, returnKinds } from '../record/fulfilment-record'
import type { PaymentNotice } from '../notices/notices'
import type { FullOrder } from '../record/full-order'

const pieces = z.strictObject({ line_id: z.int(), amount: z.int().describe('Adet.') })
const shipment = z.strictObject({
  id: z.int(),
  cargo: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string(),
  shipped_at: z.string(),
  delivered_at: z.string().nullable(),
  products: z.array(pieces),
})
const orderReturn = z.strictObject({
  id: z.int(),
  kind: z.enum(returnKinds),
  state: z.enum(['asked', 'accepted', 'received', 'refunded', 'refused']),
  note: z.string(),
  asked_at: z.string(),
  products: z.array(pieces),
})
const refund = z.strictObject({
  id: z.int(),
  means: z.enum(['card', 'transfer', 'account']),
  state: z.enum(['due', 'paid']),
  amount: z.number(),
  paid_at: z.string().nullable(),
})

/** A notice of transfer as the API returns it. */
export const noticeFields = z.strictObject({
  id: z.int(),
  state: z.enum(['waiting', 'confirmed', 'refused']),
  bank: z.string(),
  amount: z.number(),
  paid_on: z.string(),
  sender: z.string(),
  note: z.string(),
  has_receipt: z.boolean(),
  sent_at: z.string(),
  reason: z.string().describe('Reddedildiyse mağazanın açıklaması.'),
})

/** Parcels, returns and refunds of an order as the API returns them. */
export const fulfilmentFields = {
  shipments: z.array(shipment),
  returns: z.array(orderReturn).describe('İadeler sipariş durumu değil, ayrı kayıtlardır.'),
  refunds: z.array(refund),
  cancelled_products: z.array(pieces).describe('Gönderilmeyecek olanlar.'),
  payment_notices: z.array(noticeFields).describe('Alıcının bildirdiği havaleler.'),
}

type Wire = z.infer<z.ZodObject<typeof fulfilmentFields>>

/** Shipments, returns, refunds and notices as the API sends them: amounts in TL, times of Istanbul. */
export function fulfilmentToWire({ shipments, returns, refunds, notices, cancelled }: FullOrder): Wire {
  return {
    shipments: shipments.map(
      ({ id, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, lines }) => ({
        id,
        cargo: carrier,
        tracking_number: trackingNumber,
        tracking_url: trackingUrl,
        shipped_at: toIsoIstanbul(shippedAt),
        delivered_at: deliveredAt && toIsoIstanbul(deliveredAt),
        products: lines.map(piecesToWire),
      }),
    ),
    returns: returns.map(({ id, kind, state, note, askedAt, lines }) => ({
      id,
      kind,
      state,
      note,
      asked_at: toIsoIstanbul(askedAt),
      products: lines.map(piecesToWire),
    })),
    refunds: refunds.map(({ id, means, state, amount, paidAt }) => ({
      id,
      means,
      state,
      amount: toTl(amount),
      paid_at: paidAt && toIsoIstanbul(paidAt),
    })),
    cancelled_products: cancelled.map(piecesToWire),
    payment_notices: notices.map(noticeToWire),
  }
}

/** A notice of a bank transfer as the API sends it, amount in TL. */
export function noticeToWire(notice: PaymentNotice): z.infer<typeof noticeFields> {
  const { id, state, bank, amount, paidOn, sender, note, receiptId, sentAt, reason } = notice
  return {
    id,
    state,
    bank,
    amount: toTl(amount),
    paid_on: paidOn,
    sender,
    note,
    reason,
    has_receipt: receiptId !== null,
    sent_at: toIsoIstanbul(sentAt),
  }
}

/** Example for the documentation of the API. */
export const noticeExample: z.infer<typeof noticeFields> = {
  id: 12,
  state: 'waiting',
  bank: 'Örnek Bankası',
  amount: 1299.8,
  paid_on: '2026-11-20',
  sender: 'Ayşe Işık',
  note: '',
  has_receipt: false,
  sent_at: '2026-11-20T15:05:00.000+03:00',
  reason: '',
}

const piecesToWire = ({ lineId, quantity }: LinePieces) => ({ line_id: lineId, amount: quantity })
