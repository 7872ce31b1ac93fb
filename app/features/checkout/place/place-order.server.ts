import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type HeldGoods, holdBasket, priceHeldBasket, setOpenOrder } from '~/features/basket/basket.server'
import type { BasketGoods, BasketLine } from '~/features/basket/basket'
import { reserveStock, sellStock } from '~/features/catalogue/catalogue.server'
import { orderBar } from '~/features/customers/customers'
import { markAddressUsed } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { isPaidAhead, type PaymentType, paymentTypes } from '~/features/payments/payments'
import { startAttempt } from '~/features/payments/payments.server'
import type { Kurus } from '~/kernel/money'
import { getSettings } from '~/features/settings/settings.server'
import { notedOrder } from '~/features/promotions/promotions.server'
import { holdSavedAddress } from '../steps/address.server'
import {
  expiryJob,
  replaceOrder,
  settleOrder,
  areAccepted,
  drawUpContracts,
  missingContracts,
  showContract,
  newOrderCode,
  orderMailJob,
  insertOrder,
} from '~/features/orders/orders.server'
import type { AcceptedContract } from '../schema'
import { cardPaymentOf } from '../payment/card-payment'
import { chargeAccount, claimCredit } from './credit.server'
import { countOpenOrders } from './open-orders.server'
import { NotPlaced, outcomeOf } from './not-placed'
import { claimCoupon, freeCoupon, refuseCoupon } from './coupon.server'
import { type Address, type Invoice, type OrderQuote, orderStatuses } from '~/features/orders/orders'
import type { BasketRefusal, PlacedOrder, PlaceOutcome } from './outcome'
import { quoteChoice } from '../quote/quote.server'
import { lackingLines, refuseGoods } from './refuse-goods'
import { limitOver } from '../approval/requests'

/** What a customer orders with; the goods are the basket's, the prices the shop's. */
export type OrderRequest = {
  address: Address
  invoice: Invoice
  /** The member's saved address that both were taken from. */
  addressId?: number | null
  carrierId: number
  /** Freight depot and branch, for a carrier that needs them. */
  depot?: string | undefined
  paymentType: PaymentType
  /** Of a card payment; left out: all at once. */
  installments?: number | undefined
  note: string
  /**
   * Of the API, which accepts contracts without the fingerprint of what they say: this coupon (null: none; undefined:
   * the basket's) counts, or there is no order.
   */
  coupon?: { code: string | null | undefined }
  /** Of the API: what the customer was shown as the total, kuruş. Another one is no order. */
  expectedTotal?: Kurus | undefined
  contracts: readonly AcceptedContract[]
}

/** When, from where and at which address of the shop an order is placed. */
export type OrderCall = { now: Date; ip: string; origin: string }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Makes an order of the visitor's basket in one transaction: locks the basket, prices it afresh, keeps the lines and the
 * accepted texts, queues the letter, takes or promises the stock, counts the coupon's use, empties the basket. Nothing
 * is saved unless `placed`. Paid by card, the basket stays until the money is there; the next order made of it takes this
 * one's place.
 */
export function placeOrder(
  db: Db,
  visitor: Visitor,
  request: OrderRequest,
  call: OrderCall,
): Promise<PlaceOutcome> {
  return transaction(db, (db) => placeOrderWithin(db, visitor, request, call)).catch(outcomeOf)
}

/** The same in a transaction that the caller undoes unless `placed`. Throws `NotPlaced` once something was written. */
export async function placeOrderWithin(
  db: Transaction,
  visitor: Visitor,
  request: OrderRequest,
  call: OrderCall,
): Promise<PlaceOutcome> {
  const bar = orderBar(visitor)
  if (bar) return { status: 'may_not_order', reason: bar }
  const basket = await holdBasket(db, visitor)
  if (!basket) return { status: 'empty_basket' }
  const about = { email: request.address.email, couponCode: request.coupon?.code }
  const goods = await priceHeldBasket(db, visitor, basket, about)
  const quote = await quoteChoice(db, visitor, goods, request, call.now)
  return orderGoods(db, visitor, { goods, quote }, request, call)
}

/** Goods of a held basket, and what an order of them would be. */
export type QuotedGoods = { goods: HeldGoods; quote: OrderQuote }

/** Makes an order of the goods of a held basket, unless something stands in its way; see `placeOrderWithin`. */
export async function orderGoods(
  db: Transaction,
  visitor: Visitor,
  { goods, quote }: QuotedGoods,
  request: OrderRequest,
  call: OrderCall,
): Promise<PlaceOutcome> {
  const { coupon, paymentType } = request
  const bar = orderBar(visitor)
  if (bar) return { status: 'may_not_order', reason: bar }
  const refused = refuseGoods(goods, quote, request)
  if (refused) return refused
  const refusal = coupon && refuseCoupon(coupon, quote)
  if (refusal) return { status: 'coupon_refused', refusal }
  const limit = limitOver(visitor, quote.basket.grandTotal)
  if (limit !== null) return { status: 'approval_needed', limit }
  const { id: basketId, shopperId, openOrderCode } = goods
  if (openOrderCode) await replaceOrder(db, openOrderCode, call.now)
  const staysFull = paymentType === paymentTypes.card && !isFree(quote)
  const of = { quote, shopperId, emptiedBasketId: staysFull ? null : basketId }
  const outcome = await orderQuote(db, visitor, of, request, call)
  if (outcome.status !== 'placed') throw new NotPlaced(outcome)
  const { code, attemptId } = outcome.order
  if (openOrderCode || attemptId) await setOpenOrder(db, basketId, attemptId && code)
  return outcome
}

/** What an order of these goods would be, or what stands in its way whoever may accept the contracts. */
export async function checkGoods(
  db: Db,
  visitor: Visitor,
  goods: BasketGoods,
  choice: Pick<OrderRequest, 'carrierId' | 'depot' | 'paymentType' | 'installments'>,
  now: Date,
): Promise<{ status: 'orderable'; quote: OrderQuote } | BasketRefusal> {
  const quote = await quoteChoice(db, visitor, goods, choice, now)
  return refuseGoods(goods, quote, choice) ?? { status: 'orderable', quote }
}

/**
 * Makes an order of goods that can be ordered, in the visitor's name, when the contracts are accepted as they are. `reason`
 * is what the history tells of how it came about. Throws `NotPlaced` once something was written.
 *
 * The stock is taken near the end: whoever wants the same goods waits for the rest of the transaction. The coupon follows,
 * as wherever both are locked.
 */
export async function orderQuote(
  db: Transaction,
  visitor: Visitor,
  { quote, ...of }: { quote: OrderQuote; shopperId: number | null; emptiedBasketId: number | null },
  request: OrderRequest,
  call: OrderCall,
  reason = 'placed',
): Promise<PlaceOutcome> {
  const missing = await missingContracts(db, visitor, request.contracts)
  if (missing.length > 0) return { status: 'contracts_not_accepted', contracts: missing }
  const contracts = await drawUpContracts(db, { ...request, visitor, quote }, call)
  const { expectedTotal = quote.basket.grandTotal } = request
  if (expectedTotal !== quote.basket.grandTotal || !areAccepted(contracts, request.contracts))
    return { status: 'price_changed', quote, contracts: contracts.map(showContract) }
  const refusal = await claimCredit(db, visitor, request.paymentType, quote, call.now)
  if (refusal) return { status: 'payment_unavailable', ...refusal }

  const { paymentType, address } = request
  const addressId = await holdSavedAddress(db, visitor, request.addressId)
  const code = newOrderCode()
  const order = {
    ...{ code, quote, ...of },
    status: isPaidAhead(paymentType) ? orderStatuses.awaitingPayment : orderStatuses.placed,
    expiresAt: isFree(quote) ? null : await expiryOf(db, paymentType, call.now),
    businessPartnerId: visitor.kind === 'member' ? visitor.partner.id : null,
    priceListId: visitor.priceKey.listId,
  }
  const isByCard = paymentType === paymentTypes.card && !isFree(quote)
  const isPaidFor = order.status === orderStatuses.placed || isFree(quote)
  const placing = { code, email: address.email, isPaidFor, now: call.now }
  const waitsForTransfer = paymentType === paymentTypes.transfer && !isFree(quote)
  const asker = { shopperId: of.shopperId, email: address.email }
  const open = waitsForTransfer ? await countOpenOrders(db, visitor, asker, { ...call, code }) : noneOpen
  if (open.refused) return open.refused
  await freeCoupon(db, visitor, quote, call.now)
  const id = await insertOrder(
    db,
    { ...order, ...request, addressId, ...call, reason, contracts },
    {
      noted: notedOrder(visitor, placing),
      jobs: [
        ...(order.expiresAt ? [expiryJob(code, order.expiresAt)] : []),
        // Paid by card it is an order, and worth a letter, once the money is there.
        ...(isByCard ? [] : [orderMailJob(code)]),
        ...open.jobs,
      ],
    },
  )
  const { grandTotal: amount, lines } = quote.basket
  await chargeAccount(db, visitor, { code, paymentType, amount, now: call.now })
  if (visitor.kind === 'member' && addressId)
    await markAddressUsed(db, visitor.partner.id, addressId, call.now)
  const attemptId = isByCard ? await startAttempt(db, cardPaymentOf({ ...order, ...request }, call)) : null
  const taken = await takeStock(db, code, paymentType, lines)
  if (taken.status === 'insufficient') throw new NotPlaced(lackingLines(lines, taken.available))
  await claimCoupon(db, visitor, quote, placing)
  const { status } = isFree(quote) ? await settleFree(db, code, order.status, call) : order
  return { status: 'placed', order: placed({ ...order, status, id, paymentType, attemptId }) }
}

const noneOpen = { refused: null, jobs: [] }

/** A coupon has paid for all of it. */
const isFree = ({ basket }: OrderQuote) => basket.grandTotal === 0

/** Nobody waits for money that nobody owes: no bank takes 0,00 TL, and no transfer of it would ever come. */
async function settleFree(db: Transaction, code: string, status: PlacedOrder['status'], { now }: OrderCall) {
  if (status !== orderStatuses.awaitingPayment) return { status }
  await settleOrder(db, { code, actor: 'buyer', reason: 'nothing_due', now })
  return { status: orderStatuses.placed }
}

// Paid ahead: promised until the money is there. Otherwise the goods are sold now (docs/product.md "stock").
function takeStock(db: Transaction, code: string, paymentType: PaymentType, lines: readonly BasketLine[]) {
  return isPaidAhead(paymentType) ? reserveStock(db, code, lines) : sellStock(db, code, lines)
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

function placed(order: {
  id: number
  code: string
  status: PlacedOrder['status']
  paymentType: PaymentType
  quote: OrderQuote
  expiresAt: Date | null
  attemptId: string | null
}): PlacedOrder {
  const { id, code, status, paymentType, quote, expiresAt, attemptId } = order
  const { grandTotal } = quote.basket
  return { id, code, status, paymentType, grandTotal, expiresAt: expiresAt?.toISOString() ?? null, attemptId }
}
