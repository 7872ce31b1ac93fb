import type { SQL } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Scheduled } from '~/db/jobs/jobs.server'
import { joinTransaction } from '~/db/transaction.server'
import type { BasketLine } from '~/features/basket/basket'
import { emptied, setOpenOrder } from '~/features/basket/basket.server'
import { reserveStock, sellStock } from '~/features/catalogue/catalogue.server'
import { orderBar } from '~/features/customers/customers'
import { markAddressUsed } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { purchaseOf } from '~/features/measurement/measurement.server'
import { orderStatuses } from '~/features/orders/orders'
import {
  expiryJob,
  insertOrder,
  newOrderCode,
  orderMailJob,
  replaceOrder,
  settleOrder,
} from '~/features/orders/orders.server'
import { isPaidAhead, type PaymentType, paymentTypes } from '~/features/payments/payments'
import { startAttempt } from '~/features/payments/payments.server'
import { notedOrder } from '~/features/promotions/promotions.server'
import { notedTouches } from '~/features/referrers/referrers.server'
import { getSettings } from '~/features/settings/settings.server'
import { isConfirmed, needsPhoneCode, usedUpConfirmation } from '../phone/phone-code.server'
import { limitOver } from '../approval/requests'
import { cardPaymentOf } from '../payment/card-payment'
import { holdSavedAddress } from '../steps/address.server'
import { deletedDraft } from '../steps/draft-store.server'
import { agreeContracts } from './agree-contracts.server'
import { claimCoupon, freeCoupon, refuseCoupon } from './coupon.server'
import { chargeAccount, claimCredit } from './credit.server'
import { NotPlaced, outcomeOf } from './not-placed'
import { tellLack, tellPlaced } from './happenings.server'
import { countOpenOrders } from './open-orders.server'
import type { OrderCall } from './order-request'
import type { GoodsSource, OrderedGoods } from './ordered-goods.server'
import type { PlacedOrder, PlaceOutcome } from './outcome'
import { lackingLines, refuseGoods } from './refuse-goods'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Places an order in one transaction and returns its outcome. The API, the last step of the
 * checkout and the approval of a request all call it. Only `placed` saves anything; when `db` is
 * already a transaction, the caller has to roll it back after any other outcome.
 */
export async function placeOrder(
  db: Db,
  buyer: Visitor,
  source: GoodsSource,
  call: OrderCall,
): Promise<PlaceOutcome> {
  return tellLack(db, await joinTransaction(db, (db) => place(db, buyer, source, call)).catch(outcomeOf))
}

/**
 * Locks are taken in the same order everywhere: basket, stock, coupon. The stock is locked near the
 * end, because all other orders of the same goods wait from then on.
 */
async function place(
  db: Transaction,
  buyer: Visitor,
  source: GoodsSource,
  call: OrderCall,
): Promise<PlaceOutcome> {
  const bar = orderBar(buyer)
  if (bar) return { status: 'may_not_order', reason: bar }
  const taken = await source(db, buyer, call)
  if ('refused' in taken) return taken.refused
  const { ordered } = taken
  const refused = refuse(buyer, ordered)
  if (refused) return refused
  const { quote, request, basket } = ordered
  const { lines, grandTotal } = quote.basket

  // A request was made by a member whose company answers for it.
  const needsCode = basket !== null && (await needsPhoneCode(db, request.paymentType))
  if (needsCode && !(await isConfirmed(db, ordered.shopperId, request.address.phone, call.now)))
    return { status: 'phone_unconfirmed' }

  // From here on a refusal rolls back the changes made before it.
  if (basket?.openOrderCode) await replaceOrder(db, basket.openOrderCode, call.now)
  const contracts = await agreeContracts(db, buyer, ordered, call)
  await claimCredit(db, buyer, request.paymentType, quote, call.now)
  const order = await drawUpOrder(db, buyer, ordered, call)
  const alerts = order.waitsForTransfer ? await countOpenOrders(db, buyer, order, call) : []
  await freeCoupon(db, buyer, quote, call.now)

  const isPlaced = !order.waitsForTransfer && !order.isByCard && !order.isFree
  const purchase = await purchaseOf(db, { ...order, ...call, isPlaced })
  const id = await insertOrder(
    db,
    { ...request, ...call, ...order, quote, contracts, reason: ordered.reason },
    {
      parts: [...partsOf(buyer, order, needsCode, call), ...purchase.parts],
      jobs: [...jobsOf(order, alerts), ...purchase.jobs],
    },
  )
  const { code, paymentType, addressId } = order
  await chargeAccount(db, buyer, { code, paymentType, amount: grandTotal, now: call.now })
  if (buyer.kind === 'member' && addressId) await markAddressUsed(db, buyer.partner.id, addressId, call.now)
  const attemptId = order.isByCard
    ? await startAttempt(db, cardPaymentOf({ ...request, ...order, quote }, call))
    : null

  await takeStock(db, code, paymentType, lines)
  await claimCoupon(db, buyer, quote, { ...order, now: call.now })
  const status = order.isFree ? await settleFree(db, order, call.now) : order.status
  if (basket && (basket.openOrderCode || attemptId)) await setOpenOrder(db, basket.id, attemptId && code)
  tellPlaced(db, buyer, paymentType)
  const expiresAt = order.expiresAt?.toISOString() ?? null
  return { status: 'placed', order: { id, code, status, paymentType, grandTotal, expiresAt, attemptId } }
}

function refuse(buyer: Visitor, { goods, quote, request }: OrderedGoods): PlaceOutcome | null {
  const refused = refuseGoods(goods, quote, request)
  if (refused) return refused
  const refusal = request.coupon && refuseCoupon(request.coupon, quote)
  if (refusal) return { status: 'coupon_refused', refusal }
  const limit = limitOver(buyer, quote.basket.grandTotal)
  return limit === null ? null : { status: 'approval_needed', limit }
}

/** Returns everything about the new order that follows from the goods and the payment. */
async function drawUpOrder(
  db: Transaction,
  buyer: Visitor,
  { quote, request, shopperId, basket }: OrderedGoods,
  { now }: OrderCall,
) {
  const { paymentType, address } = request
  // The coupon covers the whole total: a bank accepts neither a card payment nor a transfer of 0,00
  // TL.
  const isFree = quote.basket.grandTotal === 0
  const isByCard = paymentType === paymentTypes.card && !isFree
  return {
    code: newOrderCode(),
    status: isPaidAhead(paymentType) ? orderStatuses.awaitingPayment : orderStatuses.placed,
    paymentType,
    isFree,
    isByCard,
    waitsForTransfer: paymentType === paymentTypes.transfer && !isFree,
    /** True when the order does not wait for a payment. */
    isPaidFor: !isPaidAhead(paymentType) || isFree,
    addressId: await holdSavedAddress(db, buyer, request.addressId),
    expiresAt: isFree ? null : await expiryOf(db, paymentType, now),
    shopperId,
    businessPartnerId: buyer.kind === 'member' ? buyer.partner.id : null,
    priceListId: buyer.priceKey.listId,
    email: address.email,
    // An order by card keeps its basket until the payment is captured.
    emptiedBasketId: isByCard ? null : (basket?.id ?? null),
  }
}

type DrawnUp = Awaited<ReturnType<typeof drawUpOrder>>

/**
 * Returns the statements that run together with the insert of the order: they empty its basket,
 * delete its draft, use up its confirmed number, and record its coupon's customer and where the
 * buyer came from.
 */
function partsOf(buyer: Visitor, order: DrawnUp, needsCode: boolean, call: OrderCall): SQL[] {
  const { emptiedBasketId: id, shopperId } = order
  return [
    ...(id === null ? [] : [emptied(id), deletedDraft(id)]),
    ...(needsCode && shopperId !== null ? [usedUpConfirmation(shopperId)] : []),
    notedOrder(buyer, order),
    ...notedTouches(order.code, call.touches),
  ]
}

/**
 * Returns the jobs of a new order: its expiry, its email, and the alerts to the shop. An order by
 * card gets its email once it is paid.
 */
function jobsOf({ code, expiresAt, isByCard }: DrawnUp, alerts: readonly Scheduled[]): Scheduled[] {
  return [
    ...(expiresAt ? [expiryJob(code, expiresAt)] : []),
    ...(isByCard ? [] : [orderMailJob(code)]),
    ...alerts,
  ]
}

async function settleFree(
  db: Transaction,
  { code, status }: DrawnUp,
  now: Date,
): Promise<PlacedOrder['status']> {
  if (status !== orderStatuses.awaitingPayment) return status
  await settleOrder(db, { code, actor: 'buyer', reason: 'nothing_due', now })
  return orderStatuses.placed
}

/**
 * Reserves the stock of an order that is paid ahead; sells the stock of every other order at once.
 * Throws when the stock no longer suffices.
 */
async function takeStock(
  db: Transaction,
  code: string,
  paymentType: PaymentType,
  lines: readonly BasketLine[],
): Promise<void> {
  const taken = await (isPaidAhead(paymentType) ? reserveStock(db, code, lines) : sellStock(db, code, lines))
  if (taken.status === 'insufficient') throw new NotPlaced(lackingLines(lines, taken.available))
}

async function expiryOf(db: Transaction, paymentType: PaymentType, now: Date): Promise<Date | null> {
  if (!isPaidAhead(paymentType)) return null
  const settings = await getSettings(db)
  const time =
    paymentType === paymentTypes.card
      ? settings.number('checkout', 'card_expiry_minutes', 20) * minuteMs
      : settings.number('checkout', 'havale_expiry_days', 3) * dayMs
  return new Date(now.getTime() + time)
}
