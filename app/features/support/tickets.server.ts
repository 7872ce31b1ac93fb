import { and, asc, count, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { patternsOf } from '~/db/like-patterns'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { Member } from '~/features/identity/identity'
import { getOwnOrder } from '~/features/orders/orders.server'
import type { Page } from '~/http/calls/list-query'
import {
  maxMessages,
  maxOpenTickets,
  type Ticket,
  type TicketBrief,
  type TicketSide,
  type TicketStatus,
} from './support'
import { ticketMessages, tickets } from './tables.server'

/** The scope: tickets of one member, or all of them for staff. */
type Whose = { userId: number } | 'everybody'

const ofWhom = (whose: Whose): SQL | undefined =>
  whose === 'everybody' ? undefined : eq(tickets.userId, whose.userId)

const brief = {
  id: tickets.id,
  userId: tickets.userId,
  subject: tickets.subject,
  status: tickets.status,
  orderCode: tickets.orderCode,
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
  messageCount: sql<number>`(select count(*)::int from ticket_messages m where m.ticket_id = ${tickets}.id)`,
}

type TicketFilter = Page & {
  status?: TicketStatus | undefined
  /** Words of the subject, or parts of the order's code. */
  words?: string
  /** Those that wait longest first. */
  oldestFirst?: boolean
}

/** Tickets, latest message first. */
export async function listTickets(
  db: Db,
  whose: Whose,
  { start, length, status, words = '', oldestFirst = false }: TicketFilter,
): Promise<{ tickets: TicketBrief[]; total: number }> {
  const text = sql`tr_fold(${tickets.subject} || ' ' || coalesce(${tickets.orderCode}, ''))`
  const named = patternsOf(words).map((pattern) => sql`${text} like ${pattern}`)
  const wanted = and(ofWhom(whose), status && eq(tickets.status, status), ...named)
  const order = oldestFirst ? asc : desc
  const rows = await db
    .select(brief)
    .from(tickets)
    .where(wanted)
    .orderBy(order(tickets.updatedAt), order(tickets.id))
    .offset(start)
    .limit(length)
  const [counted] = await db.select({ total: count() }).from(tickets).where(wanted)
  return { tickets: rows, total: counted!.total }
}

/** A ticket with its messages; null when it is missing or belongs to another member. */
export async function getTicket(db: Db, whose: Whose, id: number): Promise<Ticket | null> {
  const [found] = await db
    .select(brief)
    .from(tickets)
    .where(and(eq(tickets.id, id), ofWhom(whose)))
  if (!found) return null
  const { id: messageId, side, message, sentAt } = ticketMessages
  const messages = await db
    .select({ id: messageId, side, message, sentAt })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, id))
    .orderBy(asc(messageId))
  return { ...found, messages }
}

export type OpenOutcome = { status: 'opened'; id: number } | { status: 'unknown_order' | 'too_many_open' }

/**
 * Opens a ticket with its first message and queues an email to the shop. A named order must be visible to the member.
 * The same text within a minute counts as a repeated submission and opens no second ticket.
 */
export async function openTicket(
  db: Db,
  member: Member,
  input: { subject: string; message: string; orderCode?: string | undefined },
  now: Date,
): Promise<OpenOutcome> {
  const { subject, message, orderCode } = input
  const order = orderCode ? await getOwnOrder(db, member, orderCode) : null
  if (orderCode && !order) return { status: 'unknown_order' }
  const { userId } = member.user
  return transaction(db, async (db) => {
    // Serializes two openings by one member, so that the limit holds.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('tickets'), ${userId}::int)`)
    const isOwn = and(eq(tickets.userId, userId), eq(tickets.subject, subject))
    const again = await findSaid(db, isOwn, 'customer', message, now)
    if (again !== null) return { status: 'opened', id: again }
    const isOpen = and(eq(tickets.userId, userId), ne(tickets.status, 'closed'))
    const [open] = await db.select({ total: count() }).from(tickets).where(isOpen)
    if (open!.total >= maxOpenTickets) return { status: 'too_many_open' }
    const row = { userId, subject, orderCode: order?.code, createdAt: now, updatedAt: now }
    const [made] = await db.insert(tickets).values(row).returning({ id: tickets.id })
    await addMessage(db, made!.id, { side: 'customer', actor: `user ${userId}`, message }, now)
    return { status: 'opened', id: made!.id }
  })
}

export type WriteOutcome = 'written' | 'unknown_ticket' | 'ticket_full'

/**
 * Adds a message, reopens a closed ticket and queues an email to the other side. A repeated submission adds one
 * message.
 */
export function writeInTicket(
  db: Db,
  whose: Whose,
  id: number,
  written: { actor: string; message: string },
  now: Date,
): Promise<WriteOutcome> {
  const side: TicketSide = whose === 'everybody' ? 'shop' : 'customer'
  return transaction(db, async (db) => {
    if (!(await lock(db, whose, id))) return 'unknown_ticket'
    if ((await findSaid(db, eq(tickets.id, id), side, written.message, now)) !== null) return 'written'
    const ofTicket = eq(ticketMessages.ticketId, id)
    const [there] = await db.select({ total: count() }).from(ticketMessages).where(ofTicket)
    if (there!.total >= maxMessages) return 'ticket_full'
    await addMessage(db, id, { side, ...written }, now)
    const status = side === 'shop' ? 'answered' : 'open'
    await db.update(tickets).set({ status, updatedAt: now }).where(eq(tickets.id, id))
    if (side === 'shop') await audit(db, { actor: written.actor, action: 'answer', subject: `tickets ${id}` })
    return 'written'
  })
}

/** Closes a ticket; closing it twice changes nothing. */
export function closeTicket(
  db: Db,
  whose: Whose,
  id: number,
  actor: string,
  now: Date,
): Promise<'closed' | 'unknown_ticket'> {
  return transaction(db, async (db) => {
    if (!(await lock(db, whose, id))) return 'unknown_ticket'
    const isOpen = and(eq(tickets.id, id), ne(tickets.status, 'closed'))
    const closed = await db
      .update(tickets)
      .set({ status: 'closed', updatedAt: now })
      .where(isOpen)
      .returning()
    if (whose === 'everybody' && closed.length > 0)
      await audit(db, { actor, action: 'close', subject: `tickets ${id}` })
    return 'closed'
  })
}

async function lock(db: Transaction, whose: Whose, id: number): Promise<boolean> {
  const found = db.select({ id: tickets.id }).from(tickets)
  return (await found.where(and(eq(tickets.id, id), ofWhom(whose))).for('update')).length > 0
}

/** The ticket in which this text was written within the last minute. */
async function findSaid(
  db: Transaction,
  where: SQL | undefined,
  side: TicketSide,
  message: string,
  now: Date,
): Promise<number | null> {
  const isSame = and(eq(ticketMessages.side, side), eq(ticketMessages.message, message))
  const [found] = await db
    .select({ id: tickets.id })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(and(where, isSame, gt(ticketMessages.sentAt, new Date(now.getTime() - 60_000))))
    .limit(1)
  return found?.id ?? null
}

async function addMessage(
  db: Transaction,
  ticketId: number,
  written: { side: TicketSide; actor: string; message: string },
  now: Date,
): Promise<void> {
  const values = { ticketId, ...written, sentAt: now }
  const [added] = await db.insert(ticketMessages).values(values).returning({ id: ticketMessages.id })
  await enqueue(db, { name: 'send-ticket-mail', payload: { messageId: added!.id } })
}
