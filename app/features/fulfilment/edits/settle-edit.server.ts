import type { Transaction } from '~/db/connection.server'
import { chargeOrder, creditOrder, lockCredit } from '~/features/ledger/ledger.server'
import type { Settlement } from '~/features/orders/orders'
import { getUncountedOrders, type LockedOrder } from '~/features/orders/orders.server'
import type { Kurus } from '~/kernel/money'
import type { Staff } from '../processing/staff'
import { refundable, refundOrder } from '../refunds/refund.server'
import { text } from '../text'
import type { EditRefusal } from './edit-order'

/** The part of the total that is still due after the settlement, in kuruş. */
export function dueAfter({ due }: LockedOrder, settlement: Settlement): Kurus {
  if (settlement.kind === 'due') return due + settlement.amount
  return settlement.kind === 'refund' ? due - settlement.less : due
}

/** Moves the buyer's money; the refusal when the account does not cover an addition. */
export async function settleEdit(
  db: Transaction,
  order: LockedOrder,
  settlement: Settlement,
  { reason, staff }: { reason: string; staff: Staff },
): Promise<EditRefusal | null> {
  const { code, id } = order
  const { actor, now } = staff
  const key = `edit ${id} ${now.getTime()}`
  switch (settlement.kind) {
    case 'none':
    case 'due':
      return null
    case 'refund': {
      // Money that was refunded before does not go back twice.
      const amount = Math.min(settlement.refund, await refundable(db, order))
      if (amount > 0) await refundOrder(db, order, { amount, reason, key, offTotal: true, actor, now })
      return null
    }
    case 'credit': {
      const description = text.editedOnAccount(code)
      await creditOrder(db, { code, amount: settlement.amount, description, key, now, actor })
      return null
    }
    case 'charge': {
      const partnerId = order.businessPartnerId!
      const readUncounted = () => getUncountedOrders(db, partnerId)
      const available = (await lockCredit(db, partnerId, { now, readUncounted }))?.available ?? 0
      if (settlement.amount > available) return { status: 'credit', missing: settlement.amount - available }
      await chargeOrder(db, { partnerId, code, amount: settlement.amount, now, actor, addition: key })
      return null
    }
  }
}
