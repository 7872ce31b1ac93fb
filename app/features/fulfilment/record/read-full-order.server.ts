import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { Order } from '~/features/orders/orders'
import {
  getAccessibleOrder,
  getOrder,
  getOrderById,
  getOwnOrder,
  type OrderAccess,
  type OrderKey,
} from '~/features/orders/orders.server'
import { getSettings } from '~/features/settings/settings.server'
import { endOfWithdrawal } from '../returns/right'
import { withdrawalDays } from '../returns/withdrawal-days.server'
import type { FullOrder } from './full-order'
import { readFulfilment } from './read-fulfilment.server'

/**
 * Returns the visitor's own order with its fulfilment; null when it does not exist or belongs to
 * somebody else.
 */
export async function getOwnFullOrder(
  db: Db,
  visitor: Visitor,
  key: OrderKey | string,
): Promise<FullOrder | null> {
  return complete(db, await getOwnOrder(db, visitor, key))
}

/** Returns the same, by the session or by the link of the order's email. */
export async function getAccessibleFullOrder(
  db: Db,
  access: OrderAccess,
  code: string,
): Promise<FullOrder | null> {
  return complete(db, await getAccessibleOrder(db, access, code))
}

/** Returns an order with its fulfilment by its id: for staff, never for a visitor. */
export async function getFullOrderById(db: Db, id: number): Promise<FullOrder | null> {
  return complete(db, await getOrderById(db, id))
}

/** Returns an order with its fulfilment by its code: for emails and staff, never for a visitor. */
export async function getFullOrder(db: Db, code: string): Promise<FullOrder | null> {
  return complete(db, await getOrder(db, code))
}

async function complete(db: Db, order: Order | null): Promise<FullOrder | null> {
  if (!order) return null
  const { deliveredAt } = order
  return {
    ...order,
    withdrawUntil: deliveredAt && endOfWithdrawal(deliveredAt, await withdrawalDays(db)),
    sendBack: await readSendBack(db),
    ...(await readFulfilment(db, order.id)),
  }
}

async function readSendBack(db: Db): Promise<FullOrder['sendBack']> {
  const settings = await getSettings(db)
  const [unvan, address] = [settings.get('company', 'unvan'), settings.get('company', 'address')]
  return {
    carrier: settings.get('company', 'return_carrier'),
    address: [unvan, address].filter(Boolean).join(', '),
  }
}
