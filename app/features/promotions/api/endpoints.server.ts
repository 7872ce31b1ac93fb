import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { couponAnswer, couponExample, couponToWire } from './coupon-wire.server'
import { listCoupons } from '../coupons/coupons.server'
import { recordEndpoints } from './record-endpoints.server'

const own = { tag: 'Kampanyalar', method: 'get', policy: 'member' } as const

/**
 * Calls for staff's coupons and campaigns and for a member's coupons. Those of a basket's coupon belong to the
 * basket.
 */
export const promotionEndpoints: ApiRoute[] = [
  ...recordEndpoints,
  route({
    ...own,
    path: '/site/coupons',
    summary: 'Kendi kuponları ve üyelere açık olanlar, önce bitecek olan önce',
    query: z.strictObject({
      ...compatibility,
      ...pageQuery,
      business_partner_id: idInAddress
        .optional()
        .describe('Kabul edilir, karar vermez: yanıt hep kendinizindir.'),
    }),
    answer: z.array(couponAnswer),
    list: true,
    example: { query: {}, data: [couponExample], meta: { total: 1, start: 0, length: 30 } },
    run: async ({ db, visitor }, { query: { start, length } }) => {
      const coupons = await listCoupons(db, visitor)
      const data = coupons.slice(start, start + length).map((coupon) => couponToWire(coupon))
      return { data, meta: { total: coupons.length, start, length } }
    },
  }),
  route({
    ...own,
    path: '/site/coupons/get-last',
    summary: 'Kullanılabilen kuponlardan en son verileni; yoksa null',
    query: z.strictObject(compatibility),
    answer: couponAnswer.nullable(),
    example: { query: {}, data: couponExample },
    run: async ({ db, visitor }) => {
      const usable = (await listCoupons(db, visitor)).filter(({ refusal }) => refusal === null)
      const last = usable.toSorted((a, b) => b.id - a.id)[0]
      return { data: last ? couponToWire(last) : null }
    },
  }),
]
