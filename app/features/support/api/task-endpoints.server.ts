import { z } from 'zod'
import { memberOf, type Visitor } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import { rowId } from '~/http/reading/fields'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { ticketFull, ticketProblem, tooManyOpen, unknownOrder, unknownTicket } from './failures.server'
import * as wire from './ticket-wire.server'
import { closeTicket, getTicket, listTickets, openTicket, writeInTicket } from '../tickets.server'

const common = { tag: 'Destek', policy: { staff: 'support.answer', members: 'own' } } as const
const byId = z.strictObject({ id: idInAddress })

/** Tickets by id: members reach their own, staff reach all. */
export const taskEndpoints: ApiRoute[] = [
  route({
    ...common,
    method: 'get',
    path: '/tasks',
    summary: 'Destek talepleri, son yazılan önce; üyeler yalnız kendilerininkini görür',
    query: z.strictObject({ ...compatibility, ...pageQuery, status: wire.ticketStatus.optional() }),
    answer: z.array(wire.ticketBrief),
    list: true,
    example: { query: {}, data: [wire.briefExample], meta: { total: 1, start: 0, length: 30 } },
    run: async ({ db, visitor }, { query: { start, length, status } }) => {
      const { tickets, total } = await listTickets(db, whoseFor(visitor), { start, length, status })
      return { data: tickets.map(wire.briefToWire), meta: { total, start, length } }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/tasks/{id}',
    summary: 'Bir destek talebi, iletileriyle',
    params: byId,
    query: z.strictObject(compatibility),
    failures: [unknownTicket],
    answer: wire.ticketAnswer,
    example: { params: { id: '318' }, query: {}, data: wire.ticketExample },
    run: async (request, { params }) => ({ data: await answerOf(request, params.id) }),
  }),
  route({
    ...common,
    policy: 'member',
    method: 'post',
    path: '/tasks',
    summary: 'Destek talebi açar',
    limit: 'message',
    idempotency: 'optional',
    failures: [unknownOrder, tooManyOpen],
    body: z.strictObject({
      ...compatibility,
      subject: wire.subject,
      order_code: wire.orderCode.optional().describe('İlgili olduğu sipariş.'),
      message: wire.message,
    }),
    answer: wire.ticketAnswer,
    example: {
      body: { subject: 'Fatura bilgisi', message: 'Faturayı şirketim adına düzenleyebilir misiniz?' },
      data: wire.ticketExample,
    },
    run: async (request, { body: { subject, message, order_code: orderCode } }) => {
      const { db, visitor, now } = request
      const opened = await openTicket(db, memberOf(visitor), { subject, message, orderCode }, now)
      if (opened.status !== 'opened') throw ticketProblem(opened.status)
      return { data: await answerOf(request, opened.id) }
    },
  }),
  route({
    ...common,
    method: 'put',
    path: '/tasks/{id}',
    summary: 'Destek talebini kapatır',
    limit: 'message',
    params: byId,
    body: z.strictObject({ ...compatibility, close: z.literal(true) }),
    failures: [unknownTicket],
    answer: wire.ticketAnswer,
    example: { params: { id: '318' }, body: { close: true }, data: wire.ticketExample },
    run: async (request, { params: { id } }) => {
      const { db, visitor, now } = request
      const closed = await closeTicket(db, whoseFor(visitor), id, actorOf(visitor), now)
      if (closed !== 'closed') throw ticketProblem(closed)
      return { data: await answerOf(request, id) }
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/task-lines',
    summary: 'Talebe ileti ekler; karşı tarafa e-posta gider',
    limit: 'message',
    idempotency: 'optional',
    failures: [unknownTicket, ticketFull],
    body: z.strictObject({ ...compatibility, task_id: rowId, message: wire.message }),
    answer: wire.ticketAnswer,
    example: {
      body: { task_id: 318, message: 'Kusura bakmayın, kopçayı bugün kargoya veriyoruz.' },
      data: wire.ticketExample,
    },
    run: async (request, { body: { task_id: id, message } }) => {
      const { db, visitor, now } = request
      const outcome = await writeInTicket(
        db,
        whoseFor(visitor),
        id,
        { actor: actorOf(visitor), message },
        now,
      )
      if (outcome !== 'written') throw ticketProblem(outcome)
      return { data: await answerOf(request, id) }
    },
  }),
]

async function answerOf({ db, visitor }: ApiRequest, id: number) {
  const ticket = await getTicket(db, whoseFor(visitor), id)
  if (!ticket) throw ticketProblem('unknown_ticket')
  return wire.ticketToWire(ticket)
}

function whoseFor(visitor: Visitor): { userId: number } | 'everybody' {
  return visitor.kind === 'staff' ? 'everybody' : userOf(visitor)
}

const actorOf = (visitor: Visitor) => `user ${userOf(visitor).userId}`

function userOf(visitor: Visitor): { userId: number } {
  if (visitor.kind === 'guest') throw new Problem(401, 'sign_in_first', httpText.signInFirst)
  return visitor.user
}
