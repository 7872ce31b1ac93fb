import type { Db, Transaction } from '~/db/connection.server'
import type { BasketGoods } from '~/features/basket/basket'
import { holdBasket, priceHeldBasket } from '~/features/basket/basket.server'
import type { Visitor } from '~/features/identity/identity'
import type { OrderQuote } from '~/features/orders/orders'
import { quoteChoice } from '../quote/quote.server'
import type { OrderCall, OrderRequest } from './order-request'
import type { BasketRefusal, PlaceOutcome } from './outcome'
import { refuseGoods } from './refuse-goods'

/** The goods of a new order at current prices, with everything the customer chose for them. */
export type OrderedGoods = {
  goods: BasketGoods
  quote: OrderQuote
  request: OrderRequest
  shopperId: number | null
  /** The locked basket that holds the goods; null when they come from a request for approval. */
  basket: { id: number; openOrderCode: string | null } | null
  /** The reason in the order's history: a code of `text.reasons` or a sentence. */
  reason: string
}

/**
 * Locks and prices the goods of an order and returns them, or an outcome when there are none to
 * order.
 */
export type GoodsSource = (
  db: Transaction,
  buyer: Visitor,
  call: OrderCall,
) => Promise<{ ordered: OrderedGoods } | { refused: PlaceOutcome }>

/** Returns a source that takes the goods from the buyer's basket. */
export function fromBasket(request: OrderRequest): GoodsSource {
  return async (db, buyer, call) => {
    const held = await holdBasket(db, buyer)
    if (!held) return { refused: { status: 'empty_basket' } }
    const about = { email: request.address.email, couponCode: request.coupon?.code }
    const goods = await priceHeldBasket(db, buyer, held, about)
    const quote = await quoteChoice(db, buyer, goods, request, call.now)
    return {
      ordered: { goods, quote, request, shopperId: held.shopperId, basket: held, reason: 'placed' },
    }
  }
}

/** Returns the quote of an order of these goods, or the reason why they cannot be ordered. */
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
