import { and, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { orders } from '../tables.server'
import { orderViewPath } from './order-link.server'

/**
 * The path of an order's page for somebody who names its code and its email address, or null. A missing code and another
 * address are one statement with one answer, so nobody learns which orders there are (promise P09).
 */
export async function trackOrder(
  db: Db,
  { code, email, secret, now }: { code: string; email: string; secret: string; now: Date },
): Promise<string | null> {
  const [found] = await db
    .select({ code: orders.code })
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.email, email)))
  return found ? orderViewPath(secret, found.code, now) : null
}
