import type { OrderList } from '../../quick-order/order-list'
import { maxAddedAtOnce, wholePackages } from '../../adding/quantity'
import {
  type Found,
  isBlank,
  noteOf,
  type OrderAnswer,
  readRow,
  type RowNote,
  type TypedRow,
} from '../../quick-order/quick-order'

/** A row of the editor. `found` is undefined until its code was looked up. */
export type EditedRow = TypedRow & { id: number; found?: Found; told: RowNote | null }

export type Rows = { rows: readonly EditedRow[]; nextId: number }

export type RowsAction =
  | { type: 'typed'; id: number; field: 'code' | 'packages'; value: string }
  | { type: 'found'; found: ReadonlyMap<string, Found> }
  | { type: 'pasted'; id: number | null; rows: readonly TypedRow[] }
  | { type: 'removed'; id: number }
  | { type: 'answered'; ids: readonly number[]; answer: OrderAnswer }

const fewest = 8

/** Rows from the server's answer, or none, plus an empty row at the end. */
export function openRows(answer: OrderAnswer | null): Rows {
  const kept = answer?.rows.filter(({ note }) => note?.kind !== 'success') ?? []
  const rows = kept.map(({ row, found, note }, id) => ({
    ...row,
    size: sizeOf(found),
    id,
    found,
    told: note,
  }))
  return withRoom({ rows, nextId: rows.length })
}

/** The rows after an action; there is always a blank row to type into. */
export function changeRows(now: Rows, action: RowsAction): Rows {
  switch (action.type) {
    case 'typed':
      return withRoom(mapRows(now, (row) => (row.id === action.id ? typed(row, action) : row)))
    case 'found':
      return mapRows(now, (row) => {
        const found = row.found ? undefined : action.found.get(row.code.trim())
        return found ? { ...row, found, size: sizeOf(found) } : row
      })
    case 'pasted':
      return paste(now, action.id, action.rows)
    case 'removed':
      return withRoom({ ...now, rows: now.rows.filter(({ id }) => id !== action.id) })
    case 'answered':
      return withRoom(answered(now, action.ids, action.answer))
  }
}

/** Rows with any content, as the server counts them. */
export const filled = ({ rows }: Rows) => rows.filter((row) => !isBlank(row))

/** The lines of a list that exceed the limit when it is pasted into the row `id`. */
export function leftOver(now: Rows, id: number | null, { rows, rest }: OrderList): string {
  const beyond = rows.slice(around(now, id).room).map(({ code, packages }) => `${code}\t${packages}`)
  return joinLists(...beyond, rest)
}

/** Lists one after the other. */
export const joinLists = (...lists: readonly string[]) => lists.filter(Boolean).join('\n')

/** The note of a row: the server's until the row changes, then that of its lookup. */
export function noteOfRow(row: EditedRow): RowNote | null {
  if (row.told) return row.told
  if (isBlank(row) || (row.code.trim() !== '' && !row.found)) return null
  // The amount is typed after the code, so an empty one is no mistake yet.
  if (row.found?.status === 'one' && row.packages.trim() === '') return null
  return noteOf(row, row.found ?? { status: 'unknown' })
}

/** Pieces that the row would add to the basket, by the known stock; 0 when it was just tried. */
export function orderablePieces(row: EditedRow): number {
  if (row.told || row.found?.status !== 'one') return 0
  const read = readRow(row, row.found)
  const { available, price } = row.found.offer
  return 'pieces' in read ? wholePackages(Math.min(read.pieces, available), price.packageSize) : 0
}

/** Rows that repeat the product of an earlier row, by row id: the index of the first. */
export function twinsOf(rows: readonly EditedRow[]): Map<number, number> {
  const first = new Map<number, number>()
  const twins = new Map<number, number>()
  for (const [i, { id, found }] of rows.entries()) {
    if (found?.status !== 'one') continue
    const place = first.get(found.offer.variantId)
    if (place === undefined) first.set(found.offer.variantId, i + 1)
    else twins.set(id, place)
  }
  return twins
}

function typed(row: EditedRow, { field, value }: { field: 'code' | 'packages'; value: string }): EditedRow {
  if (field === 'packages') return { ...row, packages: value, told: null }
  return { ...row, code: value, found: undefined, size: '', told: null }
}

/** The rows before and after a paste into the row `id`, and the number of rows that fit between. */
function around(now: Rows, id: number | null) {
  const at = id === null ? -1 : now.rows.findIndex((row) => row.id === id)
  const before = at === -1 ? filled(now) : now.rows.slice(0, at)
  const after = at === -1 ? [] : now.rows.slice(at).filter((row) => row.id !== id && !isBlank(row))
  return { before, after, room: Math.max(maxAddedAtOnce - before.length - after.length, 0) }
}

/** Pastes from the row on; rows below move down. */
function paste(now: Rows, id: number | null, pasted: readonly TypedRow[]): Rows {
  const { before, after, room } = around(now, id)
  const fresh = pasted.slice(0, room).map((row, i) => ({ ...row, id: now.nextId + i, told: null }))
  return withRoom({ rows: [...before, ...fresh, ...after], nextId: now.nextId + fresh.length })
}

/** Removes added rows; the others stay with their notes, including rows from a list. */
function answered(now: Rows, ids: readonly number[], { rows: answers, tried }: OrderAnswer): Rows {
  const byId = new Map(answers.map((answer, i) => [ids[i], answer]))
  const rows = now.rows.flatMap((row) => {
    const answer = byId.get(row.id)
    if (!answer) return row
    if (tried && answer.note?.kind === 'success') return []
    const { found, note } = answer
    return { ...row, found, size: sizeOf(found), told: tried ? note : null }
  })
  const beyond = answers.slice(ids.length).filter(({ note }) => note?.kind !== 'success')
  const fresh = beyond.map(({ row, found, note }, i) => ({
    ...row,
    found,
    size: sizeOf(found),
    told: note,
    id: now.nextId + i,
  }))
  if (fresh.length === 0) return { ...now, rows }
  return { rows: [...rows.filter((row) => !isBlank(row)), ...fresh], nextId: now.nextId + fresh.length }
}

function withRoom(now: Rows): Rows {
  const last = now.rows.at(-1)
  const missing = Math.max(fewest - now.rows.length, last && isBlank(last) ? 0 : 1)
  const count = Math.min(missing, maxAddedAtOnce - now.rows.length)
  if (count <= 0) return now
  const fresh = Array.from({ length: count }, (_, i) => emptyRow(now.nextId + i))
  return { rows: [...now.rows, ...fresh], nextId: now.nextId + count }
}

const emptyRow = (id: number): EditedRow => ({ id, code: '', packages: '', size: '', told: null })

const mapRows = (now: Rows, change: (row: EditedRow) => EditedRow): Rows => ({
  ...now,
  rows: now.rows.map(change),
})

const sizeOf = (found: Found) => (found.status === 'one' ? String(found.offer.price.packageSize) : '')
