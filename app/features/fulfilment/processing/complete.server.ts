import { and, eq, inArray, lt, notExists } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { changeStatus } from '~/features/orders/orders.server'
import { withdrawalDays } from '../returns/withdrawal-days.server'
import { startOfWithdrawal } from '../returns/right'
import { orderStatuses } from '~/features/orders/orders'
import { orderReturns } from '../returns/tables.server'
import { orders } from '~/features/orders/tables.server'

/** Completes delivered orders after the withdrawal period, unless a return is open: 97 → 98. */
export async function completeDelivered(db: Db, now: Date): Promise<void> {
  const days = await withdrawalDays(db)
  const open = db
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, orders.id), inArray(orderReturns.state, ['asked', 'accepted'])))
  const due = await db
    .select({ code: orders.code })
    .from(orders)
    .where(
      and(
        eq(orders.status, orderStatuses.delivered),
        lt(orders.deliveredAt, startOfWithdrawal(now, days)),
        notExists(open),
      ),
    )
    .limit(5_000)
  const failures: unknown[] = []
  for (const { code } of due)
    await changeStatus(db, code, orderStatuses.completed, {
      actor: 'system',
      reason: 'completed',
      now,
    }).catch((error: unknown) => failures.push(error))
  // One failed order must not stop the others; the job runs again, and its log shows the reason.
  if (failures.length > 0)
    throw new AggregateError(failures, `orders that were not completed: ${failures.length}`)
}
