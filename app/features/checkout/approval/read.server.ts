import type { Db } from '~/db/connection.server'
import type { BasketGoods, BasketLine } from '~/features/basket/basket'
import { priceRequested } from '~/features/basket/basket.server'
import { findOwners } from '~/features/customers/customers.server'
import type { Member } from '~/features/identity/identity'
import type { PaymentType } from '~/features/payments/payments'
import { getPaymentName } from '~/features/payments/payments.server'
import { renderContracts } from '~/features/orders/orders.server'
import { formatAddress, formatCarrier } from '~/features/orders/orders'
import type { OrderCall } from '../place/order-request'
import { checkGoods } from '../place/ordered-goods.server'
import { quoteOrder } from '../quote/quote.server'
import { decides, whoseOwn } from './decide.server'
import type { OrderRequestView, RequestApproval, RequestHead, RequestLine } from './requests'
import * as store from './store.server'

/** Number of requests on one page. */
export const requestsPerPage = 30

/**
 * Returns a buyer's own requests, or all requests of the company for its owner. Waiting requests
 * come first, then the newest.
 */
export async function listRequests(
  db: Db,
  member: Member,
  start = 0,
): Promise<{ requests: RequestHead[]; total: number }> {
  const whose = whoseOf(member)
  const page = await store.readRequests(db, whose, { start, length: requestsPerPage })
  return {
    requests: page.map((request) => headOf(member, request)),
    total: await store.countRequests(db, whose),
  }
}

/**
 * Returns the number of waiting requests: for an owner those of the company, for a buyer the
 * buyer's own.
 */
export function countWaitingRequests(db: Db, member: Member): Promise<number> {
  return store.countRequests(db, whoseOf(member), true)
}

/**
 * Returns one request with its goods and, for a member who may decide, the order it would become
 * now. Returns null when the request does not exist or belongs to others.
 */
export async function getRequest(
  db: Db,
  member: Member,
  id: number,
  call: Pick<OrderCall, 'now' | 'origin'>,
): Promise<OrderRequestView | null> {
  const request = await store.findRequest(db, id, whoseOf(member))
  if (!request) return null
  const lines = await store.readRequestLines(db, id)
  const priced = request.decision ? null : await priceRequested(db, member, { lines, choice: request })
  const isOwn = request.requesterId === member.user.userId
  const { deciderName, decidedAt, reason, orderCode } = request
  return {
    ...headOf(member, request),
    deliverTo: `${request.address.firstName} ${request.address.lastName}, ${formatAddress(request.address)}`,
    invoice: request.invoice,
    carrier: formatCarrier(request),
    payment: await getPaymentName(db, request.paymentType as PaymentType),
    note: request.note,
    requestedLines: lines.map((line, i) => lineOf(line, priced?.lines[i] ?? null, isTold(member, request))),
    decision:
      deciderName && decidedAt ? { by: deciderName, at: decidedAt, reason: reason ?? '', orderCode } : null,
    canTakeBack: isOwn && !request.takenBackAt && request.decision !== 'approved',
    approval: priced && decides(member) ? await approvalOf(db, member, request, priced, call) : null,
  }
}

/** Returns a request with the recipients of its emails; null when it does not exist. */
export async function getRequestForEmail(db: Db, id: number) {
  const request = await store.findRequest(db, id, null)
  if (!request) return null
  return { ...request, owners: await findOwners(db, request.partnerId) }
}

const whoseOf = (member: Member): store.Whose =>
  decides(member) ? { partnerId: member.partner.id, requesterId: null } : whoseOwn(member)

// While a request can still become an order, its prices are hidden from members with another price
// list (promise P04).
const isTold = (member: Member, { decision, priceListId }: store.StoredRequest) =>
  decision !== null || priceListId === member.priceKey.listId

function headOf(member: Member, request: store.StoredRequest): RequestHead {
  const { id, requesterName, lines, grandTotal, orderLimit, createdAt, decision } = request
  return {
    id,
    requesterName,
    lines,
    orderLimit,
    createdAt,
    state: decision ?? 'waiting',
    grandTotal: isTold(member, request) ? grandTotal : null,
  }
}

function lineOf(line: store.StoredRequestLine, now: BasketLine | null, told: boolean): RequestLine {
  const { variantId, quantity, unitPrice: toldPrice } = line
  const isSold = now === null || now.state !== 'unsellable'
  return {
    variantId,
    quantity,
    code: line.productCode,
    name: line.productName,
    variantName: line.variantName,
    toldUnitPrice: told ? toldPrice : null,
    unitPrice: now ? (isSold ? now.unitPrice : null) : toldPrice,
    total: now ? now.total : toldPrice * quantity,
    state: now?.state ?? 'ok',
    available: now?.available ?? 0,
  }
}

async function approvalOf(
  db: Db,
  owner: Member,
  request: store.StoredRequest,
  goods: BasketGoods,
  call: Pick<OrderCall, 'now' | 'origin'>,
): Promise<RequestApproval> {
  const { address, invoice, carrierId, depot } = request
  const choice = { carrierId, depot, paymentType: request.paymentType as PaymentType }
  const checked = await checkGoods(db, owner, goods, choice, call.now)
  const refusal = checked.status === 'orderable' ? null : checked
  const quote =
    checked.status === 'orderable' ? checked.quote : await quoteOrder(db, owner, goods, choice, call.now)
  return {
    quote,
    totalChanged: quote.basket.grandTotal !== request.grandTotal,
    review: refusal ? null : await renderContracts(db, { visitor: owner, quote, address, invoice }, call),
    refusal,
  }
}
