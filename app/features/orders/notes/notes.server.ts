import { asc, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { orderNotes } from '../tables.server'

/** Most characters of a note. */
export const longestNote = 1_000

/** Adds a note about an order, which only staff see. */
export async function addOrderNote(
  db: Db,
  orderId: number,
  text: string,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  await db.insert(orderNotes).values({ orderId, text, actor, createdAt: now })
}

/** The notes about an order, earliest first. */
export function listOrderNotes(db: Db, orderId: number) {
  const { id, text, actor, createdAt } = orderNotes
  return db
    .select({ id, text, actor, createdAt })
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(id))
    .limit(200)
}
