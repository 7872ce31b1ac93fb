import { asc, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Member } from '~/features/identity/identity'
import { ticketMessages, tickets } from './tables.server'

export { forgetTickets } from './forget-tickets.server'
export { closeTicket, getTicket, listTickets, openTicket, writeInTicket } from './tickets.server'
export { supportNames } from './row-names.server'

/** A message with the data of its email; `userId` is the ticket's owner, null once forgotten. */
export async function getMessageForEmail(db: Db, messageId: number) {
  const { id: ticketId, subject, userId } = tickets
  const { side, message } = ticketMessages
  const [found] = await db
    .select({ ticketId, subject, userId, side, message })
    .from(ticketMessages)
    .innerJoin(tickets, eq(ticketId, ticketMessages.ticketId))
    .where(eq(ticketMessages.id, messageId))
  return found ?? null
}

/** A member's tickets and messages for the data export (KVKK art. 11). */
export async function exportTickets(db: Db, { user }: Member) {
  const isOwn = eq(tickets.userId, user.userId)
  const { ticketId, side, message, sentAt } = ticketMessages
  return {
    tickets: await db.select().from(tickets).where(isOwn).orderBy(asc(tickets.id)),
    ticketMessages: await db
      .select({ ticketId, side, message, sentAt })
      .from(ticketMessages)
      .innerJoin(tickets, eq(tickets.id, ticketId))
      .where(isOwn)
      .orderBy(asc(ticketMessages.id)),
  }
}
