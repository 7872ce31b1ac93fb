import type { Kurus } from '~/kernel/money'
import type { ReturnKind } from '../record/fulfilment-record'
import { orderStatuses } from '~/features/orders/orders'
import type { FullOrder } from '../record/full-order'

const dayMs = 24 * 3_600_000
// Türkiye is three hours ahead of UTC all year.
const offsetMs = 3 * 3_600_000

const startOfDay = (moment: Date) =>
  new Date(Math.floor((moment.getTime() + offsetMs) / dayMs) * dayMs - offsetMs)

/** When the time for withdrawal is over: `days` whole days in Istanbul after the day of delivery. */
export function endOfWithdrawal(deliveredAt: Date, days: number): Date {
  return new Date(startOfDay(deliveredAt).getTime() + (days + 1) * dayMs)
}

/** The time for withdrawal of what was delivered before this moment is over now. */
export function startOfWithdrawal(now: Date, days: number): Date {
  return new Date(startOfDay(now).getTime() - days * dayMs)
}

/** Why goods of an order may come back now; only a consumer's within its time needs no reason. */
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
  // Before delivery too (art. 9).
  const inTime = isConsumer && (withdrawUntil === null ? status === shipped : new Date(withdrawUntil) > now)
  const complaints = status === shipped ? [] : (['defective', 'damaged', 'wrong'] as const)
  return [...(inTime ? (['withdrawal'] as const) : []), ...complaints]
}

/** An order as far as money goes back for pieces of it: `charged`, what its buyer is charged for a line. */
export type Charged = {
  lines: readonly { id: number; quantity: number; charged: Kurus }[]
  grandTotal: Kurus
}

/**
 * The cost of some pieces of an order (by line) to its buyer, in kuruş. Pieces of a line share what it cost; transport and payment
 * are paid for as long as one piece of all is kept (art. 12), so that the whole order costs its grand total.
 */
export function costOf({ lines, grandTotal }: Charged, pieces: ReadonlyMap<number, number>): Kurus {
  let [cost, goods, isEmpty] = [0, 0, true]
  for (const { id, quantity, charged } of lines) {
    const count = pieces.get(id) ?? 0
    // Kept pieces are rounded up: the refund is never more than the share.
    cost += Math.ceil((charged * count) / quantity)
    goods += charged
    if (count > 0) isEmpty = false
  }
  return isEmpty ? 0 : cost + (grandTotal - goods)
}
