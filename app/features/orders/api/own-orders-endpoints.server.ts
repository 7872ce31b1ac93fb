import { z } from 'zod'
import { memberOf } from '~/features/identity/identity'
import { picturePath } from '~/features/media/media'
import { compatibility } from '~/http/calls/compatibility'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import { listOrders } from '../own/list-orders.server'
import type { OrderBrief } from '../record/order'
import { statusText } from '../text'

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

const common = { tag: 'Sipariş', policy: 'member' } as const
const query = z.strictObject({
  ...compatibility,
  ...pageQuery,
  business_partner_id: idInAddress
    .optional()
    .describe('Kabul edilir, karar vermez: yanıt hep kendinizindir.'),
})

/** Lists of the member's own orders: all orders of the business partner, or only a buyer's own. */
export const ownOrdersEndpoints: ApiRoute[] = [
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
]

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
