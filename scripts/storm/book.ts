/** Records all answers that customers received. At the end the invariants compare them with the database. */
export type Book = ReturnType<typeof openBook>

/** `code` is empty if the answer contained only the address of the bank. */
export type KnownOrder = { code: string; id: number | null }

/** How the attempt to order ended for its customer. `unknown`: no answer, or one that claims neither. */
export type Attempt = { outcome: 'acknowledged' | 'refused' | 'unknown'; code: string }

export function openBook() {
  const attempts = new Map<string, Attempt>()
  const codes: string[] = []
  const byKey = new Map<string, Set<string>>()
  const outcomes = new Map<string, number>()
  return {
    /** Codes of orders in the answers to customers. */
    codes,
    /** Outcomes of tasks, with their number. */
    outcomes,
    /** Attempts to order by their keys. Each key is also the order's note, so an order is found without the shop's record of keys. */
    attempts,
    /** An attempt is about to be sent; until an answer comes it is unknown. */
    attempt(key: string): void {
      if (!attempts.has(key)) attempts.set(key, { outcome: 'unknown', code: '' })
    },
    /** Every request of the attempt was answered with a refusal. */
    refuse(key: string): void {
      if (attempts.get(key)?.outcome === 'unknown') attempts.set(key, { outcome: 'refused', code: '' })
    },
    /** A confirmation was answered with an order or its payment address; a repetition may be recorded again. */
    acknowledge(key: string, { code, payment = '' }: { code: string; payment?: string }): void {
      const known = byKey.get(key) ?? new Set()
      if (code && !known.has(code)) codes.push(code)
      byKey.set(key, known.add(code || payment))
      if (attempts.has(key))
        attempts.set(key, { outcome: 'acknowledged', code: code || attempts.get(key)!.code })
    },
    /** Confirmations that made more than one order. */
    repeated: () => [...byKey].filter(([, told]) => told.size > 1).map(([key]) => key),
    confirmations: () => byKey.size,
    count(outcome: string): void {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    },
  }
}

/** A header of answers that came to a repeated request. */
export const repeatedHeader = 'x-storm-repeated'

type Answer = { status: number; body: { code?: string }; response: { headers: Headers } }

/**
 * An answer that says for certain that nothing was ordered. An outage and a call under way say nothing, nor does the refusal of a
 * request that was sent before: a process that was frozen may still carry the first one out.
 */
export const isRefusal = ({ status, body, response }: Answer) =>
  status >= 400 && status < 500 && body.code !== 'call_in_flight' && !response.headers.has(repeatedHeader)
