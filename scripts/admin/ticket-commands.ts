import type { Db } from '../../app/db/connection.server'
import { closeTicket, getTicket, listTickets, writeInTicket } from '../../app/features/support/support.server'
import type { TicketCommand } from './ticket-arguments'
import { text } from './ticket-text'

type Answer = { lines: string[] } | { error: string }

/** Reads and answers help tickets in the name of `actor`. */
export async function runTicketCommand(
  db: Db,
  command: TicketCommand,
  { actor, now }: { actor: string; now: Date },
): Promise<Answer> {
  if (command.name === 'tickets') return { lines: await listed(db, command.status) }
  const { id } = command
  switch (command.name) {
    case 'ticket': {
      const ticket = await getTicket(db, 'everybody', id)
      if (!ticket) return { error: text.unknown(id) }
      const said = ticket.messages.map(({ side, sentAt, message }) => text.said(side, sentAt, message))
      return { lines: [text.listed(ticket), ...said] }
    }
    case 'answer': {
      const { message } = command
      const outcome = await writeInTicket(db, 'everybody', id, { actor, message }, now)
      if (outcome === 'unknown_ticket') return { error: text.unknown(id) }
      return outcome === 'ticket_full' ? { error: text.full } : { lines: [text.answered(id)] }
    }
    case 'close':
      return (await closeTicket(db, 'everybody', id, actor, now)) === 'closed'
        ? { lines: [text.closed(id)] }
        : { error: text.unknown(id) }
  }
}

async function listed(
  db: Db,
  status: Extract<TicketCommand, { name: 'tickets' }>['status'],
): Promise<string[]> {
  const { tickets, total } = await listTickets(db, 'everybody', { start: 0, length: 200, status })
  if (total === 0) return [text.none]
  return [...tickets.map(text.listed), ...(total > tickets.length ? [text.more(total - tickets.length)] : [])]
}
