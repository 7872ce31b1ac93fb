import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { type Failure, notFound } from '~/http/calls/failures.server'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { noticeFields, noticeToWire, noticeExample } from './fulfilment-wire.server'
import { getOwnFullOrder } from '../record/read-full-order.server'
import type { Staff } from '../processing/staff'
import { noticeInput, receivedTl } from '../notices/schema'
import { confirmNotice, refuseNotice } from '../notices/decide.server'
import type { SendOutcome } from '../notices/notices'
import { tellPayment } from '../notices/send.server'
import { listWaitingNotices, type WaitingNotice } from '../notices/store.server'
import { noticeRefusalText, text } from '../notices/text'

const told = noticeFields.extend({ order_code: z.string() })
const toldExample = { ...noticeExample, order_code: 'K7MX4RPW2TD' }
const staffPolicy = { staff: 'payments.confirm' } as const

const refused: Failure = {
  status: 409,
  code: 'notice_refused',
  meaning:
    'Sipariş havale beklemiyor, en çok 5 bildirim gönderilmiş ya da hesap yalnızca görüntüleyebiliyor.',
  remedy: '`title` nedenini söyler.',
}
const notDecided: Failure = {
  status: 409,
  code: 'notice_not_decided',
  meaning: 'Bildirim sonuçlanmış ya da para siparişi karşılamıyor.',
  remedy: '`title` nedenini söyler; bildirimleri yeniden okuyun.',
}

export const noticeEndpoints: ApiRoute[] = [
  route({
    method: 'post',
    path: '/shopping/orders/{code}/payment-notices',
    tag: 'Sipariş',
    summary: 'Kendi siparişi için havale yaptığını bildirir',
    description:
      'Bildirim incelenirken sipariş süre dolduğu için iptal edilmez (`expires_at` null olur). Dekont, sitedeki formdan eklenir.',
    policy: 'anyone',
    limit: 'upload',
    idempotency: 'required',
    params: z.strictObject({ code: z.string().max(20) }),
    body: noticeInput.extend(compatibility),
    failures: [notFound, refused],
    answer: told,
    example: {
      params: { code: 'K7MX4RPW2TD' },
      body: { bank_account_id: 1, amount: 1299.8, paid_on: '2026-11-20', sender: 'Ayşe Işık', note: '' },
      data: toldExample,
    },
    run: async ({ db, visitor, now }, { params: { code }, body }) => {
      const input = {
        code,
        accountId: body.bank_account_id,
        amount: body.amount,
        paidOn: body.paid_on,
        sender: body.sender,
        note: body.note,
        key: `${code}-${randomUUID()}`,
      }
      const outcome = await tellPayment(db, { visitor }, input, now)
      if (outcome.status !== 'sent') throw problemOf(outcome)
      const order = (await getOwnFullOrder(db, visitor, code))!
      const notice = order.notices.find(({ id }) => id === outcome.noticeId)!
      return { data: toWire({ ...notice, code }) }
    },
  }),
  route({
    method: 'get',
    path: '/payment-notices',
    tag: 'Siparişler (mağaza)',
    summary: 'Kontrol edilmeyi bekleyen ödeme bildirimleri, eskisi önce',
    policy: staffPolicy,
    query: z.strictObject({ ...compatibility, ...pageQuery }),
    answer: z.array(told),
    list: true,
    example: { query: {}, data: [toldExample], meta: { total: 1, start: 0, length: 30 } },
    run: async ({ db }, { query: { start, length } }) => {
      const waiting = await listWaitingNotices(db)
      const data = waiting.slice(start, start + length).map(toWire)
      return { data, meta: { total: waiting.length, start, length } }
    },
  }),
  route({
    method: 'put',
    path: '/payment-notices/{id}',
    tag: 'Siparişler (mağaza)',
    summary: 'Bildirilen havaleyi onaylar ya da gerekçesiyle reddeder; alıcıya e-posta gider',
    description:
      'Onaylanınca havale bekleyen sipariş ödenmiş olur, açık hesap siparişinde tutar cari hesaba alacak yazılır.',
    policy: staffPolicy,
    params: z.strictObject({ id: idInAddress }),
    body: z.strictObject({
      ...compatibility,
      state: z.enum(['confirmed', 'refused']),
      amount: receivedTl.optional().describe('Gelen tutar, TL; yazılmazsa bildirilen.'),
      reason: z.string().trim().max(500).default('').describe('Redde gerekli; alıcı okur.'),
    }),
    failures: [notFound, notDecided],
    answer: z.strictObject({
      id: z.int(),
      state: z.enum(['confirmed', 'refused']),
      order_code: z.string(),
    }),
    example: {
      params: { id: '12' },
      body: { state: 'confirmed', reason: '' },
      data: { id: 12, state: 'confirmed', order_code: 'K7MX4RPW2TD' },
    },
    run: async (request, { params: { id }, body: { state, amount = null, reason } }) => {
      const { db } = request
      if (state === 'refused' && reason.length < 3) throw invalid('reason', text.reasonLength)
      const outcome =
        state === 'confirmed'
          ? await confirmNotice(db, id, amount, staffOf(request))
          : await refuseNotice(db, id, reason, staffOf(request))
      if (outcome.status === 'not_found') throw new Problem(404, 'not_found', httpText.notFound)
      if (outcome.status !== 'done') throw new Problem(409, 'notice_not_decided', noticeRefusalText(outcome))
      return { data: { id, state, order_code: outcome.code } }
    },
  }),
]

const toWire = ({ code, ...notice }: WaitingNotice) => ({ ...noticeToWire(notice), order_code: code })

function problemOf(outcome: Exclude<SendOutcome, { status: 'sent' }>): Problem {
  switch (outcome.status) {
    case 'not_found':
      return new Problem(404, 'not_found', httpText.notFound)
    case 'unknown_account':
      return invalid('bank_account_id', text.wrong.account)
    case 'bad_day':
      return invalid('paid_on', text.wrong.day)
    case 'bad_receipt':
      return invalid('', text.wrong.receipt[outcome.reason])
    case 'too_many':
      return new Problem(409, 'notice_refused', text.wrong.tooMany)
    case 'refused':
      return new Problem(409, 'notice_refused', text.wrong.refused)
  }
}

function invalid(path: string, message: string): Problem {
  return new Problem(400, 'invalid_input', httpText.badInput, [{ path, code: 'invalid', message }])
}

function staffOf({ visitor, now }: ApiRequest): Staff {
  // The policy of these calls admits only staff.
  if (visitor.kind !== 'staff') throw new Error(`A ${visitor.kind} in a call for staff`)
  return { actor: `user ${visitor.user.userId}`, now }
}
