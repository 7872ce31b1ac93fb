import { z } from 'zod'
import {
  newPasswordInput,
  refusedProblem,
  tooManyAttempts,
  tooManyProblem,
} from '~/features/identity/identity.server'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { getOwnOrder } from '../record/read-order.server'
import { registerBuyer } from '../own/register-buyer.server'

/**
 * Specification §7 "Site and user": a guest becomes a member after an order by choosing a password.
 */
export const guestEndpoints: ApiRoute[] = [
  route({
    method: 'post',
    path: '/site/user/register-guest',
    tag: 'Kimlik',
    summary: 'Verdiği siparişin bilgileriyle misafiri üye yapar',
    description:
      'Ad, e-posta ve telefon siparişten alınır; yalnızca şifre istenir. Adres tanınsa da tanınmasa da yanıt aynıdır: doğrulama bağlantısı e-postayla gider, bilinen bir hesap değişmez.',
    policy: 'anyone',
    failures: [notFound, tooManyAttempts],
    body: z.strictObject({
      ...compatibility,
      order_code: z.string().max(20).describe('Bu oturumla verilmiş sipariş.'),
      password: newPasswordInput,
    }),
    answer: z.strictObject({
      status: z
        .enum(['sent', 'member'])
        .describe('sent: bağlantı gönderildi. member: oturum zaten bir üyenin.'),
    }),
    example: { body: { order_code: 'K7MX4RPW2TD', password: 'uzun bir parola' }, data: { status: 'sent' } },
    run: async (api, { body }) => {
      const order = await getOwnOrder(api.db, api.visitor, body.order_code)
      if (!order) throw new Problem(404, 'not_found', httpText.notFound)
      const outcome = await registerBuyer(api, order, body.password)
      if (outcome.status === 'too_many') throw tooManyProblem(outcome)
      if (outcome.status === 'refused') throw refusedProblem(outcome)
      return { data: { status: outcome.status } }
    },
  }),
]
