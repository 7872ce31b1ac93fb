import { z } from 'zod'
import { memberOf, type Visitor } from '~/features/identity/identity'
import { picturePath } from '~/features/media/media'
import { compatibility } from '~/http/calls/compatibility'
import { type Failure, notFound } from '~/http/calls/failures.server'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import { cancelOrder } from '~/features/fulfilment/processing/cancel-order.server'
import { listOrders } from '../own/list-orders.server'
import { orderDetail, orderDetailExample, orderToWire } from '~/features/fulfilment/api/order-wire.server'
import type { OrderBrief } from '../orders'
import { getOwnOrder } from '../record/read-order.server'
import { statusText, text } from '../text'

const brief = z.strictObject({
  id: z.int(),
  code: z.string(),
  status: z.int(),
  status_text: z.string(),
  placed_at: z.string(),
  grand_total: z.number(),
  line_count: z.int(),
  products: z.array(z.strictObject({ product_name: z.string(), product_image: z.string().nullable() })),
})

const briefExample: z.infer<typeof brief> = {
  id: 70_312,
  code: 'K7MX4RPW2TD',
  status: 1,
  status_text: 'Sipariş alındı',
  placed_at: '2026-11-20T14:05:00.000+03:00',
  grand_total: 1299.8,
  line_count: 1,
  products: [{ product_name: 'Kapadokya deri kordon', product_image: null }],
}

const notCancellable: Failure = {
  status: 409,
  code: 'not_cancellable',
  meaning: 'Sipariş hazırlanmaya başladı, gönderildi ya da kullanıcının iptal yetkisi yok.',
  remedy: 'Mağazaya ulaşın.',
}

const common = { tag: 'Sipariş', policy: 'member' } as const
const query = z.strictObject({
  ...compatibility,
  ...pageQuery,
  business_partner_id: idInAddress
    .optional()
    .describe('Kabul edilir, karar vermez: yanıt hep kendinizindir.'),
})

/** Orders of the member's own: those of the business partner, of a buyer the own ones. Ids of others are not found. */
export const ownOrderCalls: ApiRoute[] = [
  route({
    ...common,
    method: 'get',
    path: '/site/orders',
    summary: 'Kendi siparişleri, yenisi önce',
    query,
    answer: z.array(brief),
    list: true,
    example: { query: {}, data: [briefExample], meta: { total: 1, start: 0, length: 30 } },
    run: async ({ db, visitor }, { query: { start, length } }) => {
      const { orders, total } = await listOrders(db, memberOf(visitor), { start, length })
      return { data: orders.map(briefToWire), meta: { total, start, length } }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/site/orders/get-last',
    summary: 'Son sipariş; yoksa null',
    query: z.strictObject(compatibility),
    answer: brief.nullable(),
    example: { query: {}, data: briefExample },
    run: async ({ db, visitor }) => {
      const { orders } = await listOrders(db, memberOf(visitor), { start: 0, length: 1 })
      return { data: orders[0] ? briefToWire(orders[0]) : null }
    },
  }),
  route({
    ...common,
    method: 'put',
    path: '/site/orders',
    summary: 'Kendi siparişini, hazırlanmaya başlamadan iptal eder; ödenen tutar geri gider',
    limit: 'basket',
    failures: [notFound, notCancellable],
    body: z.strictObject({
      ...compatibility,
      id: z.int().min(1).max(999_999_999),
      cancel: z.literal(true),
    }),
    answer: orderDetail,
    example: { body: { id: 70_312, cancel: true }, data: orderDetailExample },
    run: async ({ db, visitor, now }, { body: { id } }) => {
      const order = await requireOwn(db, visitor, id)
      const { status } = await cancelOrder(db, { visitor }, { code: order.code, now })
      if (status === 'refused') throw new Problem(409, 'not_cancellable', text.notCancellable)
      return { data: orderToWire(await requireOwn(db, visitor, id)) }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/orders/detail/{id}',
    summary: 'Kendi siparişinin tamamı: satırlar, tutarlar, geçmiş',
    params: z.strictObject({ id: idInAddress }),
    query: z.strictObject(compatibility),
    failures: [notFound],
    answer: orderDetail,
    example: { params: { id: '70312' }, query: {}, data: orderDetailExample },
    run: async ({ db, visitor }, { params }) => ({
      data: orderToWire(await requireOwn(db, visitor, params.id)),
    }),
  }),
]

async function requireOwn(db: Parameters<typeof getOwnOrder>[0], visitor: Visitor, id: number) {
  const order = await getOwnOrder(db, visitor, { id })
  if (!order) throw new Problem(404, 'not_found', httpText.notFound)
  return order
}

function briefToWire(order: OrderBrief): z.infer<typeof brief> {
  return {
    id: order.id,
    code: order.code,
    status: order.status,
    status_text: statusText(order.status),
    placed_at: toIsoIstanbul(new Date(order.placedAt)),
    grand_total: toTl(order.grandTotal),
    line_count: order.lineCount,
    products: order.lines.map(({ name, pictureHash }) => ({
      product_name: name,
      product_image: pictureHash && picturePath(pictureHash, 320, 'webp'),
    })),
  }
}
