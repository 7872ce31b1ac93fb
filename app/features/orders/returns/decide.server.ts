import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { returnStock } from '~/features/catalogue/catalogue.server'
import type { Kurus } from '~/kernel/money'
import type { ReturnState } from '../aftercare'
import { type LockedOrder, lockOrder, moveOrder } from '../change-status.server'
import { giveBack, refundable } from '../money-back.server'
import { findOrder } from '../read-store.server'
import type { Pieces, Staff } from '../staff/staff'
import { orderStatuses } from '../status'
import { refundOf } from './right'
import * as store from './store.server'

export type DecideReturnOutcome =
  | { status: 'done'; state: ReturnState; refund: Kurus }
  | { status: 'not_found' }
  | { status: 'refused'; is: ReturnState }
  /** More pieces are to be sold again than came back. */
  | { status: 'too_many'; lineId: number; left: number }

type Return = NonNullable<Awaited<ReturnType<typeof store.findReturn>>>

/** What a buyer asked for may come back. */
export function acceptReturn(db: Db, id: number, note: string, staff: Staff): Promise<DecideReturnOutcome> {
  return decide(db, id, ['asked'], staff, async (db, one) => {
    await store.moveReturn(db, one, 'accepted', { ...staff, note })
    return { status: 'done', state: 'accepted', refund: 0 }
  })
}

/** It may not, or what came is not as it has to be; the buyer is told why. */
export function refuseReturn(db: Db, id: number, note: string, staff: Staff): Promise<DecideReturnOutcome> {
  return decide(db, id, ['asked', 'accepted'], staff, async (db, one) => {
    await store.moveReturn(db, one, 'refused', { ...staff, note })
    return { status: 'done', state: 'refused', refund: 0 }
  })
}

/**
 * The goods are there and have been looked at: `restocked` pieces (by line; null: all) can be sold again, the money goes
 * back, and when every line of the order has come back, the order ends.
 */
export function receiveReturn(
  db: Db,
  id: number,
  restocked: Pieces | null,
  staff: Staff,
): Promise<DecideReturnOutcome> {
  return decide(db, id, ['accepted'], staff, async (db, one, order) => {
    const lines = await store.readReturnLines(db, id)
    const sellable = lines.map((line) => ({
      ...line,
      quantity: restocked ? (restocked.get(line.lineId) ?? 0) : line.quantity,
    }))
    for (const [i, { lineId, quantity }] of sellable.entries())
      if (quantity > lines[i]!.quantity) return { status: 'too_many', lineId, left: lines[i]!.quantity }
    await store.writeRestocked(db, id, sellable)
    await returnStock(db, one.code, sellable)
    await store.moveReturn(db, one, 'received', staff)
    const refund = await payBack(db, one, order, staff)
    await endWhenEmpty(db, order, staff)
    return { status: 'done', state: 'received', refund }
  })
}

/** What came back before the buyer had paid at the door for all parcels is paid back once they have. */
export async function payBackReceived(db: Transaction, order: LockedOrder, staff: Staff): Promise<void> {
  for (const { id, state } of await store.readReturns(db, order.id))
    if (state === 'received') await payBack(db, (await store.findReturn(db, id))!, order, staff)
}

async function payBack(db: Transaction, one: Return, order: LockedOrder, staff: Staff): Promise<Kurus> {
  const left = await refundable(db, order)
  const amount = one.kind === 'undelivered' ? left : Math.min(left, await shareOf(db, one))
  const wish = { amount, reason: one.kind, key: `return-${one.id}`, returnId: one.id, ...staff }
  const outcome = await giveBack(db, order, wish)
  if (outcome.status !== 'due') return 0
  if (outcome.means === 'account') await store.moveReturn(db, one, 'refunded', staff)
  return outcome.amount
}

async function shareOf(db: Transaction, { id, code }: Return): Promise<Kurus> {
  const order = (await findOrder(db, { code }))!
  const earlier = await store.readPiecesBack(db, order.id, ['received', 'refunded'], id)
  const lines = await store.readReturnLines(db, id)
  return refundOf(order, earlier, new Map(lines.map(({ lineId, quantity }) => [lineId, quantity])))
}

/** 99 is for orders of which every line was cancelled or has come back. */
async function endWhenEmpty(db: Transaction, order: LockedOrder, { actor, now }: Staff): Promise<void> {
  const { shipped, delivered, completed, cancelled } = orderStatuses
  if (![shipped, delivered, completed].some((status) => status === order.status)) return
  const { lines } = (await findOrder(db, { code: order.code }))!
  const back = await store.readPiecesBack(db, order.id, ['received', 'refunded'])
  if (lines.some(({ id, quantity }) => (back.get(id) ?? 0) < quantity)) return
  await moveOrder(db, order, cancelled, { actor, reason: 'returned', now })
}

async function decide(
  db: Db,
  id: number,
  from: readonly ReturnState[],
  { actor }: Staff,
  work: (db: Transaction, one: Return, order: LockedOrder) => Promise<DecideReturnOutcome>,
): Promise<DecideReturnOutcome> {
  return transaction(db, async (db): Promise<DecideReturnOutcome> => {
    const found = await store.findReturn(db, id)
    if (!found) return { status: 'not_found' }
    const order = (await lockOrder(db, found.code))!
    // Read again under the lock.
    const one = (await store.findReturn(db, id))!
    if (!from.includes(one.state)) return { status: 'refused', is: one.state }
    const outcome = await work(db, one, order)
    if (outcome.status !== 'done') return outcome
    const { state, refund } = outcome
    await audit(db, {
      ...{ actor, action: 'return', subject: `orders ${order.id}` },
      ...{ before: { returnId: id, state: one.state }, after: { returnId: id, state, refund } },
    })
    return outcome
  })
}
