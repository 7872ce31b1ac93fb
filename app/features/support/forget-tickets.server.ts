import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { tickets } from './tables.server'

/**
 * Deletes a user's tickets. Tickets about an order are closed and kept: the seller must keep them for three years
 * (Mesafeli Sözleşmeler Yönetmeliği art. 20).
 */
export async function forgetTickets(db: Transaction, userId: number, now: Date): Promise<void> {
  const isTheirs = eq(tickets.userId, userId)
  await db.delete(tickets).where(and(isTheirs, isNull(tickets.orderCode)))
  await db
    .update(tickets)
    .set({ status: 'closed', updatedAt: now })
    .where(and(isTheirs, ne(tickets.status, 'closed')))
}
