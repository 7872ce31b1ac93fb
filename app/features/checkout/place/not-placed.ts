import type { PlaceOutcome } from './outcome'

/**
 * Thrown to roll back an order that is refused: it then replaces no other order and reserves no
 * stock.
 */
export class NotPlaced extends Error {
  constructor(readonly outcome: PlaceOutcome) {
    super(outcome.status)
  }
}

/** Returns the outcome of a `NotPlaced`; throws every other error again. */
export function outcomeOf(error: unknown): PlaceOutcome {
  if (error instanceof NotPlaced) return error.outcome
  throw error
}
