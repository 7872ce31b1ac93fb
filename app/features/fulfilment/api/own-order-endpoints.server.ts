import { z } from 'zod'
import type { Visitor } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import { type Failure, notFound } from '~/http/calls/failures.server'
import { idInAddress } from '~/http/calls/list-query'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { cancelOrder } from '../processing/cancel-order.server'
import type { FullOrder } from '../record/full-order'
import { getOwnFullOrder } from '../record/read-full-order.server'
import { text } from '../text'
import { orderDetail, orderDetailExample, orderToWire } from './order-wire.server'

const notCancellable: Failure = {
  status: 409,
  code: 'not_cancellable',
  meaning: 'Sipariş hazırlanmaya başladı, gönderildi ya da kullanıcının iptal yetkisi yok.',
  remedy: 'Mağazaya ulaşın.',
}

const common = { tag: 'Sipariş', policy: 'member' } as const

/** One order of the member's own. The id of somebody else's order answers "not found". */
export const ownOrderEndpoints: ApiRoute[] = [
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

async function requireOwn(db: ApiRequest['db'], visitor: Visitor, id: number): Promise<FullOrder> {
  const order = await getOwnFullOrder(db, visitor, { id })
  if (!order) throw new Problem(404, 'not_found', httpText.notFound)
  return order
}
