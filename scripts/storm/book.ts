/** What customers were told: held against the database at the end. */
export type Book = ReturnType<typeof openBook>

/** `code` is empty where only the way to the bank was told. */
export type KnownOrder = { code: string; id: number | null }

export function openBook() {
  const codes: string[] = []
  const byKey = new Map<string, Set<string>>()
  const outcomes = new Map<string, number>()
  return {
    /** Codes of orders that somebody was told. */
    codes,
    /** What became of wishes. */
    outcomes,
    /** A confirmation was answered with an order or its payment; when it was sent again, perhaps once more. */
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
