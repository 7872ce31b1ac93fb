import type { Db, Transaction } from '~/db/connection.server'
import { happened, happenedAnyway } from '~/db/happenings.server'
import type { Visitor } from '~/features/identity/identity'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import type { PlaceOutcome } from './outcome'

type Buyers = 'guest' | 'retail' | 'wholesale' | 'staff'

declare module '~/db/happenings.server' {
  interface Happenings {
    'order-placed': { buyers: Buyers; payment: keyof typeof paymentTypes }
    /** An order was refused because its goods had been sold to others. */
    'stock-conflict': object
  }
}

const paymentNames = Object.fromEntries(
  Object.entries(paymentTypes).map(([name, type]) => [type, name]),
) as Record<PaymentType, keyof typeof paymentTypes>

/** Tells of a new order. It counts when it is committed. */
export function tellPlaced(db: Transaction, buyer: Visitor, payment: PaymentType): void {
  const buyers = buyer.kind === 'member' ? buyer.partner.kind : buyer.kind
  happened(db, { name: 'order-placed', buyers, payment: paymentNames[payment] })
}

/** Tells of an order that was refused because there was too little stock. Returns the outcome. */
export function tellLack(db: Db, outcome: PlaceOutcome): PlaceOutcome {
  if (outcome.status === 'blocked_lines' && outcome.lines.some(({ reason }) => reason === 'insufficient'))
    happenedAnyway(db, { name: 'stock-conflict' })
  return outcome
}
