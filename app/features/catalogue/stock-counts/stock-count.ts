/** `open` takes scans, `applied` has corrected the stock, `dropped` has changed nothing. */
export const stockCountStates = ['open', 'applied', 'dropped'] as const
export type StockCountState = (typeof stockCountStates)[number]

export type StockCount = {
  id: number
  name: string
  state: StockCountState
  actor: string
  startedAt: Date
  finishedAt: Date | null
  /** Counted variants, and those whose pieces differ from the books. */
  lines: number
  differing: number
}

/** A counted variant, in pieces. `expected`: in the books when it was first scanned; `onHand`, `reserved`: now. */
export type StockCountLine = {
  variantId: number
  productId: number
  name: string
  code: string
  barcode: string | null
  counted: number
  expected: number
  onHand: number
  reserved: number
  countedAt: Date
}

/** The outcome of a scan. Only `counted` changes anything. */
export type ScanOutcome =
  | { status: 'counted'; name: string; code: string; counted: number }
  | { status: 'unknown' | 'closed' | 'not_found' }
  /** The barcode belongs to several variants. */
  | { status: 'several'; codes: string[] }
  | { status: 'too_many' }

export const most = { pieces: 1_000_000, name: 100, code: 100, lines: 20_000 } as const
