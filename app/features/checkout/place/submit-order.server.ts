import type { Db, Transaction } from '~/db/connection.server'
import { holdBasket, priceHeldBasket } from '~/features/basket/basket.server'
import { type Visitor, visitorKey } from '~/features/identity/identity'
import type { AcceptedContract } from '~/features/orders/orders'
import { paymentTypes } from '~/features/payments/payments'
import { idempotently } from '~/http/calls/idempotency.server'
import { Problem } from '~/http/answering/problem.server'
import { requestApproval } from '../approval/ask.server'
import type { AskOutcome } from '../approval/requests'
import { quoteChoice } from '../quote/quote.server'
import { readDraft, writeDraft } from '../steps/draft-store.server'
import { type CheckoutStep, firstOpenStep } from '../steps/steps'
import type { OrderCall } from './order-request'
import type { OrderedGoods } from './ordered-goods.server'
import type { PlaceOutcome } from './outcome'
import { placeOrder } from './place-order.server'

/**
 * The outcome of the last step. `in_flight`: the first submission is still running; `key_reused`:
 * the form was sent before with different content.
 */
export type SubmitOutcome =
  | PlaceOutcome
  | AskOutcome
  | { status: 'step_locked'; firstOpenStep: CheckoutStep }
  | { status: 'in_flight' }
  | { status: 'key_reused' }

/**
 * The form of the last step. Without a note the saved one stays. `approval`: the page showed a
 * request to the owner instead of an order.
 */
type Confirmation = {
  note?: string | undefined
  contracts: AcceptedContract[]
  approval?: boolean | undefined
}

const patience = 8_000
const pause = 100

/**
 * Runs the last step of the checkout: orders the draft once for each `key` (a hidden field of the
 * form). A second click gets the answer of the first; a refused order may be retried with the same
 * key.
 */
export async function submitOrder(
  db: Db,
  visitor: Visitor,
  form: { key: string; confirmation: Confirmation },
  call: OrderCall,
): Promise<SubmitOutcome> {
  const until = performance.now() + patience
  for (;;) {
    const outcome = await submitOnce(db, visitor, form, call)
    if (outcome.status !== 'in_flight' || performance.now() > until) return outcome
    await new Promise((resume) => setTimeout(resume, pause))
  }
}

type Submitted = Extract<SubmitOutcome, { status: 'placed' | 'requested' }>

// Thrown to roll back the record of the key, which is kept only for orders and requests.
class NotSubmitted extends Error {
  constructor(readonly outcome: SubmitOutcome) {
    super(outcome.status)
  }
}

async function submitOnce(
  db: Db,
  visitor: Visitor,
  { key, confirmation }: { key: string; confirmation: Confirmation },
  call: OrderCall,
): Promise<SubmitOutcome> {
  const request = { path: 'checkout', body: confirmation }
  try {
    const { answer } = await idempotently(db, { owner: visitorKey(visitor), key, request }, async (db) => {
      const outcome = await orderDraft(db, visitor, confirmation, call)
      if (outcome.status !== 'placed' && outcome.status !== 'requested') throw new NotSubmitted(outcome)
      return { status: 200, answer: outcome }
    })
    return answer as Submitted
  } catch (error) {
    if (error instanceof NotSubmitted) return error.outcome
    if (error instanceof Problem && error.code === 'call_in_flight') return { status: 'in_flight' }
    if (error instanceof Problem && error.code === 'idempotency_key_reused') return { status: 'key_reused' }
    throw error
  }
}

/**
 * Orders the draft of the visitor's basket, or sends it to the owners of the company for approval.
 */
async function orderDraft(
  db: Transaction,
  visitor: Visitor,
  confirmation: Confirmation,
  call: OrderCall,
): Promise<SubmitOutcome> {
  if (!confirmation.approval)
    return placeOrder(
      db,
      visitor,
      async (db) => ({ ordered: await takeDraft(db, visitor, confirmation, call.now) }),
      call,
    )
  const { request } = await takeDraft(db, visitor, confirmation, call.now)
  return requestApproval(db, visitor, request, call.now)
}

/**
 * Returns the goods of the visitor's basket with the choices of the checkout draft. Throws
 * `NotSubmitted` before the last step is open.
 */
async function takeDraft(
  db: Transaction,
  visitor: Visitor,
  confirmation: Confirmation,
  now: Date,
): Promise<OrderedGoods> {
  const basket = await holdBasket(db, visitor)
  if (!basket) throw new NotSubmitted({ status: 'empty_basket' })
  const draft = await readDraft(db, basket.id)
  const { address, invoice, addressId, carrierId, depot, paymentType, installments } = draft
  const goods = await priceHeldBasket(db, visitor, basket, { email: address?.email })
  const quote = await quoteChoice(db, visitor, goods, draft, now)
  const open = firstOpenStep(draft, quote)
  if (open !== 'onay' || !address || !invoice || carrierId === null || paymentType === null)
    throw new NotSubmitted({ status: 'step_locked', firstOpenStep: open })
  const { note = draft.note, contracts } = confirmation
  // An order by card keeps its draft, so that a buyer who returns from the bank without paying
  // finds the note again.
  if (paymentType === paymentTypes.card && note !== draft.note) await writeDraft(db, basket.id, { note })
  const chosen = { address, invoice, addressId, carrierId, depot, paymentType, installments }
  return {
    goods,
    quote,
    request: { ...chosen, note, contracts },
    shopperId: basket.shopperId,
    basket,
    reason: 'placed',
  }
}
