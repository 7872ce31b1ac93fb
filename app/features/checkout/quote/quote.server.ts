import type { Db } from '~/db/connection.server'
import { getCharges } from '~/features/basket/basket.server'
import type { BasketGoods } from '~/features/basket/basket'
import { getOwnPriceList } from '~/features/customers/customers.server'
import { isDealer, type Visitor } from '~/features/identity/identity'
import { getCredit } from '~/features/ledger/ledger.server'
import { paymentTypes } from '~/features/payments/payments'
import { getPaymentMethods } from '~/features/payments/payments.server'
import { noInstallments, readInstallmentTerms } from './installment-terms.server'
import { readActiveCarriers, readUncounted } from '~/features/orders/orders.server'
import type { OrderQuote } from '~/features/orders/orders'
import { type Choice, quoteBasket, type Terms } from './quote'

/**
 * Returns the quote of goods that were just read or locked, with the chosen carrier and payment
 * method.
 */
export async function quoteOrder(
  db: Db,
  visitor: Visitor,
  goods: BasketGoods,
  choice: Choice,
  now: Date,
): Promise<OrderQuote> {
  return quoteBasket(goods, await readTerms(db, visitor, { goods, now }), choice, now)
}

/** Returns the same quote for an order; it reads instalment plans only for card payments. */
export async function quoteChoice(
  db: Db,
  visitor: Visitor,
  goods: BasketGoods,
  choice: Choice,
  now: Date,
): Promise<OrderQuote> {
  const split = choice.paymentType === paymentTypes.card ? goods : null
  return quoteBasket(goods, await readTerms(db, visitor, { goods: split, now }), choice, now)
}

// The queries run one after the other because `db` may be a transaction, which has a single
// connection.
async function readTerms(
  db: Db,
  visitor: Visitor,
  { goods, now }: { goods: BasketGoods | null; now: Date },
): Promise<Terms> {
  const carriers = await readActiveCarriers(db)
  const methods = await getPaymentMethods(db, visitor)
  const charges = await getCharges(db, visitor)
  const credit = await getCredit(db, visitor, { now, uncounted: await readUncounted(db, visitor) })
  const { minimumOrder } = await getOwnPriceList(db, visitor)
  const isSplit = goods && methods.some(({ type }) => type === paymentTypes.card)
  const productIds = goods?.lines.map(({ productId }) => productId) ?? []
  const installments = isSplit ? await readInstallmentTerms(db, productIds) : noInstallments
  return { carriers, isForDealer: isDealer(visitor), methods, charges, credit, minimumOrder, installments }
}
