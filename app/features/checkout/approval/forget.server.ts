import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { orderRequestDecisions, orderRequests } from './tables.server'

/**
 * Removes a user from the requests for approval. Requests that never became an order are deleted;
 * the others show `called` in place of the user's name. Orders made from requests stay unchanged.
 */
export async function forgetRequests(db: Transaction, userId: number, called: string): Promise<void> {
  const requests = orderRequests
  const { requestId, orderId } = orderRequestDecisions
  const ordered = db
    .select({ requestId })
    .from(orderRequestDecisions)
    .where(and(eq(requestId, requests.id), sql`${orderId} is not null`))
  await db.delete(requests).where(and(eq(requests.requesterId, userId), notExists(ordered)))
  const nobody = { firstName: called, lastName: '', phone: '', email: '', neighbourhood: '', street: '' }
  await db
    .update(requests)
    .set({
      requesterName: called,
      requesterEmail: '',
      note: '',
      address: sql`${requests.address} || ${JSON.stringify(nobody)}::jsonb`,
      invoice: { kind: 'bireysel', tckn: null },
    })
    .where(eq(requests.requesterId, userId))
  await db
    .update(orderRequestDecisions)
    .set({ deciderName: called })
    .where(eq(orderRequestDecisions.deciderId, userId))
}
