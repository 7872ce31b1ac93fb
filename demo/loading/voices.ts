import { randomUUID } from 'node:crypto'
import type { Transaction } from '~/db/connection.server'
import { missedSearches } from '~/features/catalogue/tables.server'
import { contactMessages } from '~/features/contact/tables.server'
import { ticketMessages, tickets } from '~/features/support/tables.server'
import { dayInIstanbul } from '~/kernel/dates'
import { pastContacts, pastSearches, pastTickets } from '../shop/past'
import { findMember } from './orders'

const hour = 3_600_000
const day = 24 * hour

/** Tickets, messages of the contact form and vain searches of the demo's past. Rows are inserted, so that no email is sent. */
export async function loadVoices(db: Transaction, now: Date): Promise<void> {
  await loadTickets(db, now)
  await loadContacts(db, now)
  await loadSearches(db, now)
}

async function loadTickets(db: Transaction, now: Date): Promise<void> {
  const member = await findMember(db, 'perakende@vitrin.test')
  if (!member) return
  for (const { daysAgo, subject, message, answer } of pastTickets) {
    const createdAt = new Date(now.getTime() - daysAgo * day)
    const answeredAt = new Date(createdAt.getTime() + 3 * hour)
    const status = answer ? 'answered' : 'open'
    const row = {
      userId: member.user.userId,
      subject,
      status,
      createdAt,
      updatedAt: answer ? answeredAt : createdAt,
    } as const
    const [made] = await db.insert(tickets).values(row).returning({ id: tickets.id })
    const ticketId = made!.id
    await db
      .insert(ticketMessages)
      .values([
        { ticketId, side: 'customer', message, actor: 'demo', sentAt: createdAt },
        ...(answer
          ? [{ ticketId, side: 'shop', message: answer, actor: 'demo', sentAt: answeredAt } as const]
          : []),
      ])
  }
}

async function loadContacts(db: Transaction, now: Date): Promise<void> {
  await db.insert(contactMessages).values(
    pastContacts.map(({ daysAgo, isOpen, ...row }) => ({
      ...row,
      nonce: randomUUID(),
      phone: '',
      notice: '1',
      suspect: false,
      copied: false,
      status: isOpen ? ('open' as const) : ('closed' as const),
      createdAt: new Date(now.getTime() - daysAgo * day),
    })),
  )
}

async function loadSearches(db: Transaction, now: Date): Promise<void> {
  const today = dayInIstanbul(now)
  await db
    .insert(missedSearches)
    .values(
      pastSearches.map(([query, searches]) => ({
        day: today,
        query,
        searches,
        helped: Math.floor(searches / 3),
      })),
    )
    .onConflictDoNothing()
}
