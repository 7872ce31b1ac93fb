import { eq } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { returnStock } from '~/features/catalogue/catalogue.server'
import { paymentTypes } from '~/features/payments/payments'
import type { LinePieces } from '../aftercare'
import { type LockedOrder, lockOrder, moveOrder } from '../change-status.server'
import { enqueueHandover } from '../invoicing/hand-over.server'
import { enqueueNews } from '../news.server'
import { receiverPays } from '../carriers'
import { giveBack, refundable } from '../money-back.server'
import { findOrder } from '../read-store.server'
import { payBackReceived } from '../returns/decide.server'
import { readReturnable } from '../returns/returnable.server'
import { refundOf } from '../returns/right'
import { openReturn } from '../returns/store.server'
import { orderStatuses } from '../status'
import { orders } from '../tables.server'
import * as store from './shipment-store.server'
import { isFollowable, trackingLink } from './shipping'
import type { DeliverOutcome, Pieces, ShipOutcome, Staff, StaffOutcome } from './staff'

/** A parcel: `pieces` null is everything that is left. A link written by hand goes before the carrier's template. */
type ParcelWish = {
  carrierId?: number
  trackingNumber: string
  link: string
  pieces: Pieces | null
}

/** A parcel leaves: with the first one 2 → 96. Each has a letter of its own; the rest of the goods may follow later. */
export function ship(db: Db, code: string, parcel: ParcelWish, staff: Staff): Promise<ShipOutcome> {
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
      ...{ orderId: order.id, carrierId: carrier.id, carrierName: carrier.name, carrierVkn: carrier.vkn },
      ...{ depot: carrier.kind === 'ambar' ? carrier.depot : '', receiverPays: receiverPays(carrier.kind) },
      ...{ trackingNumber, trackingUrl: trackingLink(carrier.trackingUrl, trackingNumber, parcel.link) },
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
      ...{ actor: staff.actor, action: 'ship', subject: `orders ${order.id}`, before: { status: before } },
      after: { status: order.status, shipmentId, carrier: carrier.name, trackingNumber, lines: packed },
    })
    return { status: 'shipped', shipmentId, remaining: piecesLeft(lines) - sum(packed) }
  })
}

function pack(lines: readonly store.ShippedLine[], wished: Pieces | null): LinePieces[] | ShipOutcome {
  if (piecesLeft(lines) === 0) return { status: 'nothing_left' }
  if (!wished)
    return lines
      .map(({ id, quantity, shipped }) => ({ lineId: id, quantity: quantity - shipped }))
      .filter(({ quantity }) => quantity > 0)
  const packed: LinePieces[] = []
  for (const [lineId, quantity] of wished) {
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

/** The carrier has handed parcels over, or one of them. With the last of the last piece 96 → 97. */
export function deliver(db: Db, code: string, staff: Staff, shipmentId?: number): Promise<DeliverOutcome> {
  return transaction(db, async (db): Promise<DeliverOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    if (order.status !== orderStatuses.shipped) return { status: 'refused', is: order.status }
    const marked = await store.markDelivered(db, order.id, staff.now, shipmentId)
    if (shipmentId !== undefined && marked === 0) return { status: 'unknown_shipment' }
    const isComplete = await hasArrived(db, order)
    if (isComplete) {
      await moveOrder(db, order, orderStatuses.delivered, { ...staff, reason: 'delivered' })
      await db.update(orders).set({ deliveredAt: staff.now }).where(eq(orders.id, order.id))
      order.deliveredAt = staff.now
      if (order.paymentType === paymentTypes.cashOnDelivery) await payBackReceived(db, order, staff)
    }
    await audit(db, {
      ...{ actor: staff.actor, action: 'deliver', subject: `orders ${order.id}` },
      ...{ before: { status: orderStatuses.shipped }, after: { status: order.status, shipmentId } },
    })
    return { status: 'delivered', isComplete }
  })
}

async function hasArrived(db: Transaction, { id }: LockedOrder): Promise<boolean> {
  const parcels = await store.readShipments(db, id)
  return (
    piecesLeft(await store.readShippedLines(db, id)) === 0 && parcels.every(({ deliveredAt }) => deliveredAt)
  )
}

/** All that left comes back by returns of its own: what never left is paid back now. */
async function payBackUnsent(
  db: Transaction,
  order: LockedOrder,
  lines: readonly store.ShippedLine[],
  staff: Staff,
): Promise<void> {
  // Transport is paid back with the last pieces, and those come by a return then.
  if (piecesLeft(lines) === 0) return
  const known = (await findOrder(db, { code: order.code }))!
  const sent = new Map(lines.map(({ id, shipped }) => [id, shipped]))
  const unsent = new Map(lines.map(({ id, quantity, shipped }) => [id, quantity - shipped]))
  const amount = Math.min(await refundable(db, order), refundOf(known, sent, unsent))
  await giveBack(db, order, { amount, reason: 'undelivered', key: `undelivered-${order.code}`, ...staff })
}

/**
 * Nobody took the parcel: 96 → 99. What never left is back in stock at once; what comes back is a return that waits to
 * be looked at, and only then counted and paid back.
 */
export function refuseDelivery(db: Db, code: string, note: string, staff: Staff): Promise<StaffOutcome> {
  return transaction(db, async (db): Promise<StaffOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    if (order.status !== orderStatuses.shipped) return { status: 'refused', is: order.status }
    const parcels = await store.readShipments(db, order.id)
    if (parcels.some(({ deliveredAt }) => deliveredAt)) return { status: 'partly_delivered' }
    const lines = await store.readShippedLines(db, order.id)
    const kept = lines.map(({ variantId, quantity, shipped }) => ({
      variantId,
      quantity: quantity - shipped,
    }))
    await returnStock(db, code, kept)
    await moveOrder(db, order, orderStatuses.cancelled, { ...staff, reason: 'undelivered', note })
    // What its buyer has withdrawn on the way comes back with that return: never the same pieces twice.
    const away = await readReturnable(db, order.id)
    if (away.length > 0)
      await openReturn(db, order, {
        ...{ kind: 'undelivered', state: 'accepted', note: '', key: `undelivered-${code}` },
        ...{ lines: away, actor: staff.actor, now: staff.now },
        // The letter about the order tells it.
        tells: false,
      })
    else await payBackUnsent(db, order, lines, staff)
    await audit(db, {
      ...{ actor: staff.actor, action: 'undelivered', subject: `orders ${order.id}` },
      ...{ before: { status: orderStatuses.shipped }, after: { status: order.status } },
    })
    return { status: 'done', is: order.status }
  })
}
