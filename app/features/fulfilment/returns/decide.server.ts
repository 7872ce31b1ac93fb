import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { returnStock } from '~/features/catalogue/catalogue.server'
import type { Kurus } from '~/kernel/money'
import type { ReturnState } from '../record/fulfilment-record'
import { type LockedOrder, lockOrder, moveOrder } from '~/features/orders/orders.server'
import { refundOrder } from '../refunds/refund.server'
import { readShippedLines } from '../shipments/shipment-store.server'
import type { Pieces, Staff } from '../processing/staff'
import { orderStatuses } from '~/features/orders/orders'
import { owedFor } from './owed.server'
import * as store from './store.server'

export type DecideReturnOutcome =
  | { status: 'done'; state: ReturnState; refund: Kurus }
  | { status: 'not_found' }
  | { status: 'refused'; is: ReturnState }
  /** The decision restocks more pieces than came back. */
  | { status: 'too_many'; lineId: number; left: number }

type Return = NonNullable<Awaited<ReturnType<typeof store.findReturn>>>

/** Accepts the return that a buyer requested. */
export function acceptReturn(db: Db, id: number, note: string, staff: Staff): Promise<DecideReturnOutcome> {
  return decide(db, id, ['asked'], staff, async (db, one) => {
    await store.moveReturn(db, one, 'accepted', { ...staff, note })
    return { status: 'done', state: 'accepted', refund: 0 }
  })
}

/**
 * Refuses a return that is not allowed, or whose goods are not in the required condition. The buyer
 * gets the reason by email.
 */
export function refuseReturn(db: Db, id: number, note: string, staff: Staff): Promise<DecideReturnOutcome> {
  return decide(db, id, ['asked', 'accepted'], staff, async (db, one) => {
    await store.moveReturn(db, one, 'refused', { ...staff, note })
    return { status: 'done', state: 'refused', refund: 0 }
  })
}

/**
 * Records that the goods arrived and were inspected: `restocked` pieces (by line; null: all) go
 * back into stock, the money is refunded, and the order ends when every line has come back.
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
    const refund = await refundReturn(db, one, order, staff)
    await endWhenEmpty(db, order, staff)
    return { status: 'done', state: 'received', refund }
  })
}

/** Refunds cash-on-delivery returns that arrived before the delivery was recorded. */
export async function refundReceived(db: Transaction, order: LockedOrder, staff: Staff): Promise<void> {
  const received = (await store.readReturns(db, order.id)).filter(({ state }) => state === 'received')
  const ids = received.map(({ id }) => id)
  for (const [i, id] of ids.entries())
    await refundReturn(db, (await store.findReturn(db, id))!, order, staff, ids.slice(i + 1))
}

async function refundReturn(
  db: Transaction,
  one: Return,
  order: LockedOrder,
  staff: Staff,
  except: readonly number[] = [],
): Promise<Kurus> {
  const amount = await owedFor(db, order, except)
  const input = { amount, reason: one.kind, key: `return-${one.id}`, returnId: one.id, ...staff }
  const outcome = await refundOrder(db, order, input)
  if (outcome.status !== 'due') return 0
  if (outcome.means === 'account') await store.moveReturn(db, one, 'refunded', staff)
  return outcome.amount
}

/** Moves an order to 99 when every line was cancelled or has come back. */
export async function endWhenEmpty(
  db: Transaction,
  order: LockedOrder,
  { actor, now }: Staff,
): Promise<void> {
  const { shipped, delivered, completed, cancelled } = orderStatuses
  if (![shipped, delivered, completed].some((status) => status === order.status)) return
  const back = await store.readPiecesBack(db, order.id, ['received', 'refunded'])
  const lines = await readShippedLines(db, order.id)
  if (lines.some(({ id, quantity, cancelled }) => (back.get(id) ?? 0) + cancelled < quantity)) return
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
    // The return is read again under the lock.
    const one = (await store.findReturn(db, id))!
    if (!from.includes(one.state)) return { status: 'refused', is: one.state }
    const outcome = await work(db, one, order)
    if (outcome.status !== 'done') return outcome
    const { state, refund } = outcome
    await audit(db, {
      actor,
      action: 'return',
      subject: `orders ${order.id}`,
      before: { returnId: id, state: one.state },
      after: { returnId: id, state, refund },
    })
    return outcome
  })
}
