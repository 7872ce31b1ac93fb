import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import { findSavedAddress, resolveAddress } from '../steps/address.server'
import { orderExample } from './examples.server'
import { toInvoice } from '~/features/customers/customers-schema'
import { orderInput } from '../schema'
import { ofOrdering, problemOf } from './failures.server'
import { measuredBy } from '~/features/referrers/referrers.server'
import { orderLink } from '~/features/orders/orders.server'
import type { PlacedOrder } from '../place/outcome'
import { fromBasket } from '../place/ordered-goods.server'
import { placeOrder } from '../place/place-order.server'
import { statusText } from '~/features/orders/orders'
import { text } from '../text'

const placedOrder = z.strictObject({
  id: z.int(),
  code: z.string(),
  status: z.int(),
  status_text: z.string(),
  payment_type: z.int(),
  grand_total: z.number(),
  expires_at: z.string().nullable().describe('Ödenmezse iptal edileceği an, ISO 8601.'),
  link: z.string().describe('Siparişin sayfası; oturumu olmayan da açabilir.'),
  payment_url: z.string().nullable().describe('Kartla ödemede kartın girileceği sayfaya götüren adres.'),
})

export const orderEndpoints: ApiRoute[] = [
  route({
    method: 'post',
    path: '/shopping/orders',
    tag: 'Sipariş',
    summary: 'Sepetten sipariş verir',
    policy: 'anyone',
    description:
      'Fiyatı, kargo ücretini ve toplamı mağaza hesaplar. Havale/EFT ve kartla sipariş 90 (ödeme bekleniyor) durumunda doğar ve stoku `expires_at` anına kadar ayırır; kart `payment_url` adresinde girilir, sepet o zamana kadar durur.',
    idempotency: 'required',
    limit: 'basket',
    // A refused coupon tells whether the code exists, so it counts against the same rate limit as
    // trying a coupon.
    alsoLimit: ({ coupon }) => (coupon ? 'coupon' : null),
    failures: ofOrdering,
    body: orderInput.extend(compatibility),
    answer: placedOrder,
    example: orderExample,
    run: async (request, { body }) => ({ data: toWire(request, await order(request, body)) }),
  }),
]

async function order(request: ApiRequest, body: z.infer<typeof orderInput>): Promise<PlacedOrder> {
  const { db, visitor, now, ip, origin, headers } = request
  const { address, invoice, addressId } = await deliveryOf(request, body)
  const { cargo_id: carrierId, depot, payment_type: paymentType, installments, note, contracts } = body
  const expectedTotal = body.expected_total
  const coupon = { code: body.coupon }
  const chosen = { carrierId, depot, paymentType, installments }
  const input = { address, invoice, addressId, ...chosen, note, coupon, contracts, expectedTotal }
  const outcome = await placeOrder(db, visitor, fromBasket(input), {
    now,
    ip,
    origin,
    ...measuredBy(headers, now),
  })
  if (outcome.status !== 'placed') throw problemOf(outcome)
  return outcome.order
}

/**
 * Returns the delivery: a saved address of the member, or the address in the request. The invoice
 * always comes from the request.
 */
async function deliveryOf({ db, visitor }: ApiRequest, body: z.infer<typeof orderInput>) {
  const invoice = toInvoice(body.invoice)
  if (body.address_id !== undefined) {
    const saved = await findSavedAddress(db, visitor, body.address_id)
    if (!saved) throw new Problem(404, 'address_not_found', text.addressUnknown)
    return { ...saved, invoice }
  }
  if (!body.address) throw invalid([{ path: 'address', code: 'required', message: text.addressMissing }])
  const resolved = await resolveAddress(db, body.address)
  if (resolved.status === 'invalid') throw invalid(resolved.errors)
  return { address: resolved.address, invoice, addressId: null }
}

function invalid(errors: Problem['errors']): Problem {
  return new Problem(400, 'invalid_input', httpText.badInput, errors)
}

function toWire(
  { origin, secret }: ApiRequest,
  { id, code, status, paymentType, grandTotal, expiresAt, attemptId }: PlacedOrder,
) {
  return {
    id,
    code,
    status,
    status_text: statusText(status),
    payment_type: paymentType,
    grand_total: toTl(grandTotal),
    expires_at: expiresAt && toIsoIstanbul(new Date(expiresAt)),
    link: orderLink(origin, secret, code),
    payment_url: attemptId && `${origin}/odeme/${attemptId}`,
  }
}
