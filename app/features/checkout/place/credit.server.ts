import type { Transaction } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { chargeOrder, lockCredit } from '~/features/ledger/ledger.server'
import type { OrderQuote, PaymentRefusal } from '~/features/orders/orders'
import { getUncountedOrders } from '~/features/orders/orders.server'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import { refuseCredit } from '../quote/quote'
import { NotPlaced } from './not-placed'

/** Makes sure until the transaction ends that the account carries this order. Throws `NotPlaced` where it does not. */
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

/** Posts an order on account. Call after `claimCredit`, in its transaction. */
export async function chargeAccount(
  db: Transaction,
  visitor: Visitor,
  order: { code: string; paymentType: PaymentType; amount: Kurus; now: Date },
): Promise<void> {
  const { code, paymentType, amount, now } = order
  // An order that a coupon has made free is no debt.
  if (paymentType !== paymentTypes.openAccount || visitor.kind !== 'member' || amount === 0) return
  const { partner, user } = visitor
  await chargeOrder(db, { partnerId: partner.id, code, amount, now, actor: `user ${user.userId}` })
}
