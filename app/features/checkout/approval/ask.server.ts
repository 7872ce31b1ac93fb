import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { BasketLine } from '~/features/basket/basket'
import { emptyBasket, holdBasket, priceHeldBasket, setOpenOrder } from '~/features/basket/basket.server'
import { orderBar } from '~/features/customers/customers'
import { findOwners } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { paymentTypes } from '~/features/payments/payments'
import { replaceOrder } from '~/features/orders/orders.server'
import { deleteDraft } from '../steps/draft-store.server'
import type { OrderRequest } from '../place/order-request'
import { checkGoods } from '../place/ordered-goods.server'
import { type AskOutcome, limitOver } from './requests'
import { insertRequest, type StoredRequestLine } from './store.server'

/**
 * A buyer's request for approval. It carries no contracts: the owner who approves it accepts them.
 */
export type ApprovalInput = Omit<OrderRequest, 'contracts'>

/**
 * Turns a basket over its buyer's limit into a request that an owner of the company can approve. It
 * creates no order and reserves no stock. The lines move from the basket to the request; the buyer
 * can take them back.
 */
export function requestApproval(
  db: Db,
  visitor: Visitor,
  input: ApprovalInput,
  now: Date,
): Promise<AskOutcome> {
  return transaction(db, async (db): Promise<AskOutcome> => {
    const bar = orderBar(visitor)
    if (bar) return { status: 'may_not_order', reason: bar }
    const basket = await holdBasket(db, visitor)
    if (!basket) return { status: 'empty_basket' }
    const goods = await priceHeldBasket(db, visitor, basket)
    if (input.paymentType === paymentTypes.card) return { status: 'payment_unavailable', reason: 'approval' }
    const checked = await checkGoods(db, visitor, goods, input, now)
    if (checked.status !== 'orderable') return checked
    const { grandTotal } = checked.quote.basket
    const limit = limitOver(visitor, grandTotal)
    if (limit === null || visitor.kind !== 'member') return { status: 'not_needed' }
    const { user, partner, priceKey } = visitor
    if ((await findOwners(db, partner.id)).length === 0) return { status: 'no_owner' }
    const { address, invoice, carrierId, depot = '', paymentType, note } = input
    const request = {
      businessPartnerId: partner.id,
      requesterId: user.userId,
      requesterName: user.name,
      requesterEmail: user.email,
      priceListId: priceKey.listId,
      createdAt: now,
      address,
      invoice,
      carrierId,
      depot,
      paymentType,
      note,
      orderLimit: limit,
      grandTotal,
      ...goods.choice,
      couponId: goods.coupon?.id ?? null,
    }
    const id = await insertRequest(db, request, goods.lines.map(toLine))
    // Every other order of this basket also cancels a card payment that is open for the same goods.
    if (goods.openOrderCode) {
      await replaceOrder(db, goods.openOrderCode, now)
      await setOpenOrder(db, goods.id, null)
    }
    await emptyBasket(db, goods.id)
    await deleteDraft(db, goods.id)
    await enqueueRequestMail(db, id, 'asked')
    return { status: 'requested', id }
  })
}

/** Queues an email about a request: `asked` goes to the owners, `decided` to the requester. */
export function enqueueRequestMail(
  db: Transaction,
  requestId: number,
  event: 'asked' | 'decided',
): Promise<void> {
  const job = { name: 'send-request-mail', payload: { requestId, event } } as const
  return enqueue(db, job, { key: `request-mail-${requestId}-${event}` })
}

function toLine(line: BasketLine): StoredRequestLine {
  const { productId, variantId, quantity, unitPrice } = line
  const names = { productCode: line.code, productName: line.name, variantName: line.variantName }
  return { productId, variantId, quantity, unitPrice, ...names }
}
