import type { Db, Transaction } from '~/db/connection.server'
import type { BasketGoods } from '~/features/basket/basket'
import { holdBasket, priceHeldBasket } from '~/features/basket/basket.server'
import type { Visitor } from '~/features/identity/identity'
import type { OrderQuote } from '~/features/orders/orders'
import { quoteChoice } from '../quote/quote.server'
import type { OrderCall, OrderRequest } from './order-request'
import type { BasketRefusal, PlaceOutcome } from './outcome'
import { refuseGoods } from './refuse-goods'

/** Goods that are about to be ordered, at the prices of now, with everything the customer chose for them. */
export type OrderedGoods = {
  goods: BasketGoods
  quote: OrderQuote
  request: OrderRequest
  shopperId: number | null
  /** The basket that holds them, locked; null: they come from a request for approval. */
  basket: { id: number; openOrderCode: string | null } | null
  /** For the history: a code of `text.reasons` or a sentence. */
  reason: string
}

/** Locks and prices the goods of an order. Returns an outcome where there are none to order. */
export type GoodsSource = (
  db: Transaction,
  buyer: Visitor,
  call: OrderCall,
) => Promise<{ ordered: OrderedGoods } | { refused: PlaceOutcome }>

/** The goods of the buyer's basket, ordered by this request. */
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

/** The quote of an order of these goods, or the reason why nobody could order them so. */
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
