import { z } from 'zod'
import type { Db } from '~/db/connection.server'
import { type Member, memberOf } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import { rowId } from '~/http/reading/fields'
import { pageQuery } from '~/http/calls/list-query'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { ticketFull, ticketProblem, tooManyOpen, unknownOrder, unknownTicket } from './failures.server'
import { text } from '../text'
import * as wire from './ticket-wire.server'
import { closeTicket, getTicket, listTickets, openTicket, writeInTicket } from '../tickets.server'

const common = { tag: 'Destek', policy: 'member' } as const

const ticketInput = z.strictObject({
  ...compatibility,
  id: rowId.optional().describe('Var olan bir talebin numarası; verilmezse yeni talep açılır.'),
  subject: wire.subject.optional().describe('Yeni bir talebin konusu.'),
  order_code: wire.orderCode.optional().describe('Yeni bir talebin ilgili olduğu sipariş.'),
  message: wire.message.optional(),
  close: z.literal(true).optional().describe('Talebi kapatır.'),
})
type TicketInput = z.infer<typeof ticketInput>

/** Calls below `site/{x}`: always the caller's own tickets. */
export const ownTicketEndpoints: ApiRoute[] = [
  route({
    ...common,
    method: 'get',
    path: '/site/tickets',
    summary: 'Kendi destek talepleri, son yazılan önce',
    description: 'İletileriyle birlikte bir talep: `GET /api/tasks/{id}`.',
    query: z.strictObject({ ...compatibility, ...pageQuery, status: wire.ticketStatus.optional() }),
    answer: z.array(wire.ticketBrief),
    list: true,
    example: { query: {}, data: [wire.briefExample], meta: { total: 1, start: 0, length: 30 } },
    run: async ({ db, visitor }, { query: { start, length, status } }) => {
      const { tickets, total } = await listTickets(db, memberOf(visitor).user, { start, length, status })
      return { data: tickets.map(wire.briefToWire), meta: { total, start, length } }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/site/tickets/get-last',
    summary: 'En son yazılan talep, iletileriyle; yoksa null',
    query: z.strictObject(compatibility),
    answer: wire.ticketAnswer.nullable(),
    example: { query: {}, data: wire.ticketExample },
    run: async ({ db, visitor }) => {
      const { user } = memberOf(visitor)
      const [last] = (await listTickets(db, user, { start: 0, length: 1 })).tickets
      const ticket = last && (await getTicket(db, user, last.id))
      return { data: ticket ? wire.ticketToWire(ticket) : null }
    },
  }),
  route({
    ...common,
    method: 'put',
    path: '/site/tickets',
    summary: 'Talep açar; `id` verilirse o talebe yazar ya da onu kapatır',
    description: 'Kapalı bir talebe yazmak onu yeniden açar. Mağazaya e-posta gider.',
    limit: 'message',
    idempotency: 'optional',
    failures: [unknownTicket, ticketFull, unknownOrder, tooManyOpen],
    body: ticketInput,
    answer: wire.ticketAnswer,
    example: {
      body: {
        subject: 'Kordonun kopçası eksik geldi',
        order_code: 'K7MX4RPW2TD',
        message: 'Üç kordondan birinin kopçası paketten çıkmadı. Gönderebilir misiniz?',
      },
      data: wire.ticketExample,
    },
    run: async ({ db, visitor, now }, { body }) => {
      const member = memberOf(visitor)
      const id = body.id === undefined ? await open(db, member, body, now) : await goOn(db, member, body, now)
      return { data: wire.ticketToWire((await getTicket(db, member.user, id))!) }
    },
  }),
]

async function open(db: Db, member: Member, { subject, message, order_code, close }: TicketInput, now: Date) {
  if (subject === undefined) throw wrong('subject', text.subject.empty)
  if (message === undefined) throw wrong('message', text.message.empty)
  if (close) throw wrong('close', text.nothingToDo)
  const opened = await openTicket(db, member, { subject, message, orderCode: order_code }, now)
  if (opened.status !== 'opened') throw ticketProblem(opened.status)
  return opened.id
}

async function goOn(
  db: Db,
  { user }: Member,
  { id, subject, message, order_code, close }: TicketInput,
  now: Date,
) {
  if (subject !== undefined) throw wrong('subject', text.onlyNew)
  if (order_code !== undefined) throw wrong('order_code', text.onlyNew)
  if (message === undefined && !close) throw wrong('message', text.nothingToDo)
  if (message !== undefined) {
    const outcome = await writeInTicket(db, user, id!, { actor: `user ${user.userId}`, message }, now)
    if (outcome !== 'written') throw ticketProblem(outcome)
  }
  if (close && (await closeTicket(db, user, id!, `user ${user.userId}`, now)) === 'unknown_ticket')
    throw ticketProblem('unknown_ticket')
  return id!
}

function wrong(path: string, message: string): Problem {
  return new Problem(400, 'invalid_input', httpText.badInput, [{ path, code: 'invalid', message }])
}
