import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import { findPayable } from '../payment/payable.server'
import { statusText } from '../text'

const payable = z.strictObject({
  code: z.string(),
  status: z.int(),
  status_text: z.string(),
  placed_at: z.string(),
  grand_total: z.number(),
  amount_due: z.number().describe('TL; kartla ödenebilecek tutar, 0: ödenecek bir şey yok.'),
})

/** The endpoint that `/pm` uses to read an order it takes a payment for. */
export const payableEndpoints: ApiRoute[] = [
  route({
    method: 'get',
    path: '/orders/code/{code}',
    tag: 'Sipariş',
    summary: 'Numarasıyla bir siparişin ödenecek tutarı',
    description: 'Siparişin kime ait olduğunu ya da içinde ne olduğunu söylemez.',
    policy: 'anyone',
    limit: 'coupon',
    params: z.strictObject({ code: z.string().max(20) }),
    query: z.strictObject(compatibility),
    failures: [notFound],
    answer: payable,
    example: {
      params: { code: 'K7MX4RPW2TD' },
      query: {},
      data: {
        code: 'K7MX4RPW2TD',
        status: 90,
        status_text: 'Ödeme bekleniyor',
        placed_at: '2026-11-20T14:05:00.000+03:00',
        grand_total: 1299.8,
        amount_due: 1299.8,
      },
    },
    run: async ({ db, now }, { params: { code } }) => {
      const found = await findPayable(db, code, now)
      if (!found) throw new Problem(404, 'not_found', httpText.notFound)
      const { order } = found
      return {
        data: {
          code: order.code,
          status: order.status,
          status_text: statusText(order.status),
          placed_at: toIsoIstanbul(order.placedAt),
          grand_total: toTl(order.grandTotal),
          amount_due: toTl(order.due),
        },
      }
    },
  }),
]
