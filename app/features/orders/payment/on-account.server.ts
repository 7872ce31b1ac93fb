import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { creditOrder, sumOrders } from '~/features/ledger/ledger.server'
import { paymentTypes } from '~/features/payments/payments'
import { getSettings } from '~/features/settings/settings.server'
import type { Kurus } from '~/kernel/money'
import { orderStatuses } from '../status/status'
import { orders } from '../tables.server'
import { text } from '../text'

/**
 * Returns the total in kuruş of a partner's orders on account that are not yet counted against the
 * limit. Orders count from the moment they are placed; when the setting
 * `ledger/limit_counts_open_orders` is 'false', from the handover to the carrier.
 */
export async function getUncountedOrders(db: Db, partnerId: number): Promise<Kurus> {
  const settings = await getSettings(db)
  if (settings.get('ledger', 'limit_counts_open_orders', 'true') !== 'false') return 0
  const open = await db
    .select({ code: orders.code })
    .from(orders)
    .where(
      and(
        eq(orders.businessPartnerId, partnerId),
        eq(orders.paymentType, paymentTypes.openAccount),
        inArray(orders.status, [orderStatuses.placed, orderStatuses.preparing]),
      ),
    )
  return sumOrders(
    db,
    open.map(({ code }) => code),
  )
}

/** Returns the same total for a visitor; 0 without an account. */
export async function readUncounted(db: Db, visitor: Visitor): Promise<Kurus> {
  return visitor.kind === 'member' ? getUncountedOrders(db, visitor.partner.id) : 0
}

/**
 * Refunds a cancelled order to the account that was charged; does nothing when no account was
 * charged.
 */
export async function refundCharge(
  db: Transaction,
  code: string,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const description = text.cancelledOnAccount(code)
  await creditOrder(db, { code, description, key: `order ${code} cancelled`, now, actor })
}
