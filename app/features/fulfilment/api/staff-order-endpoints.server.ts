import { z } from 'zod'
import { hasPermission, type Visitor } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import { type Failure, notFound } from '~/http/calls/failures.server'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import { orderDetail, orderDetailExample, orderToWire } from './order-wire.server'
import { getFullOrderById } from '../record/read-full-order.server'
import { orderStatuses, statusText } from '~/features/orders/orders'
import { deliver, refuseDelivery } from '../shipments/deliver.server'
import { listOrdersOfShop } from '~/features/orders/orders.server'
import { cancelByStaff, confirmPayment, startPacking } from '../processing/staff-steps.server'
import { ship } from '../shipments/ship.server'
import {
  findOrderReferrer,
  referrerField,
  referrerToWire,
  touchExample,
} from '~/features/referrers/referrers.server'
import type { Staff } from '../processing/staff'
import { text } from './text'

const tag = 'Siparişler (mağaza)'
const reading = { tag, policy: { staff: 'orders.view' } } as const
const common = { tag, policy: { staff: 'orders.process' } } as const

const brief = z.strictObject({
  id: z.int(),
  code: z.string(),
  status: z.int(),
  status_text: z.string(),
  name: z.string(),
  email: z.string(),
  placed_at: z.string(),
  grand_total: z.number(),
})
const briefExample = {
  id: 70_312,
  code: 'K7MX4RPW2TD',
  status: 1,
  status_text: 'Sipariş alındı',
  name: 'Ayşe Işık',
  email: 'ayse@alici.example',
  placed_at: '2026-11-20T14:05:00.000+03:00',
  grand_total: 1299.8,
}

const statuses = Object.values(orderStatuses)
const refused: Failure = {
  status: 409,
  code: 'status_refused',
  meaning: 'Siparişin bulunduğu durumdan bu adıma geçilemez.',
  remedy: 'Siparişi yeniden okuyun.',
}
const cannotShip: Failure = {
  status: 422,
  code: 'cannot_ship',
  meaning: 'Kargo firması, adres, satır ya da adet uygun değil.',
  remedy: '`title` neyin uygun olmadığını söyler.',
}
const params = z.strictObject({ id: idInAddress })

/** Orders for the staff: lists, detail, and the steps of processing an order. */
export const staffOrderEndpoints: ApiRoute[] = [
  route({
    ...reading,
    method: 'get',
    path: '/orders',
    summary: 'Mağazanın siparişleri, yenisi önce',
    query: z.strictObject({
      ...compatibility,
      ...pageQuery,
      status: z.enum(statuses.map(String)).optional().describe('Yalnızca bu durumdakiler.'),
    }),
    answer: z.array(brief),
    list: true,
    example: { query: {}, data: [briefExample], meta: { total: 1, start: 0, length: 30 } },
    run: async ({ db }, { query: { start, length, status } }) => {
      const wanted = status === undefined ? statuses : statuses.filter((known) => String(known) === status)
      const { orders, total } = await listOrdersOfShop(db, { statuses: wanted, start, length })
      const data = orders.map(({ placedAt, grandTotal, ...order }) => ({
        ...order,
        status_text: statusText(order.status),
        placed_at: toIsoIstanbul(placedAt),
        grand_total: toTl(grandTotal),
      }))
      return { data, meta: { total, start, length } }
    },
  }),
  route({
    ...reading,
    method: 'get',
    path: '/orders/{id}',
    summary: 'Bir siparişin tamamı',
    params,
    query: z.strictObject(compatibility),
    failures: [notFound],
    answer: orderDetail.extend({ referrer: referrerField }),
    example: {
      params: { id: '70312' },
      query: {},
      data: { ...orderDetailExample, referrer: { first: touchExample, last: touchExample } },
    },
    run: async ({ db }, { params }) => {
      const order = await requireOrder(db, params.id)
      const referrer = referrerToWire(await findOrderReferrer(db, order.code))
      return { data: { ...orderToWire(order), referrer } }
    },
  }),
  route({
    ...common,
    method: 'put',
    path: '/orders/{id}',
    summary: 'Siparişi sonraki adıma geçirir; alıcıya e-posta gider',
    description:
      '1: havale geldi, 2: hazırlanıyor, 97: bütün paketler teslim edildi, 99: iptal ya da teslim alınmadı (ürünler kontrolden sonra sayılır); bir bölümü teslim edilmiş sipariş o bölümüyle 97 olur. Kargoya vermek için `POST /orders/{id}/shipments`.',
    params,
    body: z.strictObject({
      ...compatibility,
      to_status: z.literal([1, 2, 97, 99]),
      reason: z.string().trim().max(500).default('').describe('İptalde gerekli; alıcı okur.'),
    }),
    failures: [notFound, refused],
    answer: orderDetail,
    example: { params: { id: '70312' }, body: { to_status: 2, reason: '' }, data: orderDetailExample },
    run: async (request, { params, body: { to_status: to, reason } }) => {
      const { db } = request
      const { code, status: is } = await requireOrder(db, params.id)
      const staff = staffOf(request)
      const needed = to === 1 ? 'payments.confirm' : to === 99 ? 'orders.cancel' : null
      // Delivery refused at the door is part of processing.
      if (needed && is !== orderStatuses.shipped && !hasPermission(request.visitor, needed))
        throw new Problem(403, 'not_allowed', httpText.notAllowed)
      if (to === 99 && reason.length < 3) throw badReason()
      const outcome =
        to === 1
          ? await confirmPayment(db, code, staff)
          : to === 2
            ? await startPacking(db, code, staff)
            : to === 97
              ? await deliver(db, code, staff)
              : is === orderStatuses.shipped
                ? await refuseDelivery(db, code, reason, staff)
                : await cancelByStaff(db, code, reason, staff)
      if (outcome.status !== 'done' && outcome.status !== 'delivered')
        throw new Problem(409, 'status_refused', text.refused(statusText(is)))
      return { data: orderToWire(await requireOrder(db, params.id)) }
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/orders/{id}/shipments',
    summary: 'Siparişin tamamını ya da bir bölümünü kargoya verir',
    idempotency: 'required',
    params,
    body: z.strictObject({
      ...compatibility,
      cargo_id: z.int().min(1).max(999_999_999).optional(),
      tracking_number: z.string().trim().max(60).default(''),
      tracking_url: z
        .string()
        .trim()
        .max(500)
        .default('')
        .describe('Elle yazılan adres; kargonunkinden önce gelir.'),
      products: z
        .array(
          z.strictObject({
            line_id: z.int().min(1).max(999_999_999_999),
            amount: z.int().min(1).max(9_999_999),
          }),
        )
        .max(100)
        .optional()
        .describe('Yazılmazsa kalan ürünlerin hepsi.'),
    }),
    failures: [notFound, refused, cannotShip],
    answer: orderDetail,
    example: {
      params: { id: '70312' },
      body: { cargo_id: 1, tracking_number: '1234567890', tracking_url: '' },
      data: orderDetailExample,
    },
    run: async (request, { params, body }) => {
      const { db } = request
      const { code, status } = await requireOrder(db, params.id)
      const parcel = {
        ...(body.cargo_id === undefined ? {} : { carrierId: body.cargo_id }),
        trackingNumber: body.tracking_number,
        link: body.tracking_url,
        pieces: body.products ? new Map(body.products.map((one) => [one.line_id, one.amount])) : null,
      }
      const outcome = await ship(db, code, parcel, staffOf(request))
      if (outcome.status === 'refused')
        throw new Problem(409, 'status_refused', text.refused(statusText(status)))
      if (outcome.status !== 'shipped') throw new Problem(422, 'cannot_ship', text.cannotShip[outcome.status])
      return { data: orderToWire(await requireOrder(db, params.id)) }
    },
  }),
]

const badReason = () =>
  new Problem(400, 'invalid_input', httpText.badInput, [
    { path: 'reason', code: 'required', message: text.reason },
  ])

async function requireOrder(db: ApiRequest['db'], id: number) {
  const order = await getFullOrderById(db, id)
  if (!order) throw new Problem(404, 'not_found', httpText.notFound)
  return order
}

function staffOf({ visitor, now }: ApiRequest): Staff {
  return { actor: actorOf(visitor), now }
}

function actorOf(visitor: Visitor): string {
  // The policy of these calls admits only staff.
  if (visitor.kind !== 'staff') throw new Error(`A ${visitor.kind} in a call for staff`)
  return `user ${visitor.user.userId}`
}
