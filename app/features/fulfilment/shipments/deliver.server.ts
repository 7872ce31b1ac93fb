import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { returnStock } from '~/features/catalogue/catalogue.server'
import { paymentTypes } from '~/features/payments/payments'
import type { LinePieces } from '../record/fulfilment-record'
import {
  type Cause,
  type LockedOrder,
  cancelPieces,
  lockOrder,
  setDelivered,
  moveOrder,
} from '~/features/orders/orders.server'
import { refundOrder } from '../refunds/refund.server'
import { endWhenEmpty, refundReceived } from '../returns/decide.server'
import { owedFor, unsentKey } from '../returns/owed.server'
import { readReturnable } from '../returns/returnable.server'
import { openReturn } from '../returns/store.server'
import { orderStatuses } from '~/features/orders/orders'
import * as store from './shipment-store.server'
import type { DeliverOutcome, Staff, StaffOutcome } from '../processing/staff'

/**
 * Records the delivery of all parcels or of one. When the last piece of the order is delivered: 96
 * → 97.
 */
export function deliver(db: Db, code: string, staff: Staff, shipmentId?: number): Promise<DeliverOutcome> {
  return transaction(db, async (db): Promise<DeliverOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    if (order.status !== orderStatuses.shipped) return { status: 'refused', is: order.status }
    const marked = await store.markDelivered(db, order.id, staff.now, shipmentId)
    if (shipmentId !== undefined && marked === 0) return { status: 'unknown_shipment' }
    const lines = await store.readShippedLines(db, order.id)
    const isComplete = lines.every(({ quantity, delivered }) => delivered === quantity)
    if (isComplete) await endDelivered(db, order, staff.now, { ...staff, reason: 'delivered' })
    if (order.paymentType === paymentTypes.cashOnDelivery) await refundReceived(db, order, staff)
    await audit(db, {
      actor: staff.actor,
      action: 'deliver',
      subject: `orders ${order.id}`,
      before: { status: orderStatuses.shipped },
      after: { status: order.status, shipmentId },
    })
    return { status: 'delivered', isComplete }
  })
}

/** Moves an order to delivered, 96 → 97; `at`: the delivery of its last parcel. */
async function endDelivered(db: Transaction, order: LockedOrder, at: Date, cause: Cause): Promise<void> {
  await moveOrder(db, order, orderStatuses.delivered, cause)
  await setDelivered(db, order, at)
}

/**
 * Records that the buyer did not take the parcels on their way. An order without any delivery ends,
 * 96 → 99; a partly delivered order keeps its delivered part, 96 → 97. Unshipped pieces are
 * returned to stock and refunded at once. Pieces on their way become a return; they are counted and
 * refunded after inspection.
 */
export function refuseDelivery(db: Db, code: string, note: string, staff: Staff): Promise<StaffOutcome> {
  return transaction(db, async (db): Promise<StaffOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    if (order.status !== orderStatuses.shipped) return { status: 'refused', is: order.status }
    const lines = await store.readShippedLines(db, order.id)
    await cancelUnsent(db, order, lines)
    const arrivedAt = await store.readLastDelivery(db, order.id)
    if (arrivedAt) await endDelivered(db, order, arrivedAt, { ...staff, reason: 'partly_delivered', note })
    else await moveOrder(db, order, orderStatuses.cancelled, { ...staff, reason: 'undelivered', note })
    await openUndelivered(db, order, lines, staff)
    const amount = await owedFor(db, order)
    await refundOrder(db, order, { amount, reason: 'undelivered', key: unsentKey(code), ...staff })
    await endWhenEmpty(db, order, staff)
    await audit(db, {
      actor: staff.actor,
      action: 'undelivered',
      subject: `orders ${order.id}`,
      before: { status: orderStatuses.shipped },
      after: { status: order.status },
    })
    return { status: 'done', is: order.status }
  })
}

async function cancelUnsent(
  db: Transaction,
  { code }: LockedOrder,
  lines: readonly store.ShippedLine[],
): Promise<void> {
  const left = lines.flatMap(({ id, variantId, quantity, shipped }) =>
    quantity > shipped ? [{ lineId: id, variantId, quantity: quantity - shipped }] : [],
  )
  await cancelPieces(db, left)
  await returnStock(db, code, left)
}

/** Opens a return for the pieces on their way that are in no other return. */
async function openUndelivered(
  db: Transaction,
  order: LockedOrder,
  lines: readonly store.ShippedLine[],
  { actor, now }: Staff,
): Promise<void> {
  const onItsWay = new Map(lines.map(({ id, shipped, delivered }) => [id, shipped - delivered]))
  const away = (await readReturnable(db, order.id))
    .map(({ lineId, quantity }): LinePieces => ({
      lineId,
      quantity: Math.min(quantity, onItsWay.get(lineId)!),
    }))
    .filter(({ quantity }) => quantity > 0)
  if (away.length === 0) return
  await openReturn(db, order, {
    kind: 'undelivered',
    state: 'accepted',
    note: '',
    key: `undelivered-${order.code}`,
    // No email of its own: the email about the order tells it.
    lines: away,
    actor,
    now,
    tells: false,
  })
}
