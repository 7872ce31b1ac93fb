import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { addLines, priceRequestedForOrder, restoreChoice } from '~/features/basket/basket.server'
import { orderBar } from '~/features/customers/customers'
import type { Member } from '~/features/identity/identity'
import { openShopper } from '~/features/identity/identity.server'
import type { PaymentType } from '~/features/payments/payments'
import { type AcceptedContract, approvedBy } from '~/features/orders/orders'
import { NotPlaced, outcomeOf } from '../place/not-placed'
import type { OrderCall } from '../place/order-request'
import type { GoodsSource } from '../place/ordered-goods.server'
import { placeOrder } from '../place/place-order.server'
import { quoteChoice } from '../quote/quote.server'
import { enqueueRequestMail } from './ask.server'
import type { DecideOutcome, RequestDecision, TakeBackOutcome } from './requests'
import * as store from './store.server'

/** Returns whether a user may decide the requests of the company: only its owners may. */
export function decides({ partner }: Member): boolean {
  return partner.role === 'owner'
}

/**
 * Places the order that a buyer requested, in the owner's name, at current prices and from current
 * stock. When two owners approve at the same time, one order is placed and the second owner gets
 * the outcome `ended`.
 */
export function approveRequest(
  db: Db,
  owner: Member,
  { id, contracts }: { id: number; contracts: readonly AcceptedContract[] },
  call: OrderCall,
): Promise<DecideOutcome> {
  return decide(db, owner, id, async (db, request) => {
    const outcome = await placeOrder(db, owner, fromRequest(request, owner, contracts), call)
    if (outcome.status !== 'placed') throw new NotPlaced(outcome)
    await end(db, owner, id, { decision: 'approved', orderId: outcome.order.id, decidedAt: call.now })
    return outcome
  }).catch(outcomeOf)
}

/** Returns the goods of a request for approval. */
function fromRequest(
  asked: store.StoredRequest,
  owner: Member,
  contracts: readonly AcceptedContract[],
): GoodsSource {
  return async (db, _, { now }) => {
    const shopperId = await openShopper(db, owner)
    const { address, invoice, carrierId, depot, note } = asked
    const paymentType = asked.paymentType as PaymentType
    const request = { address, invoice, carrierId, depot, paymentType, note, contracts }
    const requested = { lines: await store.readRequestLines(db, asked.id), choice: asked }
    const goods = await priceRequestedForOrder(db, owner, requested, address.email)
    const quote = await quoteChoice(db, owner, goods, request, now)
    const reason = approvedBy(asked.requesterName, owner.user.name)
    return { ordered: { goods, quote, request, shopperId, basket: null, reason } }
  }
}

/** Refuses a request with the owner's reason. */
export function refuseRequest(
  db: Db,
  owner: Member,
  { id, reason }: { id: number; reason: string },
  now: Date,
): Promise<DecideOutcome> {
  return decide(db, owner, id, async (db) => {
    await end(db, owner, id, { decision: 'refused', reason, decidedAt: now })
    return { status: 'refused' }
  })
}

/**
 * Puts the goods of the buyer's own request back into the basket, with its coupon and campaign.
 * This works once, and it withdraws a request that is still waiting. Goods that can no longer be
 * added stay readable in the request.
 */
export function takeBackRequest(db: Db, buyer: Member, id: number, now: Date): Promise<TakeBackOutcome> {
  return transaction(db, async (db): Promise<TakeBackOutcome> => {
    const request = await store.lockRequest(db, id, whoseOwn(buyer))
    if (!request || request.takenBackAt || request.decision === 'approved' || orderBar(buyer))
      return { status: 'not_found' }
    if (!request.decision)
      await store.insertDecision(db, {
        requestId: id,
        decision: 'withdrawn',
        decidedAt: now,
        deciderId: buyer.user.userId,
        deciderName: buyer.user.name,
      })
    await store.writeTakenBack(db, id, now)
    const outcomes = await addLines(db, buyer, await store.readRequestLines(db, id))
    await restoreChoice(db, buyer, request)
    const added = outcomes.filter((one) => one.status === 'success' || one.status === 'insufficient').length
    return { status: 'taken_back', added, left: outcomes.length - added }
  })
}

/** Limits a query to the requests of this member. */
export const whoseOwn = ({ partner, user }: Member): store.Whose => ({
  partnerId: partner.id,
  requesterId: user.userId,
})

function decide(
  db: Db,
  owner: Member,
  id: number,
  work: (db: Transaction, request: store.StoredRequest) => Promise<DecideOutcome>,
): Promise<DecideOutcome> {
  return transaction(db, async (db): Promise<DecideOutcome> => {
    if (!decides(owner)) return { status: 'not_found' }
    const request = await store.lockRequest(db, id, { partnerId: owner.partner.id, requesterId: null })
    if (!request) return { status: 'not_found' }
    if (request.decision) return { status: 'ended', state: request.decision }
    return work(db, request)
  })
}

async function end(
  db: Transaction,
  { user }: Member,
  requestId: number,
  ending: { decision: RequestDecision; decidedAt: Date; reason?: string; orderId?: number },
): Promise<void> {
  await store.insertDecision(db, {
    requestId,
    deciderId: user.userId,
    deciderName: user.name,
    ...ending,
  })
  await enqueueRequestMail(db, requestId, 'decided')
}
