import type { Failure } from '~/http/calls/failures.server'
import { Problem } from '~/http/answering/problem.server'
import { text } from '../text'
import type { OpenOutcome, WriteOutcome } from '../tickets.server'

export const unknownTicket: Failure = {
  status: 404,
  code: 'ticket_not_found',
  meaning: 'Bu numarayla size ait bir talep yok.',
  remedy: 'Numaraları `GET /api/site/tickets` yanıtından alın.',
}
export const ticketFull: Failure = {
  status: 409,
  code: 'ticket_full',
  meaning: 'Bir talepte en çok 200 ileti olur.',
  remedy: 'Yeni bir talep açın.',
}
export const unknownOrder: Failure = {
  status: 404,
  code: 'order_not_found',
  meaning: 'Bu kodla görebildiğiniz bir sipariş yok.',
  remedy: 'Kodları `GET /api/site/orders` yanıtından alın ya da alanı göndermeyin.',
}
export const tooManyOpen: Failure = {
  status: 409,
  code: 'too_many_open_tickets',
  meaning: 'Kapanmamış 20 talebiniz var.',
  remedy: 'Birine yazın ya da sonuçlananları kapatın.',
}

const problems = {
  unknown_ticket: () => new Problem(404, unknownTicket.code, text.unknownTicket),
  ticket_full: () => new Problem(409, ticketFull.code, text.ticketFull),
  unknown_order: () => new Problem(404, unknownOrder.code, text.unknownOrder),
  too_many_open: () => new Problem(409, tooManyOpen.code, text.tooManyOpen),
}

/** The problem for a ticket that was not opened, or a message that was not added. */
export function ticketProblem(
  why: Exclude<OpenOutcome['status'] | WriteOutcome, 'opened' | 'written'>,
): Problem {
  return problems[why]()
}
