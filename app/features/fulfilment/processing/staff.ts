import type { OrderStatus } from '~/features/orders/orders'
import type { Kurus } from '~/kernel/money'

/** The member of staff who acts, as named in the audit log and the history, and the time. */
export type Staff = { actor: string; now: Date }

/** The outcome of an action of the staff on an order. A refusal changes nothing. */
export type StaffOutcome =
  | { status: 'done'; is: OrderStatus }
  | { status: 'not_found' }
  /** The order's current status does not allow it. */
  | { status: 'refused'; is: OrderStatus }
  /** The part of the total that an edit added is not paid yet; kuruş. */
  | { status: 'due'; amount: Kurus }
  /** Only the gateway settles a card payment. */
  | { status: 'paid_otherwise' }

/** Number of pieces by the id of the order's line. */
export type Pieces = ReadonlyMap<number, number>

export type ShipOutcome =
  | { status: 'shipped'; shipmentId: number; remaining: number }
  | { status: 'not_found' }
  | { status: 'refused'; is: OrderStatus }
  | { status: 'unknown_carrier' }
  | { status: 'unknown_line'; lineId: number }
  | { status: 'too_many'; lineId: number; left: number }
  /** Every piece has been shipped already. */
  | { status: 'nothing_left' }
  /** The link is not an https address. */
  | { status: 'bad_link' }

export type DeliverOutcome =
  | { status: 'delivered'; isComplete: boolean }
  | { status: 'not_found' }
  | { status: 'refused'; is: OrderStatus }
  | { status: 'unknown_shipment' }
