import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { chargeOrder, creditOrder, lockCredit } from '~/features/ledger/ledger.server'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import { getSettings } from '~/features/settings/settings.server'
import type { Kurus } from '~/kernel/money'
import { type OrderQuote, orderStatuses, type PaymentRefusal } from '../orders'
import { refuseCredit } from '~/features/checkout/quote/quote'
import { orderRefunds } from '~/features/fulfilment/returns/tables.server'
import { orders } from '../tables.server'
import { text } from '../text'

/**
 * What was ordered on account and does not count against the limit yet, kuruş. Orders count from their first moment,
 * unless `ledger/limit_counts_open_orders` is 'false': then they do when they are handed to the carrier.
 */
export async function getUncountedOrders(db: Db, partnerId: number): Promise<Kurus> {
  const settings = await getSettings(db)
  if (settings.get('ledger', 'limit_counts_open_orders', 'true') !== 'false') return 0
  // What was given back of an order is off the account already.
  const credited = sql`coalesce((
    select sum(${orderRefunds.amount}) from ${orderRefunds} where ${orderRefunds.orderId} = ${orders.id}), 0)`
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${orders.grandTotal} - ${credited}), 0)`.mapWith(Number) })
    .from(orders)
    .where(
      and(
        eq(orders.businessPartnerId, partnerId),
        eq(orders.paymentType, paymentTypes.openAccount),
        inArray(orders.status, [orderStatuses.placed, orderStatuses.preparing]),
      ),
    )
  return row!.amount
}

/** The same for whoever asks; 0 for who has no account. */
export async function readUncounted(db: Db, visitor: Visitor): Promise<Kurus> {
  return visitor.kind === 'member' ? getUncountedOrders(db, visitor.partner.id) : 0
}

/** Whether the account carries this order, for certain until the transaction ends; null: it does, or is not asked to. */
export async function claimCredit(
  db: Transaction,
  visitor: Visitor,
  paymentType: PaymentType,
  { basket }: OrderQuote,
  now: Date,
): Promise<PaymentRefusal | null> {
  if (paymentType !== paymentTypes.openAccount) return null
  if (visitor.kind !== 'member') return { reason: 'not_offered' }
  const { id } = visitor.partner
  const credit = await lockCredit(db, id, { now, readUncounted: () => getUncountedOrders(db, id) })
  return refuseCredit(credit, basket.grandTotal)
}

/** Posts an order on account. Call after `claimCredit`, in its transaction. */
export async function chargeAccount(
  db: Transaction,
  visitor: Visitor,
  order: { code: string; paymentType: PaymentType; amount: Kurus; now: Date },
): Promise<void> {
  const { code, paymentType, amount, now } = order
  // What a coupon has made free is no debt.
  if (paymentType !== paymentTypes.openAccount || visitor.kind !== 'member' || amount === 0) return
  const { partner, user } = visitor
  await chargeOrder(db, { partnerId: partner.id, code, amount, now, actor: `user ${user.userId}` })
}

/** Takes a cancelled order off the account it was posted on, if it was. */
export async function uncharge(
  db: Transaction,
  code: string,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const description = text.cancelledOnAccount(code)
  await creditOrder(db, { code, description, key: `order ${code} cancelled`, now, actor })
}
