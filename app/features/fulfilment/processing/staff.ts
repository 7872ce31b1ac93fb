import type { OrderStatus } from '~/features/orders/orders'

/** The member of staff who does something, as the audit log and the history name them, and when. */
export type Staff = { actor: string; now: Date }

/** The outcome of something the staff did to an order. Nothing was changed unless it says so. */
export type StaffOutcome =
  | { status: 'done'; is: OrderStatus }
  | { status: 'not_found' }
  /** Not from where the order stands. */
  | { status: 'refused'; is: OrderStatus }
  /** A card is settled by its gateway alone. */
  | { status: 'paid_otherwise' }

/** Wished pieces by line of the order (its id). */
export type Pieces = ReadonlyMap<number, number>

export type ShipOutcome =
  | { status: 'shipped'; shipmentId: number; remaining: number }
  | { status: 'not_found' }
  | { status: 'refused'; is: OrderStatus }
  | { status: 'unknown_carrier' }
  | { status: 'unknown_line'; lineId: number }
  | { status: 'too_many'; lineId: number; left: number }
  /** Every piece has left already. */
  | { status: 'nothing_left' }
  /** No https address. */
  | { status: 'bad_link' }

export type DeliverOutcome =
  | { status: 'delivered'; isComplete: boolean }
  | { status: 'not_found' }
  | { status: 'refused'; is: OrderStatus }
  | { status: 'unknown_shipment' }
