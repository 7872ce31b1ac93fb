import type { Transaction } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { chargeOrder, lockCredit } from '~/features/ledger/ledger.server'
import type { OrderQuote, PaymentRefusal } from '~/features/orders/orders'
import { getUncountedOrders } from '~/features/orders/orders.server'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import { refuseCredit } from '../quote/quote'
import { NotPlaced } from './not-placed'

/**
 * Checks that the open account covers this order, and locks the account until the transaction ends.
 * Throws `NotPlaced` when it does not.
 */
export async function claimCredit(
  db: Transaction,
  visitor: Visitor,
  paymentType: PaymentType,
  { basket }: OrderQuote,
  now: Date,
): Promise<void> {
  if (paymentType !== paymentTypes.openAccount) return
  if (visitor.kind !== 'member') throw refused({ reason: 'not_offered' })
  const { id } = visitor.partner
  const credit = await lockCredit(db, id, { now, readUncounted: () => getUncountedOrders(db, id) })
  const refusal = refuseCredit(credit, basket.grandTotal)
  if (refusal) throw refused(refusal)
}

const refused = (refusal: PaymentRefusal) => new NotPlaced({ status: 'payment_unavailable', ...refusal })

/** Charges an order to the open account. Call it after `claimCredit`, in the same transaction. */
export async function chargeAccount(
  db: Transaction,
  visitor: Visitor,
  order: { code: string; paymentType: PaymentType; amount: Kurus; now: Date },
): Promise<void> {
  const { code, paymentType, amount, now } = order
  // An order that costs 0 because of its coupon creates no debt.
  if (paymentType !== paymentTypes.openAccount || visitor.kind !== 'member' || amount === 0) return
  const { partner, user } = visitor
  await chargeOrder(db, { partnerId: partner.id, code, amount, now, actor: `user ${user.userId}` })
}
