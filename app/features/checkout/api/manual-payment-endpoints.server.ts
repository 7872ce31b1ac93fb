import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { type Failure, notFound } from '~/http/calls/failures.server'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { fromTl, toTl } from '~/kernel/money'
import { text as manual } from '../payment/manual-payment.text'
import {
  accountPayments,
  type ManualPaymentInput,
  startManualPayment,
} from '../payment/manual-payment.server'

const begun = z.strictObject({
  payment_id: z.string(),
  amount: z.number().describe('TL.'),
  link: z.string().describe('Kartın girileceği sayfaya giden yol.'),
})

const nothingDue: Failure = {
  status: 409,
  code: 'nothing_due',
  meaning: 'Siparişin kartla ödenecek bir tutarı yok.',
  remedy: '`GET /api/orders/code/{code}` yanıtındaki `amount_due` değerine bakın.',
}
const mayNotPay: Failure = {
  status: 403,
  code: 'may_not_pay',
  meaning: 'Firmanın cari hesabı yok ya da kullanıcı yalnızca görüntüleme yetkisine sahip.',
  remedy: 'Firmanın yetkilisi ya da alıcısı olan bir kullanıcıyla çağırın.',
}

const example = {
  payment_id: '3f0c2a66-9d0f-4a51-8f5e-0f8f7f1b2c3d',
  amount: 1299.8,
  link: 'https://vitrin.example/odeme/3f0c2a66-9d0f-4a51-8f5e-0f8f7f1b2c3d',
}
const common = { tag: 'Ödeme', idempotency: 'required', limit: 'coupon', answer: begun } as const

/** Endpoints that `/pm` uses to take card payments outside the checkout. */
export const manualPaymentEndpoints: ApiRoute[] = [
  route({
    ...common,
    method: 'post',
    path: '/shopping/mp/order',
    summary: 'Numarasıyla bir siparişin kartla ödemesini başlatır',
    policy: 'anyone',
    failures: [notFound, nothingDue],
    body: z.strictObject({ ...compatibility, code: z.string().max(20) }),
    example: { body: { code: 'K7MX4RPW2TD' }, data: example },
    run: async (request, { body: { code } }) => ({ data: await begin(request, { kind: 'order', code }) }),
  }),
  route({
    ...common,
    method: 'post',
    path: '/shopping/mp/business-partner',
    summary: 'Kendi firmasının cari hesabına kartla ödeme başlatır',
    policy: 'member',
    failures: [mayNotPay],
    body: z.strictObject({
      ...compatibility,
      amount: z
        .number()
        .min(toTl(accountPayments.least))
        .max(toTl(accountPayments.most))
        .refine((tl) => fromTl(tl) !== null, httpText.badField)
        .describe('TL, en çok iki ondalık.'),
    }),
    example: { body: { amount: 1299.8 }, data: example },
    run: async (request, { body: { amount } }) => ({
      data: await begin(request, { kind: 'account', amount: fromTl(amount)!, debts: [] }),
    }),
  }),
]

async function begin({ db, visitor, now, ip, origin }: ApiRequest, input: ManualPaymentInput) {
  const outcome = await startManualPayment(db, visitor, input, { now, ip })
  switch (outcome.status) {
    case 'started': {
      const { attemptId, amount } = outcome
      return { payment_id: attemptId, amount: toTl(amount), link: `${origin}/odeme/${attemptId}` }
    }
    case 'order_not_found':
      throw new Problem(404, 'not_found', httpText.notFound)
    case 'nothing_due':
      throw new Problem(409, 'nothing_due', manual.nothingDue)
    case 'may_not_pay':
      throw new Problem(403, 'may_not_pay', manual.mayNotPay)
    case 'bad_amount':
      throw new Problem(400, 'invalid_input', httpText.badInput)
  }
}
