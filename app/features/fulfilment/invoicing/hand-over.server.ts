import { asc, eq, ne, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { Storage } from '~/features/media/media.server'
import { keepInvoice } from './keep-invoice.server'
import { formatAddress, type Order, orderStatuses } from '~/features/orders/orders'
import { getFullOrder } from '../record/read-full-order.server'
import { orders } from '~/features/orders/tables.server'
import { shipments } from '../shipments/tables.server'
import type { InvoiceIntegrator, InvoiceOrder } from './integrator'
import { type HandoverState, invoiceHandovers } from './tables.server'

/** Pause in ms before an integrator that is still working is asked again. */
const pause = 10 * 60_000

type Place = { db: Db; storage: Storage; integrator: InvoiceIntegrator | null; now: Date }

/** Queues the handover of an order to the integrator; a waiting job is not queued twice. */
export function enqueueHandover(db: Transaction, orderCode: string, runAt?: Date): Promise<void> {
  const job = { name: 'hand-over-invoice', payload: { orderCode } } as const
  return enqueue(db, job, { key: `hand-over-invoice-${orderCode}`, ...(runAt ? { runAt } : {}) })
}

/**
 * Sends a shipped order to the integrator, outside any transaction, and stores the invoice in its
 * answer. It does nothing without an integrator, for a cancelled order, or for an order that
 * already has an invoice, made by hand or by an earlier try. Throws when the integrator does not
 * answer; the job then runs again.
 */
export async function handOverInvoice(place: Place, code: string): Promise<void> {
  const { db, integrator, now } = place
  const order = integrator && (await getFullOrder(db, code))
  if (!order || order.invoiceRecord || order.status === orderStatuses.cancelled) return
  const parcel = await firstParcel(db, order.id)
  if (!parcel) return
  const answer = await integrator.handOver(toInvoiceOrder(order, parcel)).catch(async (error: unknown) => {
    // The queue gives up after its last try; the order then stays in the list of orders without an
    // invoice.
    await note(db, order.id, 'pending', '', now)
    throw error
  })
  if (answer.status === 'refused') return note(db, order.id, 'refused', answer.reason, now)
  if (answer.status === 'pending') {
    await transaction(db, async (db) => {
      await note(db, order.id, 'pending', '', now)
      await enqueueHandover(db, code, new Date(now.getTime() + pause))
    })
    return
  }
  // An invoice that the staff added meanwhile stays.
  const kept = await keepInvoice(place, { code, ...answer, seen: null }, { actor: 'integrator', now })
  const wrong = kept.status === 'refused' ? kept.wrong : ''
  await note(db, order.id, wrong ? 'refused' : 'issued', wrong, now)
}

async function note(
  db: Db,
  orderId: number,
  state: HandoverState,
  reason: string,
  updatedAt: Date,
): Promise<void> {
  const row = { state, reason, updatedAt }
  const { tries } = invoiceHandovers
  await db
    .insert(invoiceHandovers)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: invoiceHandovers.orderId, set: { ...row, tries: sql`${tries} + 1` } })
}

async function firstParcel(db: Db, orderId: number) {
  const { carrierName, carrierVkn, shippedAt } = shipments
  const [row] = await db
    .select({ carrierName, carrierVkn, shippedAt })
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.id))
    .limit(1)
  return row
}

/** Returns the orders whose invoice the integrator has not made, the longest waiting first. */
export function listOpenHandovers(db: Db) {
  const { state, reason, tries, updatedAt } = invoiceHandovers
  return db
    .select({ code: orders.code, state, reason, tries, updatedAt })
    .from(invoiceHandovers)
    .innerJoin(orders, eq(orders.id, invoiceHandovers.orderId))
    .where(ne(state, 'issued'))
    .orderBy(asc(updatedAt))
    .limit(500)
}

function toInvoiceOrder(
  order: Order,
  parcel: { carrierName: string; carrierVkn: string; shippedAt: Date },
): InvoiceOrder {
  const { address, invoice } = order
  const name = `${address.firstName} ${address.lastName}`
  return {
    code: order.code,
    placedAt: order.placedAt,
    payment: order.payment.name,
    buyer: { name, email: order.email, phone: address.phone, address: formatAddress(address) },
    invoice:
      invoice.kind === 'bireysel'
        ? { kind: 'bireysel', name, taxOffice: '', taxNumber: invoice.tckn ?? null }
        : {
            kind: 'kurumsal',
            name: invoice.unvan,
            taxOffice: invoice.vergiDairesi,
            taxNumber: invoice.vkn,
          },
    lines: order.lines.map((line) => ({
      code: line.productCode,
      quantity: line.quantity,
      kdvRate: line.kdvRate,
      name: [line.productName, line.variantName].filter(Boolean).join(', '),
      net: line.chargedNet,
      kdv: line.chargedKdv,
    })),
    shipping: order.shipping,
    shippingKdvRate: order.shippingKdvRate,
    fee: order.fee,
    feeKdvRate: order.feeKdvRate,
    grandTotal: order.grandTotal,
    carrier: parcel.carrierName,
    carrierVkn: parcel.carrierVkn,
    shippedAt: parcel.shippedAt,
  }
}
