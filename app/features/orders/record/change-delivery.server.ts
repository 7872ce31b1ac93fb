import { eq } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { lockOrder } from '../status/change-status.server'
import { isBeforeShipping, type OrderStatus } from '../status/status'
import { orders } from '../tables.server'

/** The parts of an address that staff correct. City and district stay: the price of the transport follows from them. */
export type DeliveryChange = {
  firstName: string
  lastName: string
  phone: string
  neighbourhood: string
  street: string
  postalCode: string
}

export type DeliveryOutcome =
  | { status: 'done' }
  | { status: 'not_found' }
  | { status: 'too_late'; is: OrderStatus }

/** Corrects the receiver of an order that has not been shipped. The invoice's data and the contracts stay as they were accepted. */
export function changeDelivery(
  db: Db,
  code: string,
  change: DeliveryChange,
  { actor }: { actor: string },
): Promise<DeliveryOutcome> {
  return transaction(db, async (db): Promise<DeliveryOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    if (!isBeforeShipping(order.status)) return { status: 'too_late', is: order.status }
    const [row] = await db.select({ address: orders.address }).from(orders).where(eq(orders.id, order.id))
    const before = row!.address
    const after = { ...before, ...change }
    await db.update(orders).set({ address: after }).where(eq(orders.id, order.id))
    const changed = Object.keys(change).filter(
      (key) => before[key as keyof DeliveryChange] !== change[key as keyof DeliveryChange],
    )
    const of = (address: typeof before) =>
      Object.fromEntries(changed.map((key) => [key, address[key as keyof DeliveryChange]]))
    const subject = `orders ${order.id}`
    await audit(db, { actor, action: 'delivery', subject, before: of(before), after: of(after) })
    return { status: 'done' }
  })
}
