import type { Kurus } from '~/kernel/money'
import type { ReturnKind } from '../aftercare'
import type { Order } from '../orders'
import { orderStatuses } from '../status'

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
  }: Pick<Order, 'status' | 'isConsumer' | 'withdrawUntil' | 'returnable'>,
  now: Date,
): ReturnKind[] {
  const { shipped, delivered, completed } = orderStatuses
  if (returnable.length === 0 || ![shipped, delivered, completed].some((left) => left === status)) return []
  // Before delivery too (art. 9).
  const inTime = isConsumer && (withdrawUntil === null ? status === shipped : new Date(withdrawUntil) > now)
  const complaints = status === shipped ? [] : (['defective', 'damaged', 'wrong'] as const)
  return [...(inTime ? (['withdrawal'] as const) : []), ...complaints]
}

type Paid = Pick<Order, 'lines' | 'grandTotal'>
type Pieces = ReadonlyMap<number, number>

/**
 * What goes back for pieces of an order, in kuruş, when `earlier` ones (by line) have gone back before. Pieces of a line
 * share what it cost; with the last piece of all, what was paid for transport and payment goes back too (art. 12), so
 * that all returns of an order together are its grand total.
 */
export function refundOf(order: Paid, earlier: Pieces, pieces: Pieces): Kurus {
  const paid = order.lines.map(({ chargedNet, chargedKdv }) => chargedNet + chargedKdv)
  const share = (i: number, count: number) => Math.floor((paid[i]! * count) / order.lines[i]!.quantity)
  let amount = 0
  let isWhole = true
  for (const [i, { id, quantity }] of order.lines.entries()) {
    const before = earlier.get(id) ?? 0
    const after = before + (pieces.get(id) ?? 0)
    amount += share(i, after) - share(i, before)
    if (after < quantity) isWhole = false
  }
  const goods = paid.reduce((sum, one) => sum + one, 0)
  return isWhole ? amount + (order.grandTotal - goods) : amount
}
