import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { tickets } from './tables.server'

/**
 * Deletes what a user has asked the shop. What is about an order is closed and stays: the seller has to keep what was
 * written about it for three years (Mesafeli Sözleşmeler Yönetmeliği art. 20).
 */
export async function forgetTickets(db: Transaction, userId: number, now: Date): Promise<void> {
  const isTheirs = eq(tickets.userId, userId)
  await db.delete(tickets).where(and(isTheirs, isNull(tickets.orderCode)))
  await db
    .update(tickets)
    .set({ status: 'closed', updatedAt: now })
    .where(and(isTheirs, ne(tickets.status, 'closed')))
}
