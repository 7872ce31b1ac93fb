import type { Transaction } from '~/db/connection.server'
import { comparableCode } from '../../search/codes'
import { countStock, type StockRow } from '../../selling/stock.server'
import { saveOffers, type VariantOffer } from '../../write/write-offers.server'
import type { EditedVariant, Remark } from '../format'
import type { ImportRun, Outcome } from '../import-run.server'
import { compareEdit, type Change } from './compare-edit'
import { readVariantStates } from './variant-states.server'
import { text } from '../text'

/**
 * Writes only the cells that were edited in an exported file: dated prices, package sizes, and stock as corrections. Cells
 * that were not edited change nothing, even when the shop has other values by now.
 */
export async function writeEdits(
  db: Transaction,
  edits: readonly EditedVariant[],
  run: ImportRun,
  at: Date,
): Promise<Map<EditedVariant, Outcome>> {
  const outcomes = new Map<EditedVariant, Outcome>()
  if (edits.length === 0) return outcomes
  const states = await readVariantStates(
    db,
    edits.map(({ code }) => comparableCode(code)),
  )
  const accepted: { edit: EditedVariant; variantId: number; change: Change }[] = []
  for (const edit of edits) {
    const state = states.get(comparableCode(edit.code))
    const change = state ? compareEdit(edit, state, run.lists) : unknown(edit)
    if (change.status === 'refused') outcomes.set(edit, change)
    else accepted.push({ edit, variantId: state!.variantId, change })
  }
  await saveOffers(
    db,
    accepted.flatMap(({ variantId, change }): VariantOffer[] =>
      change.offers.map((offer) => ({ ...offer, variantId })),
    ),
    at,
  )
  const { kept } = await countStock(
    db,
    accepted.flatMap(({ variantId, change }): StockRow[] =>
      change.stock === null ? [] : [{ variantId, quantity: change.stock }],
    ),
    'correction',
    run.reference,
  )
  const left = new Map(kept.map(({ variantId, quantity }) => [variantId, quantity]))
  for (const { edit, variantId, change } of accepted) {
    const reserved = left.get(variantId)
    const remarks =
      reserved === undefined ? change.remarks : [...change.remarks, reservedRemark(edit, reserved)]
    outcomes.set(edit, {
      status: change.parts.length > 0 ? 'updated' : 'unchanged',
      changes: change.parts.map((part) => text.parts[part]),
      remarks,
    })
  }
  return outcomes
}

function unknown({ lines, code }: EditedVariant): { status: 'refused'; remarks: Remark[] } {
  const remark = { line: lines.from, column: text.places.code, value: code, sentence: text.unknownVariant }
  return { status: 'refused', remarks: [remark] }
}

function reservedRemark({ lines, stock }: EditedVariant, reserved: number): Remark {
  return {
    line: lines.from,
    column: text.places.stock,
    value: String(stock),
    sentence: text.reservedStock(reserved),
  }
}
