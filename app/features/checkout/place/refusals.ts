/** A line that keeps the basket from becoming an order. */
export type BlockedLine = {
  lineId: number
  variantId: number
  name: string
  reason: 'unsellable' | 'insufficient'
  available: number
}

/**
 * As many orders wait for a transfer as one customer may have at once. `by`: whose there are counted, the customer's own or
 * those of everybody at the same address; `codes`: those of this session.
 */
export type TooManyOpen = { status: 'too_many_open'; by: 'guest' | 'member' | 'address'; codes: string[] }
