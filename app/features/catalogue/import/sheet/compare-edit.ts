import { formatAmount, formatNumber } from '~/kernel/turkish'
import type { OfferInput, ProductPart } from '../../write/product-input'
import type { EditedOffer, EditedVariant, OfferCells, Remark } from '../format'
import { text } from '../text'

/** The editable values of a variant in the shop; offers by id of the price list. */
type State = {
  onHand: number
  offers: ReadonlyMap<number, OfferCells>
}

export type Change = {
  status: 'accepted'
  parts: (Extract<ProductPart, 'prices'> | 'packageSizes' | 'stock')[]
  offers: OfferInput[]
  /** Pieces counted; null: stock stays. */
  stock: number | null
  remarks: Remark[]
}

/**
 * The changes that an edited row asks for: cells that differ both from the exported value (when the file has one) and from
 * the shop's present value. A single fault refuses the whole row.
 */
export function compareEdit(
  edit: EditedVariant,
  state: State,
  lists: ReadonlyMap<string, { id: number }>,
): Change | { status: 'refused'; remarks: Remark[] } {
  const change: Change = { status: 'accepted', parts: [], offers: [], stock: null, remarks: [] }
  const faults: Remark[] = []
  const { lines } = edit
  const cell = (column: string) => ({
    /** The value to write, or null when there is none. */
    compare(value: number | null, was: number | null, now: number | null, show: (value: number) => string) {
      const tell = (into: Remark[], sentence: string) =>
        into.push({ line: lines.from, column, value: value === null ? '' : show(value), sentence })
      if (value === null) {
        if (was !== null) tell(faults, text.emptiedCell)
        return null
      }
      if (value === now || (edit.was && value === was)) return null
      if (edit.was && was !== now) tell(change.remarks, text.changedMeanwhile(now === null ? '–' : show(now)))
      return value
    },
    refuse: (value: string, sentence: string) => faults.push({ line: lines.from, column, value, sentence }),
  })
  const add = (part: Change['parts'][number]) => {
    if (!change.parts.includes(part)) change.parts.push(part)
  }

  for (const offer of edit.offers) compareOffer(offer)
  change.stock = cell(text.places.stock).compare(
    edit.stock,
    edit.was?.stock ?? null,
    state.onHand,
    formatNumber,
  )
  if (change.stock !== null) add('stock')
  return faults.length > 0 ? { status: 'refused', remarks: faults } : change

  function compareOffer({ list, amount, packageSize }: EditedOffer) {
    const { id } = lists.get(list)!
    const now = state.offers.get(id)
    const was: OfferCells = edit.was?.offers.get(list) ?? { amount: null, packageSize: null }
    const price = cell(text.priceOf(list)).compare(amount, was.amount, now?.amount ?? null, formatAmount)
    const packageCell = cell(text.packageOf(list))
    const size = packageCell.compare(packageSize, was.packageSize, now?.packageSize ?? null, formatNumber)
    if (price === null && size === null) return
    const newAmount = price ?? now?.amount ?? null
    if (newAmount === null) return packageCell.refuse(String(size), text.priceNeeded)
    if (price !== null) add('prices')
    if (size !== null) add('packageSizes')
    change.offers.push({
      priceListId: id,
      amount: newAmount,
      packageSize: size ?? undefined,
    })
  }
}
