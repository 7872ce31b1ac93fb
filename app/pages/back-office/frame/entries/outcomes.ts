import type { MiddlewareFunction } from 'react-router'

/**
 * How a sent form ended: saved with a redirect, refused with this status, or lost because the session or the network has ended. `told`: the
 * sentence that refused it.
 */
export type Outcome =
  | { kind: 'saved' }
  | { kind: 'refused'; status: number; told: string | null }
  | { kind: 'lost' }

const listeners = new Set<(outcome: Outcome) => void>()

/** Calls the listener for each form that ends; returns a function that stops it. */
export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/** Tells the listeners how the forms of the back office end. */
export const followOutcomes: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  if (request.method !== 'GET') {
    const [first] = Object.values(results)
    for (const listener of listeners) listener(outcomeOf(first?.result))
  }
  return results
}

function outcomeOf(result: unknown): Outcome {
  if (result instanceof Response) {
    const isMoved = result.status >= 300 && result.status < 400
    const to = result.headers.get('location') ?? ''
    return isMoved && !/^\/user\/login\b/i.test(to) ? { kind: 'saved' } : { kind: 'lost' }
  }
  const { init, data } = (result ?? {}) as { init?: { status?: number } | null; data?: unknown }
  const { refused } = (data ?? {}) as { refused?: unknown }
  return {
    kind: 'refused',
    status: init?.status ?? 200,
    told: typeof refused === 'string' ? refused : null,
  }
}
