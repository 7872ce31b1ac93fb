import { z } from 'zod'
import { couponRefusalText } from '~/features/promotions/promotions'
import { couponCode } from '~/features/promotions/promotions-schema'
import { couponAnswer, couponExample, couponToWire } from '~/features/promotions/promotions.server'
import { compatibility } from '~/http/calls/compatibility'
import type { Failure } from '~/http/calls/failures.server'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { enterCoupon, removeCoupon, tryCoupon } from '../choice.server'

const refused: Failure = {
  status: 409,
  code: 'coupon_refused',
  meaning: 'Kupon bu sepette kullanılamıyor; sepet olduğu gibi kaldı.',
  remedy: '`errors` nedenini söyler, `title` müşteriye gösterilir.',
}
const common = { tag: 'Sepet', policy: 'anyone', limit: 'coupon' } as const

/** Calls about the coupon of the visitor's basket. */
export const couponEndpoints: ApiRoute[] = [
  route({
    ...common,
    method: 'post',
    path: '/coupon/get',
    summary: 'Bir kuponu, bugünkü sepette kullanılıp kullanılamayacağıyla söyler',
    description:
      'Sepeti değiştirmez: kuponu sepete `PUT /api/site/coupons` koyar. Bilinmeyen kod null döner.',
    body: z.strictObject({ ...compatibility, code: couponCode }),
    answer: couponAnswer.nullable(),
    example: { body: { code: 'hosgeldin' }, data: couponExample },
    run: async ({ db, visitor }, { body: { code } }) => {
      const tried = await tryCoupon(db, visitor, code)
      return { data: tried && couponToWire(tried.coupon, tried.refusal) }
    },
  }),
  route({
    ...common,
    method: 'put',
    path: '/site/coupons',
    summary: 'Kuponu kendi sepetine koyar; null çıkarır',
    failures: [refused],
    body: z.strictObject({ ...compatibility, code: couponCode.nullable() }),
    answer: z.strictObject({ code: z.string().nullable() }),
    example: { body: { code: 'hosgeldin' }, data: { code: 'HOSGELDIN' } },
    run: async ({ db, visitor }, { body: { code } }) => {
      if (code === null) {
        await removeCoupon(db, visitor)
        return { data: { code: null } }
      }
      const outcome = await enterCoupon(db, visitor, code)
      if (outcome.status === 'in_basket') return { data: { code: outcome.code } }
      const message = couponRefusalText(outcome.refusal)
      const errors = [{ path: 'code', code: outcome.refusal.reason, message }]
      throw new Problem(409, refused.code, message, errors)
    },
  }),
]
