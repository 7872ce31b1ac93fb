import type { PlaceOutcome } from './outcome'

/** Thrown to roll back: an order that is not placed takes no other one's place, and no stock. */
export class NotPlaced extends Error {
  constructor(readonly outcome: PlaceOutcome) {
    super(outcome.status)
  }
}

/** What an order was not placed for, when it was undone for that. */
export function outcomeOf(error: unknown): PlaceOutcome {
  if (error instanceof NotPlaced) return error.outcome
  throw error
}
