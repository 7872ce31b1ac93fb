import { audit } from '~/db/audit.server'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { LinePieces } from '../record/fulfilment-record'
import { lockOrder, moveOrder, enqueueNews } from '~/features/orders/orders.server'
import { enqueueHandover } from '../invoicing/hand-over.server'
import { receiverPays, orderStatuses } from '~/features/orders/orders'
import * as store from './shipment-store.server'
import { isFollowable, trackingLink } from './tracking'
import type { Pieces, ShipOutcome, Staff } from '../processing/staff'

/**
 * A parcel: `pieces` null means all pieces left. A link written by hand overrides the carrier's
 * template.
 */
type ParcelInput = {
  carrierId?: number
  trackingNumber: string
  link: string
  pieces: Pieces | null
}

/**
 * Ships a parcel; the first one moves the order 2 → 96. Each parcel has its own email; the other
 * goods may follow later.
 */
export function ship(db: Db, code: string, parcel: ParcelInput, staff: Staff): Promise<ShipOutcome> {
  return transaction(db, async (db): Promise<ShipOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    const { preparing, shipped } = orderStatuses
    if (order.status !== preparing && order.status !== shipped) return { status: 'refused', is: order.status }
    if (parcel.link && !isFollowable(parcel.link)) return { status: 'bad_link' }
    const carrier = await store.findCarrierOf(db, order.id, parcel.carrierId)
    if (!carrier) return { status: 'unknown_carrier' }
    const lines = await store.readShippedLines(db, order.id)
    const packed = pack(lines, parcel.pieces)
    if ('status' in packed) return packed
    const { trackingNumber } = parcel
    const shipment = {
      orderId: order.id,
      carrierId: carrier.id,
      carrierName: carrier.name,
      carrierVkn: carrier.vkn,
      depot: carrier.kind === 'ambar' ? carrier.depot : '',
      receiverPays: receiverPays(carrier.kind),
      trackingNumber,
      trackingUrl: trackingLink(carrier.trackingUrl, trackingNumber, parcel.link),
      shippedAt: staff.now,
    }
    const shipmentId = await store.insertShipment(db, shipment, packed)
    const before = order.status
    if (before === preparing) {
      await moveOrder(db, order, shipped, { ...staff, reason: 'shipped' })
      await enqueueHandover(db, code)
    }
    await enqueueNews(db, code, 'shipped', shipmentId)
    await audit(db, {
      actor: staff.actor,
      action: 'ship',
      subject: `orders ${order.id}`,
      before: { status: before },
      after: { status: order.status, shipmentId, carrier: carrier.name, trackingNumber, lines: packed },
    })
    return { status: 'shipped', shipmentId, remaining: piecesLeft(lines) - sum(packed) }
  })
}

function pack(lines: readonly store.ShippedLine[], requested: Pieces | null): LinePieces[] | ShipOutcome {
  if (piecesLeft(lines) === 0) return { status: 'nothing_left' }
  if (!requested)
    return lines
      .map(({ id, quantity, shipped }) => ({ lineId: id, quantity: quantity - shipped }))
      .filter(({ quantity }) => quantity > 0)
  const packed: LinePieces[] = []
  for (const [lineId, quantity] of requested) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return { status: 'unknown_line', lineId }
    const left = line.quantity - line.shipped
    if (quantity > left) return { status: 'too_many', lineId, left }
    packed.push({ lineId, quantity })
  }
  return packed
}

const sum = (lines: readonly LinePieces[]) => lines.reduce((total, { quantity }) => total + quantity, 0)
const piecesLeft = (lines: readonly store.ShippedLine[]) =>
  lines.reduce((total, { quantity, shipped }) => total + quantity - shipped, 0)
