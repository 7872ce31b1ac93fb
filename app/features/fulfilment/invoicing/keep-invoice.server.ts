import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import { isOutage } from '~/db/connection/outage.server'
import type { Db, Transaction } from '~/db/connection.server'
import { postgresCode, transaction, uniqueViolation } from '~/db/transaction.server'
import { checkDocument, documentKey } from '~/features/customers/customers.server'
import type { Storage } from '~/features/media/media.server'
import { dayInIstanbul } from '~/kernel/dates'
import { lockOrder } from '~/features/orders/orders.server'
import type { Staff } from '../processing/staff'
import { invoiceHandovers, orderInvoices } from './tables.server'
import { shipments } from '../shipments/tables.server'

/**
 * An invoice made outside the shop: by hand in the tax office's portal, or by an integrator. `uuid`
 * is its ETTN, `issuedOn` a day as `2026-11-20`, `pdf` its file, if there is one. `seen`: the number of
 * the invoice that the author saw at the order, null for none; left out, any invoice is replaced.
 */
export type NewInvoice = {
  code: string
  number: string
  uuid: string
  issuedOn: string
  pdf: Uint8Array | null
  seen?: string | null
}

export type InvoiceOutcome =
  | { status: 'kept'; number: string }
  | { status: 'not_found' }
  /** The order has another invoice than the author saw; null: it has none any more. */
  | { status: 'changed'; number: string | null }
  | { status: 'refused'; wrong: 'number' | 'uuid' | 'date' | 'taken' | 'file' }

/**
 * Stores an order's invoice with its data on the transport; a later invoice replaces an earlier
 * one. An order with an invoice no longer waits for the integrator.
 */
export async function keepInvoice(
  { db, storage }: { db: Db; storage: Storage },
  input: NewInvoice,
  staff: Staff,
): Promise<InvoiceOutcome> {
  const number = input.number.toUpperCase()
  const uuid = input.uuid.toLowerCase()
  // The 16 characters of GİB: series, year, counter.
  if (!/^[A-Z0-9]{3}20\d{2}\d{9}$/.test(number)) return { status: 'refused', wrong: 'number' }
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) return { status: 'refused', wrong: 'uuid' }
  if (!isDay(input.issuedOn) || input.issuedOn > dayInIstanbul(staff.now))
    return { status: 'refused', wrong: 'date' }
  const fileId = input.pdf && (await keepFile(storage, input.pdf))
  if (input.pdf && !fileId) return { status: 'refused', wrong: 'file' }
  try {
    const { outcome, unused } = await transaction(db, (db) =>
      write(db, { ...input, number, uuid, fileId }, staff),
    )
    // The invoice is kept: a file that nothing names any more does no harm.
    if (unused) await storage.remove(documentKey(unused)).catch(() => undefined)
    return outcome
  } catch (error) {
    // After a lost connection the row may have been written.
    if (fileId && !isOutage(error)) await storage.remove(documentKey(fileId)).catch(() => undefined)
    if (postgresCode(error) === uniqueViolation) return { status: 'refused', wrong: 'taken' }
    throw error
  }
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

async function keepFile(storage: Storage, pdf: Uint8Array): Promise<string | null> {
  const check = await checkDocument(pdf)
  if (check.status === 'refused' || check.document.mediaType !== 'application/pdf') return null
  const id = randomUUID()
  await storage.write(documentKey(id), check.document.bytes)
  return id
}

async function write(
  db: Transaction,
  { code, number, uuid, issuedOn, fileId, seen }: Omit<NewInvoice, 'pdf'> & { fileId: string | null },
  { actor, now }: Staff,
): Promise<{ outcome: InvoiceOutcome; unused: string | null }> {
  const order = await lockOrder(db, code)
  if (!order) return { outcome: { status: 'not_found' }, unused: fileId }
  const [parcel] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, order.id))
    .orderBy(shipments.id)
    .limit(1)
  const [before] = await db.select().from(orderInvoices).where(eq(orderInvoices.orderId, order.id))
  if (seen !== undefined && seen !== (before?.number ?? null))
    return { outcome: { status: 'changed', number: before?.number ?? null }, unused: fileId }
  const oldFile = before?.fileId ?? null
  // The same invoice sent again without a PDF keeps its stored PDF.
  const kept = fileId ?? (before?.uuid === uuid ? oldFile : null)
  const row = {
    number,
    uuid,
    issuedOn,
    fileId: kept,
    createdAt: now,
    carrierName: parcel?.carrierName ?? '',
    carrierVkn: parcel?.carrierVkn ?? '',
    shippedOn: parcel ? dayInIstanbul(parcel.shippedAt) : null,
  }
  await db
    .insert(orderInvoices)
    .values({ orderId: order.id, ...row })
    .onConflictDoUpdate({ target: orderInvoices.orderId, set: row })
  await db
    .update(invoiceHandovers)
    .set({ state: 'issued', reason: '', updatedAt: now })
    .where(eq(invoiceHandovers.orderId, order.id))
  await audit(db, {
    actor,
    action: 'invoice',
    subject: `orders ${order.id}`,
    before: before ? { number: before.number, uuid: before.uuid } : undefined,
    after: { number, uuid, issuedOn },
  })
  return { outcome: { status: 'kept', number }, unused: oldFile === kept ? null : oldFile }
}

/** Returns the PDF of an order's invoice; null when there is none. */
export async function openInvoice(
  { db, storage }: { db: Db; storage: Storage },
  orderId: number,
): Promise<{ name: string; mediaType: string; bytes: Uint8Array } | null> {
  const [row] = await db.select().from(orderInvoices).where(eq(orderInvoices.orderId, orderId))
  const bytes = row?.fileId ? await storage.read(documentKey(row.fileId)) : null
  return bytes && { name: `fatura-${row!.number}.pdf`, mediaType: 'application/pdf', bytes }
}
