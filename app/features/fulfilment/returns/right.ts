import type { Kurus } from '~/kernel/money'
import type { ReturnKind } from '../record/fulfilment-record'
import { orderStatuses } from '~/features/orders/orders'
import type { FullOrder } from '../record/full-order'

const dayMs = 24 * 3_600_000
// Türkiye is three hours ahead of UTC all year.
const offsetMs = 3 * 3_600_000

const startOfDay = (moment: Date) =>
  new Date(Math.floor((moment.getTime() + offsetMs) / dayMs) * dayMs - offsetMs)

/**
 * Returns the end of the withdrawal period: `days` whole days in Istanbul after the day of
 * delivery.
 */
export function endOfWithdrawal(deliveredAt: Date, days: number): Date {
  return new Date(startOfDay(deliveredAt).getTime() + (days + 1) * dayMs)
}

/** Returns the moment before which a delivery's withdrawal period is over now. */
export function startOfWithdrawal(now: Date, days: number): Date {
  return new Date(startOfDay(now).getTime() - days * dayMs)
}

/**
 * Returns the reasons with which goods of an order may come back now; only a consumer's withdrawal
 * within its period needs no cause.
 */
export function returnKindsFor(
  {
    status,
    isConsumer,
    withdrawUntil,
    returnable,
  }: Pick<FullOrder, 'status' | 'isConsumer' | 'withdrawUntil' | 'returnable'>,
  now: Date,
): ReturnKind[] {
  const { shipped, delivered, completed } = orderStatuses
  if (returnable.length === 0 || ![shipped, delivered, completed].some((left) => left === status)) return []
  // A consumer may withdraw before delivery too (art. 9).
  const inTime = isConsumer && (withdrawUntil === null ? status === shipped : new Date(withdrawUntil) > now)
  const complaints = status === shipped ? [] : (['defective', 'damaged', 'wrong'] as const)
  return [...(inTime ? (['withdrawal'] as const) : []), ...complaints]
}

/**
 * The charged amounts of an order, from which refunds are calculated. `charged`: the amount the
 * buyer is charged for a line.
 */
export type Charged = {
  lines: readonly { id: number; quantity: number; charged: Kurus }[]
  grandTotal: Kurus
}

/**
 * Returns the cost of some pieces of an order (by line) to its buyer, in kuruş. The pieces of a
 * line share its cost. Transport and payment fee count as long as one piece of the order is kept
 * (art. 12), so that the whole order costs its grand total.
 */
export function costOf({ lines, grandTotal }: Charged, pieces: ReadonlyMap<number, number>): Kurus {
  let [cost, goods, isEmpty] = [0, 0, true]
  for (const { id, quantity, charged } of lines) {
    const count = pieces.get(id) ?? 0
    // The cost of kept pieces is rounded up, so that a refund never exceeds its share.
    cost += Math.ceil((charged * count) / quantity)
    goods += charged
    if (count > 0) isEmpty = false
  }
  return isEmpty ? 0 : cost + (grandTotal - goods)
}
