/** Records all answers that customers received. At the end the invariants compare them with the database. */
export type Book = ReturnType<typeof openBook>

/** `code` is empty if the answer contained only the address of the bank. */
export type KnownOrder = { code: string; id: number | null }

export function openBook() {
  const codes: string[] = []
  const byKey = new Map<string, Set<string>>()
  const outcomes = new Map<string, number>()
  return {
    /** Codes of orders in the answers to customers. */
    codes,
    /** Outcomes of tasks, with their number. */
    outcomes,
    /** A confirmation was answered with an order or its payment address; a repetition may be recorded again. */
    acknowledge(key: string, { code, payment = '' }: { code: string; payment?: string }): void {
      const known = byKey.get(key) ?? new Set()
      if (code && !known.has(code)) codes.push(code)
      byKey.set(key, known.add(code || payment))
    },
    /** Confirmations that made more than one order. */
    repeated: () => [...byKey].filter(([, told]) => told.size > 1).map(([key]) => key),
    confirmations: () => byKey.size,
    count(outcome: string): void {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    },
  }
}
