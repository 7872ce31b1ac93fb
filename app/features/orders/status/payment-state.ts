/** How far an order is paid, in the order in which lists of staff sort it. The database makes it: `paymentState` of the orders. */
export const paymentStates = {
  /** The whole payment is awaited. */
  awaited: 1,
  /** The rest that an edit added is awaited. */
  restAwaited: 2,
  /** Paid later: on account or at the door. */
  later: 3,
  paid: 4,
  cancelled: 5,
} as const
export type PaymentState = (typeof paymentStates)[keyof typeof paymentStates]
