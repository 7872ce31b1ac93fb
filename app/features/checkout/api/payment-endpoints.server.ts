import { z } from 'zod'
import { getGoods } from '~/features/basket/basket.server'
import { compatibility } from '~/http/calls/compatibility'
import { type Failure, notFound } from '~/http/calls/failures.server'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { wholeList } from '~/http/calls/whole-list'
import { toTl } from '~/kernel/money'
import { paymentTypes } from '~/features/payments/payments'
import { readDraft } from '../steps/draft-store.server'
import { completePayment } from '../payment/complete-payment.server'
import { quoteOrder } from '../quote/quote.server'
import { statusText } from '~/features/orders/orders'
import { text } from '../text'

const tag = 'Ödeme'

const installment = z.strictObject({
  count: z.int().describe('1: tek çekim.'),
  monthly: z.number(),
  fee: z.number().describe('Vade farkı, TL.'),
  total: z.number(),
})

const details = z.strictObject({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  fee: z.number(),
  usable: z.boolean().describe('Bu sepetle seçilebilir mi.'),
  installments: z.array(installment).describe('Yalnızca kart için; sepetin toplamıyla.'),
})

const notPayable: Failure = {
  status: 409,
  code: 'not_payable',
  meaning: 'Sipariş kartla ödeme beklemiyor: ödendi, iptal edildi ya da süresi doldu.',
  remedy: 'Siparişin durumuna bakın; gerekirse sepetten yeniden sipariş verin.',
}

/**
 * Endpoints that list the payment methods for the visitor's basket and that pay the visitor's own
 * unpaid card order.
 */
export const paymentEndpoints: ApiRoute[] = [
  route({
    method: 'get',
    path: '/payment-type/get-details',
    tag,
    summary: 'Sepet için ödeme yöntemleri, taksitleriyle',
    policy: 'anyone',
    query: z.strictObject(compatibility),
    answer: z.array(details),
    list: true,
    example: {
      query: {},
      data: [
        {
          id: 1,
          name: 'Kredi / banka kartı',
          description: 'Kartınızla tek çekim veya taksitle ödeyin.',
          fee: 0,
          usable: true,
          installments: [
            { count: 1, monthly: 1_299.8, fee: 0, total: 1_299.8 },
            { count: 2, monthly: 649.9, fee: 0, total: 1_299.8 },
          ],
        },
      ],
    },
    run: async ({ db, visitor, now }) => {
      const goods = await getGoods(db, visitor)
      const draft = goods.id === null ? null : await readDraft(db, goods.id)
      const choice = draft ?? { carrierId: null, paymentType: null }
      const { payments, installmentOffers } = await quoteOrder(db, visitor, goods, choice, now)
      return wholeList(
        payments.map(({ type, name, description, fee, refusal }) => ({
          id: type,
          name,
          description,
          fee: toTl(fee),
          usable: refusal === null,
          installments: type === paymentTypes.card ? installmentOffers.map(toWire) : [],
        })),
      )
    },
  }),
  route({
    method: 'post',
    path: '/payment/complete-order-payment',
    tag,
    summary: 'Kart ödemesi bekleyen kendi siparişi için ödeme adresi verir',
    description:
      'Kart numarası bu çağrıya hiç gelmez: kart, dönen `payment_url` adresinin götürdüğü banka sayfasında girilir. Ödenmiş siparişte `payment_url` null olur.',
    policy: 'anyone',
    limit: 'basket',
    failures: [notFound, notPayable],
    body: z.strictObject({ ...compatibility, order_code: z.string().min(1).max(20) }),
    answer: z.strictObject({
      code: z.string(),
      status: z.int(),
      status_text: z.string(),
      payment_url: z.string().nullable(),
    }),
    example: {
      body: { order_code: 'K7MX4RPW2TD' },
      data: {
        code: 'K7MX4RPW2TD',
        status: 90,
        status_text: 'Ödeme bekleniyor',
        payment_url: 'https://magaza.example/odeme/5f0c2f3e-8a55-4c0f-9d0e-2f6a1c7b9e10',
      },
    },
    run: async ({ db, visitor, now, origin }, { body: { order_code: code } }) => {
      const outcome = await completePayment(db, visitor, { code, now })
      if (outcome.status === 'not_found') throw new Problem(404, 'not_found', httpText.notFound)
      if (outcome.status === 'not_payable') throw new Problem(409, 'not_payable', text.notPayable)
      const { is, attemptId } = outcome
      const payment_url = attemptId && `${origin}/odeme/${attemptId}`
      return { data: { code, status: is, status_text: statusText(is), payment_url } }
    },
  }),
]

function toWire(offer: { count: number; monthly: number; fee: number; total: number }) {
  const { count, monthly, fee, total } = offer
  return { count, monthly: toTl(monthly), fee: toTl(fee), total: toTl(total) }
}
