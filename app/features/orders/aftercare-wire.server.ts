import { z } from 'zod'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import { type LinePieces, returnKinds } from './aftercare'
import type { Order } from './orders'

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

/** Parcels, returns and refunds of an order as calls answer them. */
export const aftercareFields = {
  shipments: z.array(shipment),
  returns: z.array(orderReturn).describe('İadeler sipariş durumu değil, ayrı kayıtlardır.'),
  refunds: z.array(refund),
}

type Wire = z.infer<z.ZodObject<typeof aftercareFields>>

export function aftercareToWire({ shipments, returns, refunds }: Order): Wire {
  return {
    shipments: shipments.map(
      ({ id, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, lines }) => ({
        ...{ id, cargo: carrier, tracking_number: trackingNumber, tracking_url: trackingUrl },
        ...{ shipped_at: toIsoIstanbul(shippedAt), delivered_at: deliveredAt && toIsoIstanbul(deliveredAt) },
        products: lines.map(piecesToWire),
      }),
    ),
    returns: returns.map(({ id, kind, state, note, askedAt, lines }) => ({
      ...{ id, kind, state, note, asked_at: toIsoIstanbul(askedAt), products: lines.map(piecesToWire) },
    })),
    refunds: refunds.map(({ id, means, state, amount, paidAt }) => ({
      ...{ id, means, state, amount: toTl(amount), paid_at: paidAt && toIsoIstanbul(paidAt) },
    })),
  }
}

const piecesToWire = ({ lineId, quantity }: LinePieces) => ({ line_id: lineId, amount: quantity })
