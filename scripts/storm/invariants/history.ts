import type { Attempt } from '../book'

export type Judgement = {
  acknowledged: number
  refused: number
  /** Acknowledged attempts without their order. */
  missing: string[]
  /** Attempts with more than one order. */
  repeated: string[]
  madeThoughRefused: string[]
}

/**
 * Compares the history of attempts with the orders that exist, each with the key of its attempt as its note. An acknowledged attempt
 * has exactly the order that its customer was told, an unknown one has at most one, a refused one has none.
 */
export function judge(
  attempts: ReadonlyMap<string, Attempt>,
  orders: readonly { note: string; code: string }[],
): Judgement {
  const found = Map.groupBy(orders, ({ note }) => note)
  const codesOf = (key: string) => (found.get(key) ?? []).map(({ code }) => code)
  const judged: Judgement = { acknowledged: 0, refused: 0, missing: [], repeated: [], madeThoughRefused: [] }
  for (const [key, { outcome, code }] of attempts) {
    const codes = codesOf(key)
    const told = `${key}: ${code || '–'} ≠ ${codes.join(', ') || '–'}`
    if (codes.length > 1) judged.repeated.push(told)
    if (outcome === 'acknowledged') {
      judged.acknowledged += 1
      // By card the answer may have named the bank's page instead of the order.
      if (code ? !codes.includes(code) : codes.length === 0) judged.missing.push(told)
    }
    if (outcome === 'refused') {
      judged.refused += 1
      if (codes.length > 0) judged.madeThoughRefused.push(told)
    }
  }
  return judged
}
