import { eq } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type BasketLine, type TypedRow } from '~/features/basket/basket'
import { priceRequested } from '~/features/basket/basket.server'
import { readTypedLines } from '~/features/checkout/checkout.server'
import { findBuyer, retailPriceKey } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { orderStatuses, reviseLine, type Settlement, settlementOf, sumLines } from '~/features/orders/orders'
import {
  type EditableLine,
  listCarriersOfShop,
  type LockedOrder,
  lockOrder,
  readEditableLines,
  reviseOrder,
} from '~/features/orders/orders.server'
import { orders } from '~/features/orders/tables.server'
import { paymentTypes } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import { orderInvoices } from '../invoicing/tables.server'
import type { Staff } from '../processing/staff'
import type { EditPlan, EditRefusal, EditWish } from './edit-order'
import { dueAfter, settleEdit } from './settle-edit.server'

/** The order as an edit would leave it, or why it is refused. Nothing is written. */
export function planEdit(db: Db, code: string, wish: EditWish): Promise<EditPlan | EditRefusal> {
  return transaction(db, async (db) => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    const drawn = await drawUp(db, order, wish)
    return 'status' in drawn ? drawn : drawn.plan
  })
}

export type EditOutcome = { status: 'done'; settlement: Settlement } | EditRefusal

/**
 * Edits an order before its packing in one transaction: lines, prices, carrier, stock, and the buyer's money
 * (docs/decisions/an-edit-keeps-the-agreement.md). `total`: the total of the preview, in kuruş; another one refuses. The buyer
 * reads `reason`.
 */
export function editOrder(
  db: Db,
  code: string,
  { wish, total, reason }: { wish: EditWish; total: Kurus; reason: string },
  staff: Staff,
): Promise<EditOutcome> {
  return transaction(db, async (db): Promise<EditOutcome> => {
    const order = await lockOrder(db, code)
    if (!order) return { status: 'not_found' }
    const drawn = await drawUp(db, order, wish)
    if ('status' in drawn) return drawn
    const { plan, kept, carrierId } = drawn
    const { before, after, added, settlement } = plan
    if (after.grandTotal !== total) return { status: 'differs', plan }
    const lacking = await settleEdit(db, order, settlement, { reason, staff })
    if (lacking) throw new NotEdited(lacking)
    const cause = { actor: staff.actor, now: staff.now, reason: 'edited', note: reason }
    const due = dueAfter(order, settlement)
    const written = await reviseOrder(
      db,
      order,
      { lines: kept, added, amounts: after, carrierId, due },
      cause,
    )
    if (written.status === 'insufficient') throw new NotEdited(lackingOf(written.available, kept, added))
    await audit(db, {
      actor: staff.actor,
      action: 'edit',
      subject: `orders ${order.id}`,
      before: {
        lines: plan.lines.map(({ code, before }) => ({ code, ...before })),
        total: before.grandTotal,
      },
      after: {
        lines: [
          ...plan.lines.flatMap(({ code, after }) => (after ? [{ code, ...after }] : [])),
          ...added.map(({ code, quantity, total: gross }) => ({ code, quantity, gross })),
        ],
        total: after.grandTotal,
        reason,
      },
    })
    return { status: 'done', settlement }
  }).catch((error: unknown) => {
    if (error instanceof NotEdited) return error.refusal
    throw error
  })
}

/** Rolls the edit back. */
class NotEdited extends Error {
  constructor(readonly refusal: EditRefusal) {
    super(refusal.status)
  }
}

type DrawnUp = { plan: EditPlan; kept: EditableLine[]; carrierId: number }

async function drawUp(db: Transaction, order: LockedOrder, wish: EditWish): Promise<DrawnUp | EditRefusal> {
  const { awaitingPayment, placed } = orderStatuses
  if (order.status !== awaitingPayment && order.status !== placed)
    return { status: 'refused', is: order.status }
  if (order.status === awaitingPayment && order.paymentType === paymentTypes.card)
    return { status: 'card_open' }
  if ((await db.$count(orderInvoices, eq(orderInvoices.orderId, order.id))) > 0) return { status: 'invoiced' }
  const lines = await readEditableLines(db, order.id)
  const wrong = lines.find((line) => breaksPackages(line, wish))
  if (wrong) return { status: 'packages', name: nameOf(wrong), size: wrong.packageSize }
  const kept = lines.flatMap((line) => revised(line, wish))
  const priced = await priceAdded(db, order, wish.rows)
  if ('status' in priced) return priced
  const { added } = priced
  if (kept.length + added.length === 0) return { status: 'empty' }
  const stored = (await db.select().from(orders).where(eq(orders.id, order.id)))[0]!
  const carrierId = await carrierOf(db, stored, wish)
  if (carrierId === null) return { status: 'carrier' }
  const shipping = stored.receiverPays ? 0 : (wish.shipping ?? stored.shipping)
  const amountsOfAdded = added.map((line) => ({ ...line, gross: line.total }))
  const after = sumLines([...kept, ...amountsOfAdded], { shipping, fee: stored.fee })
  const { goods, campaignDiscount, couponDiscount, fee, grandTotal } = stored
  const before = { goods, campaignDiscount, couponDiscount, shipping: stored.shipping, fee, grandTotal }
  const changed =
    added.length > 0 ||
    carrierId !== stored.carrierId ||
    shipping !== stored.shipping ||
    lines.some((line) => !kept.includes(line))
  if (!changed) return { status: 'unchanged' }
  const plan = {
    lines: lines.map((line) => {
      const after = kept.find(({ id }) => id === line.id)
      return {
        id: line.id,
        name: nameOf(line),
        code: line.productCode,
        before: { quantity: line.quantity, gross: line.gross },
        after: after ? { quantity: after.quantity, gross: after.gross } : null,
      }
    }),
    added,
    before,
    after,
    settlement: settlementOf({ ...order, paysBy: waysToPay[order.paymentType] }, after.grandTotal),
  }
  return { plan, kept, carrierId }
}

const waysToPay = { 1: 'ahead', 2: 'ahead', 3: 'account', 4: 'door' } as const

const nameOf = ({ productName, variantName }: EditableLine) => `${productName} ${variantName}`.trim()

/** The line as wished: the same object when nothing changes, none when it is removed. */
function revised(line: EditableLine, { lines }: EditWish): EditableLine[] {
  const asked = lines.get(line.id)
  if (!asked) return [line]
  if (asked.quantity === 0) return []
  // A gift costs nothing, whatever its number.
  const amounts = reviseLine(line, line.isPromo ? { ...asked, unitPrice: null } : asked)
  return amounts === line ? [line] : [{ ...line, ...amounts }]
}

function breaksPackages({ id, quantity, packageSize, isPromo }: EditableLine, { lines }: EditWish): boolean {
  const asked = lines.get(id)?.quantity ?? quantity
  return asked !== quantity && !isPromo && asked % packageSize !== 0
}

async function priceAdded(
  db: Transaction,
  order: LockedOrder,
  rows: readonly TypedRow[],
): Promise<{ added: BasketLine[] } | EditRefusal> {
  if (rows.length === 0) return { added: [] }
  const buyer = await buyerOf(db, order)
  if (!buyer) return { status: 'no_buyer' }
  const read = await readTypedLines(db, buyer, rows)
  if (read.lines.length === 0 || read.rows.some(({ note }) => note?.kind === 'danger'))
    return { status: 'bad_rows', rows: read.rows }
  const choice = { campaignId: null, couponId: null, withoutCampaign: true }
  return { added: (await priceRequested(db, buyer, { lines: read.lines, choice })).lines }
}

async function buyerOf(db: Transaction, { businessPartnerId }: LockedOrder): Promise<Visitor | null> {
  if (businessPartnerId !== null) return findBuyer(db, businessPartnerId)
  return { kind: 'guest', sessionHash: '', isNew: true, priceKey: await retailPriceKey(db), sees: 0 }
}

/** The carrier after the edit; null when the wished one cannot take the parcel. Transport that the buyer pays keeps its carrier. */
async function carrierOf(
  db: Transaction,
  stored: typeof orders.$inferSelect,
  { carrierId }: EditWish,
): Promise<number | null> {
  if (carrierId === null || carrierId === stored.carrierId) return stored.carrierId
  if (stored.receiverPays) return null
  const wished = (await listCarriersOfShop(db)).find(({ id }) => id === carrierId)
  if (wished?.kind !== 'parcel') return null
  return stored.paymentType === paymentTypes.cashOnDelivery && !wished.cashOnDelivery ? null : carrierId
}

function lackingOf(
  available: ReadonlyMap<number, number>,
  kept: readonly EditableLine[],
  added: readonly BasketLine[],
): EditRefusal {
  const [[variantId, left]] = [...available] as [[number, number]]
  const line = kept.find((one) => one.variantId === variantId)
  const extra = added.find((one) => one.variantId === variantId)
  const name = line ? nameOf(line) : `${extra?.name ?? ''} ${extra?.variantName ?? ''}`.trim()
  return { status: 'insufficient', name, available: Math.max(left, 0) }
}
