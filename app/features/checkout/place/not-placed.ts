import type { PlaceOutcome } from './outcome'

/** Thrown to undo what was written: an order that is not placed replaces no other order and takes no stock. */
export class NotPlaced extends Error {
  constructor(readonly outcome: PlaceOutcome) {
    super(outcome.status)
  }
}

/** The outcome with which an order was undone. Throws every other error again. */
export function outcomeOf(error: unknown): PlaceOutcome {
  if (error instanceof NotPlaced) return error.outcome
  throw error
}
