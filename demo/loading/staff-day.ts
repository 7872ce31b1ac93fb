import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import {
  correctStock,
  productEditor,
  readProductRecord,
  type ProductRecord,
} from '~/features/catalogue/catalogue.server'
import { products } from '~/features/catalogue/tables.server'
import { findPartnerOf } from '~/features/customers/customers.server'
import { priceLists } from '~/features/customers/tables.server'
import { confirmPayment, deliver, ship, startPacking } from '~/features/fulfilment/fulfilment.server'
import { permissions } from '~/features/identity/staff/permissions'
import type { Staff as StaffVisitor } from '~/features/identity/identity'
import { users } from '~/features/identity/tables.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { postByStaff } from '~/features/ledger/ledger.server'
import { type OrderStatus, orderStatuses } from '~/features/orders/orders'
import { orders } from '~/features/orders/tables.server'
import { paymentTypes } from '~/features/payments/payments'
import { closeTicket } from '~/features/support/support.server'
import { tickets } from '~/features/support/tables.server'
import { changeRow, revisionOf } from '~/http/calls/editing.server'
import { dayInIstanbul } from '~/kernel/dates'
import { staffDay } from '../shop/past'

type Acting = { db: Db; actor: string; now: Date }

/** The demo's administrator as the audit log names staff; null in a shop without it. */
export async function findDemoStaff(db: Db) {
  const [user] = await db.select().from(users).where(eq(users.email, 'admin@vitrin.test'))
  return user ? { user, actor: `user ${user.id}` } : null
}

/**
 * The work of the demo's administrator on the day of the first start: orders moved on, stock counted, a price changed, money booked,
 * a question closed. Each goes through the operation that the back office uses, so the audit log tells it.
 */
export async function loadStaffDay(db: Db, now: Date): Promise<void> {
  const staff = await findDemoStaff(db)
  if (!staff) return
  const acting = { db, actor: staff.actor, now }
  await moveOrders(acting)
  await changeProducts(acting, await visitorOf(db, staff.user))
  await bookPayment(acting)
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(eq(tickets.status, 'answered'))
    .orderBy(asc(tickets.id))
  if (ticket) await closeTicket(db, 'everybody', ticket.id, staff.actor, now)
}

async function moveOrders({ db, ...staff }: Acting): Promise<void> {
  const { awaitingPayment, placed, preparing, shipped } = orderStatuses
  const [delivered] = await newest(db, shipped, 1)
  const packed = await newest(db, preparing, 2)
  const paid = await newest(db, placed, 2)
  const [transfer] = await newest(db, awaitingPayment, 1, paymentTypes.transfer)
  if (delivered) await deliver(db, delivered, staff)
  for (const [i, code] of packed.entries())
    await ship(db, code, { trackingNumber: `ORNEK${1001 + i}`, link: '', pieces: null }, staff)
  for (const code of paid) await startPacking(db, code, staff)
  if (transfer) await confirmPayment(db, transfer, staff)
}

/** Codes of the newest orders in this status. */
async function newest(db: Db, status: OrderStatus, length: number, payment?: number): Promise<string[]> {
  const rows = await db
    .select({ code: orders.code })
    .from(orders)
    .where(and(eq(orders.status, status), payment ? eq(orders.paymentType, payment) : undefined))
    .orderBy(desc(orders.placedAt))
    .limit(length)
  return rows.map(({ code }) => code)
}

async function changeProducts({ db, actor, now }: Acting, visitor: StaffVisitor): Promise<void> {
  const [retail] = await db.select().from(priceLists).where(eq(priceLists.isRetail, true))
  const found = await db.select({ id: products.id }).from(products).orderBy(desc(products.code)).limit(2)
  for (const { id } of found) {
    const record = (await readProductRecord(db, id))!
    const edited = await changeRow(
      db,
      productEditor,
      { id, revision: revisionOf(record) },
      dearer(record, retail!.id),
      { visitor, now },
    )
    if (edited.status !== 'done') throw new Error(`${record.code}: ${edited.status}`)
  }
  const counted = (await readProductRecord(db, found[0]!.id))!
  const { reason, pieces } = staffDay.count
  const rows = [{ variantId: counted.variants[0]!.id, quantity: pieces }]
  await correctStock(db, rows, { reason, actor, productId: counted.id })
}

/** The product with its retail prices raised by five lira. */
function dearer(record: ProductRecord, listId: number): Parameters<typeof productEditor.change>[2] {
  const { id: _, publishedAt: _at, maxInstallments, variants, ...rest } = record
  return {
    ...rest,
    ...(maxInstallments === null ? {} : { maxInstallments }),
    variants: variants.map(({ id: _variant, offers, ...variant }) => ({
      ...variant,
      offers: offers.map((offer) =>
        offer.priceListId === listId ? { ...offer, amount: offer.amount + 500 } : offer,
      ),
    })),
  }
}

async function bookPayment({ db, actor, now }: Acting): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.email, 'bayi@vitrin.test'))
  const partnerId = user && (await findPartnerOf(db, user.id))
  if (!partnerId) return
  const { amount, documentNo, description } = staffDay.payment
  await postByStaff(
    db,
    { name: 'payment', amount, means: 'transfer' },
    { partnerId, postedOn: dayInIstanbul(now), documentNo, description, key: `demo ${documentNo}`, actor },
  )
}

async function visitorOf(db: Db, user: typeof users.$inferSelect): Promise<StaffVisitor> {
  const { id: userId, uid, name, email, emailVerified } = user
  return {
    kind: 'staff',
    sessionHash: '',
    isNew: false,
    user: { userId, uid, name, email, emailVerified, sessionId: 0 },
    role: 'admin',
    permissions,
    priceKey: await retailPriceKey(db),
    sees: 0,
  }
}
