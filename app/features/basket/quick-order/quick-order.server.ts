import type { Db } from '~/db/connection.server'
import { getOffersByCode } from '~/features/catalogue/catalogue.server'
import type { Visitor } from '~/features/identity/identity'
import { addLines } from '../adding/add-lines.server'
import type { AddOutcome } from '../basket'
import {
  noteOf,
  type OrderAnswer,
  readRow,
  type RowAnswer,
  type RowNote,
  toFound,
  type TypedRow,
} from './quick-order'
import { orderText, rowText } from './quick-order.text'
import { stockMessage } from '../adding/stock-message'
import { text } from '../text'

/** The offers for the codes of rows, each with its note; adds nothing. Two queries in all. */
export async function lookUpRows(db: Db, visitor: Visitor, rows: readonly TypedRow[]): Promise<RowAnswer[]> {
  const matches = await getOffersByCode(
    db,
    visitor,
    rows.map(({ code }) => code),
  )
  return rows.map((row) => {
    const found = toFound(matches.get(row.code))
    return { row, found, note: noteOf(row, found), added: 0 }
  })
}

/**
 * Adds the good rows in one transaction; the others get a note with the reason and a remedy. Rows of one product add
 * up.
 */
export async function orderRows(db: Db, visitor: Visitor, rows: readonly TypedRow[]): Promise<OrderAnswer> {
  const matches = await getOffersByCode(
    db,
    visitor,
    rows.map(({ code }) => code),
  )
  const read = rows.map((row) => {
    const found = toFound(matches.get(row.code))
    return { row, found, asked: readRow(row, found) }
  })
  const requested = read.flatMap(({ found, asked }) => {
    if (found.status !== 'one' || !('pieces' in asked)) return []
    const { productId, variantId } = found.offer
    return { productId, variantId, quantity: asked.pieces }
  })
  const outcomes = (await addLines(db, visitor, requested)).values()
  const answers = read.map(({ row, found, asked }): RowAnswer => {
    if (!('pieces' in asked)) return { row, found, note: asked, added: 0 }
    const outcome = outcomes.next().value!
    const added = addedOf(outcome)
    return { row, found, note: noteOfOutcome(outcome, asked.pieces), added }
  })
  return { rows: answers, rest: '', tried: true, ...summaryOf(answers) }
}

function addedOf(outcome: AddOutcome): number {
  return 'before' in outcome ? Math.max(outcome.quantity - outcome.before, 0) : 0
}

function noteOfOutcome(outcome: AddOutcome, wanted: number): RowNote {
  const field = 'packages'
  if (outcome.status === 'not_whole_packages')
    return { kind: 'danger', field, message: text.notWholePackages(outcome.packageSize) }
  const { packageSize } = outcome
  const packages = addedOf(outcome) / packageSize
  if (outcome.status === 'success')
    return { kind: 'success', field, message: rowText.added(packages, packageSize) }
  if (outcome.status === 'insufficient')
    return { kind: 'warning', field, message: rowText.partly(packages, packageSize, wanted / packageSize) }
  return { kind: 'danger', field, message: stockMessage(outcome) }
}

function summaryOf(rows: readonly RowAnswer[]): Pick<OrderAnswer, 'kind' | 'message'> {
  const added = rows.filter((row) => row.added > 0)
  const groups = [
    ...Map.groupBy(added, ({ found }) => (found.status === 'one' ? found.offer.variantId : 0)).values(),
  ]
  const repeated = groups.filter((group) => group.length > 1).flat().length
  const pieces = added.reduce((sum, row) => sum + row.added, 0)
  const count = (kind: RowNote['kind']) => rows.filter(({ note }) => note?.kind === kind).length
  const [refused, partly] = [count('danger'), count('warning')]
  const message = [
    added.length > 0 && orderText.added(groups.length, pieces),
    repeated > 0 && orderText.summed(repeated),
    partly > 0 && orderText.partly(partly),
    refused > 0 && orderText.refused(refused),
    rows.length === 0 && orderText.nothing,
  ]
  const kind = added.length === 0 ? 'danger' : refused + partly > 0 ? 'warning' : 'success'
  return { kind: rows.length === 0 ? 'warning' : kind, message: message.filter(Boolean).join(' ') }
}
