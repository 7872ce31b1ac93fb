import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { readNotices } from '../notices/store.server'
import type { Fulfilment } from './full-order'
import { readRefunds } from '../refunds/staff-refunds.server'
import { readReturnable } from '../returns/returnable.server'
import { readReturns } from '../returns/store.server'
import { readCancelled, readShipments } from '../shipments/shipment-store.server'
import { orderRefundAccounts } from '../returns/tables.server'
import { orderInvoices } from '../invoicing/tables.server'

/** Returns everything that has happened to an order since it was placed. */
export async function readFulfilment(db: Db, orderId: number): Promise<Fulfilment> {
  return {
    shipments: await readShipments(db, orderId),
    returns: await readReturns(db, orderId),
    refunds: await readRefunds(db, orderId),
    notices: await readNotices(db, orderId),
    hasRefundAccount: (await db.$count(orderRefundAccounts, eq(orderRefundAccounts.orderId, orderId))) > 0,
    invoiceRecord: await readInvoice(db, orderId),
    returnable: await readReturnable(db, orderId),
    cancelled: await readCancelled(db, orderId),
  }
}

async function readInvoice(db: Db, orderId: number): Promise<Fulfilment['invoiceRecord']> {
  const [row] = await db.select().from(orderInvoices).where(eq(orderInvoices.orderId, orderId))
  if (!row) return null
  const { number, uuid, issuedOn, fileId } = row
  return { number, uuid, issuedOn, hasFile: fileId !== null }
}
