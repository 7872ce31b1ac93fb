import { createContext, use, useSyncExternalStore } from 'react'
import { wholePackages } from '../../adding/quantity'
import { noteOf, readRow, type RowNote, type RowOffer } from '../../quick-order/quick-order'

/** Amounts in the boxes of one sheet by variant code, with the note of each. */
export type OrderDraft = ReturnType<typeof createDraft>

const key = 'siparisTaslagi'

/** A draft stored in this tab on every change, so that it survives filters, other pages and a reload. */
export function createDraft() {
  const amounts = new Map<string, string>()
  const told = new Map<string, RowNote>()
  const listeners = new Set<() => void>()
  const opened = new Set<string>()
  let version = 0
  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  return {
    amountOf: (code: string) => amounts.get(code) ?? '',
    toldOf: (code: string) => told.get(code) ?? null,
    version: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write(code: string, amount: string) {
      amounts.set(code, amount)
      told.delete(code)
      keep(code, amount)
      changed()
    },
    /** Stores the notes of the answer and empties the boxes whose amounts are in the basket. */
    tell(notes: ReadonlyMap<string, RowNote | null>) {
      for (const [code, note] of notes) {
        if (note) told.set(code, note)
        if (note?.kind !== 'success') continue
        amounts.delete(code)
        keep(code, '')
      }
      changed()
    },
    /** Adopts, for codes that are new here, the amounts already in their boxes or stored before. */
    restore(codes: readonly string[], standing: ReadonlyMap<string, string>) {
      const kept = readKept()
      const fresh = codes.filter((code) => !opened.has(code))
      for (const code of fresh) {
        opened.add(code)
        const amount = standing.get(code) || kept[code]
        if (amount) amounts.set(code, amount)
      }
      if (fresh.length > 0) changed()
    },
  }
}

export const DraftContext = createContext<OrderDraft | null>(null)

const silent = () => () => undefined

/** Amount and note of one code; a change renders only that code's boxes. */
export function useDraftOf(offer: RowOffer): { amount: string; note: RowNote | null; pieces: number } {
  const draft = use(DraftContext)
  const { code } = offer
  const subscribe = draft?.subscribe ?? silent
  const amount = useSyncExternalStore(
    subscribe,
    () => draft?.amountOf(code) ?? '',
    () => '',
  )
  const told = useSyncExternalStore(
    subscribe,
    () => draft?.toldOf(code) ?? null,
    () => null,
  )
  if (told || amount.trim() === '') return { amount, note: told, pieces: 0 }
  const row = rowOf(offer, amount)
  return { amount, note: noteOf(row, { status: 'one', offer }), pieces: orderable(offer, amount) }
}

/** Pieces that an amount would add to the basket, by the known stock. */
export function orderable(offer: RowOffer, amount: string): number {
  const read = readRow(rowOf(offer, amount), { status: 'one', offer })
  const { available, price } = offer
  return 'pieces' in read ? wholePackages(Math.min(read.pieces, available), price.packageSize) : 0
}

const rowOf = ({ code, price }: RowOffer, packages: string) => ({
  code,
  packages,
  size: String(price.packageSize),
})

function readKept(): Record<string, string> {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}
}

function keep(code: string, amount: string): void {
  const { [code]: _, ...others } = readKept()
  sessionStorage.setItem(key, JSON.stringify(amount ? { ...others, [code]: amount } : others))
}
