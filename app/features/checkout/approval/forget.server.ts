import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { orderRequestDecisions, orderRequests } from './tables.server'

/**
 * Takes a user out of the requests for approval: what never became an order goes, the others say `called` for their name.
 * The order that was made of one stays as it was.
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
